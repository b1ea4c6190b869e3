import { useId, useState } from 'react';
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronUpRegular } from '@fluentui/react-icons/svg/chevron-up';
import type { NewsItem } from '#shared/rules/news/news';
import type { TextLanguage } from '#shared/rules/pages/textLanguage';
import type { ComponentId } from '#shared/realtime';
import type { NamedChannel } from '../../../audience/useChannelFollowing';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../../texts/useTexts';
import { Clamped } from '../../../ui/text/Clamped';
import { NewsTags } from './NewsTags';
import { useOpeningOnce } from '../useOpeningOnce';
import { fingerHeight } from '../../../ui/style/layout';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    marginLeft: '-8px',
  },
  description: { color: tokens.colorNeutralForeground2, margin: 0 },
  toggle: {
    position: 'relative',
    zIndex: 1,
    minWidth: 0,
    paddingInline: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground2,
    fontWeight: tokens.fontWeightRegular,
    ...fingerHeight,
  },
});

interface NewsFooterProps {
  item: NewsItem;
  /** Left out when descriptions are off or the post has none. */
  description: string;
  /** Lines of the description (NEWS-50, NEWS-51). */
  lines: number;
  /** The language of the description. */
  written: TextLanguage;
  startsOpen: boolean;
  /** Whose card it is, for what is counted. */
  component: ComponentId;
  channels: NamedChannel[];
  className?: string;
}

/**
 * The parts of a card besides its link: the quick-read toggle with the description (NEWS-37), and
 * the channel tags.
 */
export function NewsFooter({
  item,
  description,
  lines,
  written,
  startsOpen,
  component,
  channels,
  className,
}: NewsFooterProps) {
  const styles = useStyles();
  const texts = useTexts().news;
  const id = useId();
  const isHiddenAtFirst = item.hide && !startsOpen;
  // A turned device or another place on the page changes it only where nobody has chosen.
  const [chosen, setChosen] = useState<'hidden' | 'open'>();
  const isHidden = chosen ? chosen === 'hidden' : isHiddenAtFirst;
  const noteOpening = useOpeningOnce(item, component, { wasOpen: !isHiddenAtFirst });
  const toggle = () => {
    if (isHidden) noteOpening();
    setChosen(isHidden ? 'open' : 'hidden');
  };
  const hasDescription = description !== '';
  if (!hasDescription && channels.length === 0) return null;
  return (
    <>
      {hasDescription && !isHidden && (
        <p id={id} className={mergeClasses(styles.description, className)} {...written}>
          <Clamped lines={lines}>{description}</Clamped>
        </p>
      )}
      <div className={styles.root}>
        {hasDescription && (
          <Button
            className={styles.toggle}
            size="small"
            appearance="subtle"
            icon={isHidden ? <ChevronDownRegular /> : <ChevronUpRegular />}
            aria-label={format(texts.quickReadOf, { title: item.Title })}
            aria-expanded={!isHidden}
            aria-controls={isHidden ? undefined : id}
            onClick={toggle}
          >
            {texts.quickRead}
          </Button>
        )}
        <NewsTags title={item.Title} channels={channels} />
      </div>
    </>
  );
}
