import { makeStyles, tokens } from '@fluentui/react-components';
import { TagRegular } from '@fluentui/react-icons/svg/tag';
import { TagMultipleRegular } from '@fluentui/react-icons/svg/tag-multiple';
import { ChannelChip } from '../../audience/ChannelChip';
import { plural } from '../../texts/plural';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    flexShrink: 0,
    alignSelf: 'center',
    fontSize: '16px',
    color: tokens.colorNeutralForeground3,
  },
});

interface ChannelTagProps {
  channels: readonly { ChannelTermId: string }[];
  /** Where the menu is edited it only says so. */
  isQuiet?: boolean;
}

/**
 * Marks what is only for followers of one channel, or of several (FIND-10); a press names them, and
 * follows them or not any more.
 */
export function ChannelTag({ channels, isQuiet }: ChannelTagProps) {
  const styles = useStyles();
  const { limited } = useTexts('findInformation');
  const locale = useLocale();
  if (channels.length === 0) return null;
  const words = plural(limited, channels.length, locale);
  const icon = channels.length === 1 ? <TagRegular /> : <TagMultipleRegular />;
  if (isQuiet)
    return (
      <span className={styles.root} role="img" aria-label={words} title={words}>
        {icon}
      </span>
    );
  return (
    <ChannelChip
      ids={channels.map(({ ChannelTermId }) => ChannelTermId)}
      name={words}
      isIcon
      className={styles.root}
    >
      {icon}
    </ChannelChip>
  );
}
