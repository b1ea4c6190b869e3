import { makeStyles, tokens } from '@fluentui/react-components';
import { useHasNewContent } from '../../data/components/useHasNewContent';
import { useTexts } from '../../texts/useTexts';
import { useHiddenText } from '../../ui/style/hiddenText';
import { square } from '../../ui/style/layout';
import type { NavigationEntry } from './navigationEntries';

/** Where its line does not wrap, and has no room for all of it. */
const cut = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' } as const;

const useStyles = makeStyles({
  prefix: { ...cut, marginRight: '0.3em', fontWeight: tokens.fontWeightSemibold },
  // As wide as it is in bold, so that its neighbours stay where they are when it becomes the
  // current one.
  title: {
    position: 'relative',
    display: 'inline-grid',
    gridTemplateColumns: 'minmax(0, auto)',
    minWidth: 0,
    '::after': {
      content: 'attr(data-title)',
      height: 0,
      overflow: 'hidden',
      visibility: 'hidden',
      fontWeight: tokens.fontWeightSemibold,
    },
  },
  text: cut,
  badge: {
    ...square('8px'),
    // Behind the title, within the link's padding: it comes and goes without moving anything.
    position: 'absolute',
    top: '-2px',
    insetInlineStart: 'calc(100% + 3px)',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorPaletteRedBackground3,
    forcedColorAdjust: 'none',
    '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
  },
});

/**
 * The title of a navigation entry with its prefix (NAV-02), and a dot while one of its components
 * has new content (NAV-04).
 */
export function EntryTitle({ entry }: { entry: NavigationEntry }) {
  const styles = useStyles();
  const { hidden } = useHiddenText();
  const { navigation } = useTexts();
  const hasNews = useHasNewContent(entry.components);
  return (
    <>
      {entry.prefix && <span className={styles.prefix}>{entry.prefix}</span>}
      <span className={styles.title} data-title={entry.title}>
        <span className={styles.text}>{entry.title}</span>
        {hasNews && (
          <span className={styles.badge}>
            <span className={hidden}>{navigation.newContent}</span>
          </span>
        )}
      </span>
    </>
  );
}
