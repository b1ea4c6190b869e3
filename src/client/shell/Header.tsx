import { Link } from 'react-router-dom';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useSession } from '../data/session/session';
import { BroadcastArea } from '../features/broadcasts/BroadcastArea';
import { BroadcastMenuButton } from '../features/broadcasts/BroadcastMenuButton';
import { useHostState } from '../host/useHostState';
import { useMedia } from '../platform/useMedia';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../texts/useTexts';
import { focusRing, inRow, lowWindow, oneLine, square } from '../ui/style/layout';
import { Logo } from './Logo';
import { NewContentStatus } from './frame/NewContentStatus';
import { noteHeight } from './frame/noteHeight';
import { SearchEntry } from './menus/SearchEntry';
import { SideMenuButton } from './menus/SideMenuButton';
import { TopNavigation } from './menus/TopNavigation';
import { UserMenuButton } from './menus/UserMenuButton';
import { useNavigation } from './menus/useNavigation';

const useStyles = makeStyles({
  root: { flexShrink: 0, backgroundColor: tokens.colorNeutralBackground1 },
  top: { height: '56px', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  // In line with the content below.
  bar: {
    display: 'flex',
    alignItems: 'stretch',
    gap: tokens.spacingHorizontalM,
    height: '100%',
    maxWidth: '1384px',
    margin: '0 auto',
    padding: `0 ${tokens.spacingHorizontalL}`,
    '@media (min-width: 768px)': { padding: `0 ${tokens.spacingHorizontalXXL}` },
    '@media (min-width: 1200px)': { padding: '0 40px' },
  },
  sticky: {
    position: 'sticky',
    top: 0,
    zIndex: 10,
    // Where room is scarce the messages below the bar go with the page.
    [`@media (max-width: 767.98px), ${lowWindow}`]: {
      top: 'calc(-1 * var(--messages, 0px))',
    },
  },
  narrow: {
    display: 'flex',
    alignItems: 'center',
    '@media (min-width: 992px)': { display: 'none' },
  },
  // Teams has a header with a name above the app: what the person needs of this one stands on the
  // page.
  inTeams: { backgroundColor: tokens.colorNeutralBackground3 },
  low: { height: '48px', borderBottomStyle: 'none' },
  navigation: { display: 'block', minWidth: 0 },
  wide: { display: 'none', minWidth: 0, '@media (min-width: 992px)': { display: 'block' } },
  home: {
    ...inRow(tokens.spacingHorizontalS),
    ...focusRing(),
    alignSelf: 'center',
    minWidth: 0,
    minHeight: '44px',
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
    borderRadius: tokens.borderRadiusLarge,
  },
  name: { ...oneLine, '@media (min-width: 992px)': { display: 'none' } },
  // The field of the search gives way before the titles of the navigation do.
  end: { ...inRow(tokens.spacingHorizontalS), flexShrink: 100_000, marginLeft: 'auto' },
  across: { flexGrow: 1 },
  link: {
    position: 'absolute',
    zIndex: 20,
    top: tokens.spacingVerticalS,
    left: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    ':not(:focus)': {
      ...square('1px'),
      clipPath: 'inset(50%)',
      overflow: 'hidden',
      padding: 0,
      whiteSpace: 'nowrap',
    },
  },
});

const keepClear = noteHeight('scroll-padding-top');
const noteMessages = noteHeight('--messages');

/** Skip link, logo, navigation and the person's menu, the same on every page (SHELL-01..03). */
export function Header() {
  const styles = useStyles();
  const texts = useTexts();
  const { settings } = useSession();
  const { entries, hasBottomBar } = useNavigation();
  const isInTeams = useHostState().place === 'teams';
  const isPhone = useMedia('(max-width: 767.98px)');
  const isLow = isInTeams && isPhone;
  return (
    <header
      ref={settings.stickyHeader ? keepClear : undefined}
      className={mergeClasses(
        styles.root,
        isLow && styles.inTeams,
        settings.stickyHeader && styles.sticky,
      )}
    >
      <SkipLinks />
      <div className={mergeClasses(styles.top, isLow && styles.low)}>
        <div className={styles.bar}>
          {entries.length > 1 && !hasBottomBar && (
            <div className={styles.narrow}>
              <SideMenuButton entries={entries} />
            </div>
          )}
          {!isLow && (
            <Link
              to="/"
              className={styles.home}
              aria-label={format(texts.shell.homeLink, { workplace: settings.workplaceName })}
            >
              <Logo />
              {/* Teams itself names the app. */}
              {!isInTeams && <span className={styles.name}>{settings.workplaceName}</span>}
            </Link>
          )}
          {/* For a single entry nobody opens a menu. */}
          <div className={entries.length > 1 ? styles.wide : styles.navigation}>
            {entries.length > 0 && <TopNavigation entries={entries} />}
          </div>
          <div className={mergeClasses(styles.end, isLow && styles.across)}>
            {settings.showSearchBarInTopNav && <SearchEntry isWide={isLow} />}
            <BroadcastMenuButton />
            <UserMenuButton />
          </div>
        </div>
      </div>
      <NewContentStatus entries={entries} />
      <div ref={settings.stickyHeader ? noteMessages : undefined}>
        <BroadcastArea />
      </div>
    </header>
  );
}

/** The first stop of the keyboard: past the header (SHELL-02). */
function SkipLinks() {
  const styles = useStyles();
  const { shell } = useTexts();
  return (
    <a href="#content" className={styles.link} onClick={focusContent}>
      {shell.skipToContent}
    </a>
  );
}

function focusContent(event: React.MouseEvent): void {
  // The address keeps its own hash and the router sees no navigation.
  event.preventDefault();
  document.getElementById('content')?.focus();
}
