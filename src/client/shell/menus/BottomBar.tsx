import type { ComponentType } from 'react';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { AppsRegular } from '@fluentui/react-icons/svg/apps';
import { BoardRegular } from '@fluentui/react-icons/svg/board';
import { BookInformationRegular } from '@fluentui/react-icons/svg/book-information';
import { HomeRegular } from '@fluentui/react-icons/svg/home';
import { LinkRegular } from '@fluentui/react-icons/svg/link';
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal';
import { PeopleTeamRegular } from '@fluentui/react-icons/svg/people-team';
import { PersonSearchRegular } from '@fluentui/react-icons/svg/person-search';
import { useHasNewContent } from '../../data/components/useHasNewContent';
import { useTexts } from '../../texts/useTexts';
import { useHiddenText } from '../../ui/style/hiddenText';
import { focusRing, plainList, square } from '../../ui/style/layout';
import { noteHeight } from '../frame/noteHeight';
import { bottomBarPlaces } from './bottomBarPlace';
import type { NavigationEntry } from './navigationEntries';
import { NavigationLink } from './NavigationLink';
import { useSideMenu } from './useSideMenu';

const useStyles = makeStyles({
  // Last in the page, so that it takes the room of nothing else.
  root: {
    position: 'sticky',
    bottom: 0,
    zIndex: 9,
    flexShrink: 0,
    paddingBottom: 'env(safe-area-inset-bottom)',
    backgroundColor: tokens.colorNeutralBackground1,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  list: { ...plainList, display: 'flex' },
  item: { flex: '1 1 0', minWidth: 0 },
  presumed: { visibility: 'hidden' },
  link: {
    ...focusRing('-3px'),
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '2px',
    width: '100%',
    minHeight: '56px',
    padding: '6px 2px 4px',
    border: 'none',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    fontFamily: 'inherit',
    fontSize: '11px',
    lineHeight: '13px',
    textAlign: 'center',
    textDecorationLine: 'none',
    cursor: 'pointer',
    // Long words of five entries fit at 320 px.
    '@media (max-width: 359.98px)': { paddingInline: 0, fontSize: '10px' },
    '&[data-pending] svg': { backgroundColor: tokens.colorNeutralBackground1Pressed },
    // Bold words would take another line.
    '&[aria-current="page"]': { color: tokens.colorBrandForeground1 },
    '&[aria-current="page"] svg': {
      backgroundColor: tokens.colorBrandBackground2,
      // Seen in high contrast alone, where the background is that of the bar.
      outline: `2px solid ${tokens.colorTransparentStrokeInteractive}`,
    },
    '@media (forced-colors: active)': {
      '&[aria-current="page"] svg': { outline: '2px solid Highlight' },
    },
  },
  icon: { position: 'relative', display: 'flex' },
  picture: {
    ...square('22px'),
    boxSizing: 'content-box',
    padding: '1px 14px',
    borderRadius: tokens.borderRadiusCircular,
  },
  // At most two lines, the second with an ellipsis where there is more (SHELL-35); a long word parts
  // where its language parts it.
  name: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    maxWidth: '100%',
    overflow: 'hidden',
    hyphens: 'auto',
    overflowWrap: 'anywhere',
  },
  dot: {
    ...square('8px'),
    position: 'absolute',
    top: 0,
    right: '10px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorPaletteRedBackground3,
    forcedColorAdjust: 'none',
    '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
  },
});

type Icon = ComponentType<{ className: string }>;

const icons: Readonly<Partial<Record<string, Icon>>> = {
  '/': HomeRegular,
  '/light': HomeRegular,
  '/your-board': BoardRegular,
  '/collaboration': PeopleTeamRegular,
  '/apps-and-tools': AppsRegular,
  '/find-information': BookInformationRegular,
  '/find-information-light': BookInformationRegular,
  '/people': PersonSearchRegular,
};

const keepClear = noteHeight('--bottom-bar');

/**
 * The navigation of a phone, under the thumb; what has no room in it stands in the side menu, where
 * all entries are (SHELL-05).
 */
export function BottomBar({ entries }: { entries: readonly NavigationEntry[] }) {
  const styles = useStyles();
  const { shell } = useTexts();
  const fits = entries.length <= bottomBarPlaces;
  const shown = fits ? entries : entries.slice(0, bottomBarPlaces - 1);
  return (
    <nav ref={keepClear} aria-label={shell.topNavigation} className={styles.root}>
      <ul className={styles.list}>
        {shown.map((entry) => (
          <li
            key={`${entry.address} ${entry.title}`}
            className={mergeClasses(styles.item, entry.isPresumed && styles.presumed)}
          >
            <NavigationLink entry={entry} className={styles.link}>
              <Place
                icon={icons[entry.address] ?? LinkRegular}
                entries={[entry]}
                short={entry.shortTitle}
              >
                {entry.title}
              </Place>
            </NavigationLink>
          </li>
        ))}
        {!fits && (
          <li className={styles.item}>
            <More entries={entries} beyond={entries.slice(shown.length)} />
          </li>
        )}
      </ul>
    </nav>
  );
}

interface MoreProps {
  entries: readonly NavigationEntry[];
  /** Those that are not in the bar. */
  beyond: readonly NavigationEntry[];
}

function More({ entries, beyond }: MoreProps) {
  const styles = useStyles();
  const { shell } = useTexts();
  const { open, toggle, prepare, button, menu } = useSideMenu(entries);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.link}
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={toggle}
        onPointerEnter={prepare}
      >
        <Place icon={MoreHorizontalRegular} entries={beyond}>
          {shell.more}
        </Place>
      </button>
      {menu}
    </>
  );
}

interface PlaceProps {
  icon: Icon;
  /** Whose new content the dot stands for (NAV-04). */
  entries: readonly NavigationEntry[];
  /** Seen in place of the whole name, which screen readers say. */
  short?: string;
  children: string;
}

function Place({ icon: Picture, entries, short, children }: PlaceProps) {
  const styles = useStyles();
  const { hidden } = useHiddenText();
  const { navigation } = useTexts();
  const hasNews = useHasNewContent(entries.flatMap(({ components }) => components));
  return (
    <>
      <span aria-hidden className={styles.icon}>
        <Picture className={styles.picture} />
        {hasNews && <span className={styles.dot} />}
      </span>
      {short && (
        <span aria-hidden className={styles.name}>
          {short}
        </span>
      )}
      <span className={short ? hidden : styles.name}>{children}</span>
      {hasNews && <span className={hidden}>{navigation.newContent}</span>}
    </>
  );
}
