import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useTexts } from '../../texts/useTexts';
import { plainList } from '../../ui/style/layout';
import type { NavigationEntry } from './navigationEntries';
import { EntryTitle } from './EntryTitle';
import { NavigationLink } from './NavigationLink';

const useStyles = makeStyles({
  root: { height: '100%' },
  list: { ...plainList, display: 'flex', minWidth: 0, height: '100%' },
  item: { display: 'flex', minWidth: 0 },
  presumed: { visibility: 'hidden' },
  link: {
    display: 'flex',
    alignItems: 'center',
    position: 'relative',
    minWidth: 0,
    padding: `0 ${tokens.spacingHorizontalM}`,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-visible': {
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '-4px',
      borderRadius: tokens.borderRadiusLarge,
    },
    '::after': {
      content: '""',
      position: 'absolute',
      left: tokens.spacingHorizontalM,
      right: tokens.spacingHorizontalM,
      bottom: 0,
      height: '3px',
      borderRadius: '3px 3px 0 0',
    },
    ':hover::after': { backgroundColor: tokens.colorNeutralStroke1 },
    '&[aria-current="page"]': {
      color: tokens.colorBrandForeground1,
      fontWeight: tokens.fontWeightSemibold,
    },
    '&[aria-current="page"]::after': { backgroundColor: tokens.colorCompoundBrandStroke },
    '&[data-pending]::after': {
      backgroundColor: tokens.colorCompoundBrandStroke,
      '@media (prefers-reduced-motion: no-preference)': {
        animationName: { from: { opacity: 0.25 }, to: { opacity: 1 } },
        animationDuration: '600ms',
        animationDirection: 'alternate',
        animationIterationCount: 'infinite',
      },
    },
    '@media (forced-colors: active)': {
      '&[aria-current="page"]::after, &[data-pending]::after': { backgroundColor: 'Highlight' },
    },
  },
});

/** The horizontal navigation of the header (SHELL-03). */
export function TopNavigation({ entries }: { entries: readonly NavigationEntry[] }) {
  const styles = useStyles();
  const { shell } = useTexts();
  return (
    <nav aria-label={shell.topNavigation} className={styles.root}>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li
            key={`${entry.address} ${entry.title}`}
            title={wholeTitle(entry)}
            className={mergeClasses(styles.item, entry.isPresumed && styles.presumed)}
          >
            <NavigationLink entry={entry} className={styles.link}>
              <EntryTitle entry={entry} />
            </NavigationLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** For an entry that is long enough to be cut where there is little room. */
function wholeTitle({ prefix, title }: NavigationEntry): string | undefined {
  const words = [prefix, title].filter(Boolean).join(' ');
  return words.length > 15 ? words : undefined;
}
