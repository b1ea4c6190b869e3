import { makeStyles, tokens } from '@fluentui/react-components';
import { TagRegular } from '@fluentui/react-icons/svg/tag';
import { TagMultipleRegular } from '@fluentui/react-icons/svg/tag-multiple';
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

/** Marks what is only for followers of one channel, or of several (FIND-10). */
export function ChannelTag({ channels }: { channels: readonly unknown[] }) {
  const styles = useStyles();
  const { limited } = useTexts('findInformation');
  const locale = useLocale();
  if (channels.length === 0) return null;
  const words = plural(limited, channels.length, locale);
  return (
    <span className={styles.root} role="img" aria-label={words} title={words}>
      {channels.length === 1 ? <TagRegular /> : <TagMultipleRegular />}
    </span>
  );
}
