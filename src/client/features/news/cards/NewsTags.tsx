import { Fragment, useId, useState } from 'react';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { TagRegular } from '@fluentui/react-icons/svg/tag';
import { ChannelChip } from '../../../audience/ChannelChip';
import type { NamedChannel } from '../../../audience/useChannelFollowing';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../../texts/useTexts';
import { fingerSquare, text200 } from '../../../ui/style/layout';

const useStyles = makeStyles({
  button: {
    position: 'relative',
    zIndex: 1,
    minWidth: 0,
    color: tokens.colorNeutralForeground3,
    ...fingerSquare,
  },
  // In line with the text above: the row of buttons around it stands out by their padding.
  list: {
    ...text200,
    flexBasis: '100%',
    order: 1,
    margin: 0,
    paddingLeft: '8px',
    color: tokens.colorNeutralForeground2,
  },
});

interface NewsTagsProps {
  title: string;
  channels: NamedChannel[];
}

/**
 * Compact channel tags: an icon that opens a text list of the channels, and closes it again
 * (NEWS-59). Each can be followed there.
 */
export function NewsTags({ title, channels }: NewsTagsProps) {
  const styles = useStyles();
  const texts = useTexts().news;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (channels.length === 0) return null;
  return (
    <>
      <Button
        className={styles.button}
        size="small"
        appearance="subtle"
        icon={<TagRegular />}
        aria-label={format(texts.channelsOf, { count: channels.length, title })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {channels.length}
      </Button>
      {isOpen && (
        <p id={id} className={styles.list}>
          {texts.channels}:{' '}
          {channels.map((channel, index) => (
            <Fragment key={channel.id}>
              {index > 0 && ', '}
              <ChannelChip ids={[channel.id]} name={channel.name}>
                {channel.name}
              </ChannelChip>
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}
