import { Link } from 'react-router-dom';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useSession } from '../data/session/session';
import { BroadcastArea } from '../features/broadcasts/BroadcastArea';
import { BroadcastMenuButton } from '../features/broadcasts/BroadcastMenuButton';
import { useHostState } from '../host/useHostState';
import { routes } from '../routes';
import { format } from '../texts/format';
import { useTexts } from '../texts/useTexts';
import { focusRing, inRow, oneLine, square } from '../ui/style/layout';
import { Logo } from './Logo';
import { navigationEntries } from './menus/navigationEntries';
import { NewContentStatus } from './frame/NewContentStatus';
import { SearchEntry } from './menus/SearchEntry';
import { SideMenuButton } from './menus/SideMenuButton';
import { TopNavigation } from './menus/TopNavigation';
import { UserMenuButton } from './menus/UserMenuButton';

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
  sticky: { position: 'sticky', top: 0, zIndex: 10 },
  narrow: {
    display: 'flex',
    alignItems: 'center',
    '@media (min-width: 992px)': { display: 'none' },
  },
  wide: { display: 'none', '@media (min-width: 992px)': { display: 'block' } },
  home: {
    ...inRow(tokens.spacingHorizontalS),
    ...focusRing(),
    alignSelf: 'center',
    minWidth: 0,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
    borderRadius: tokens.borderRadiusLarge,
  },
  name: { ...oneLine, '@media (min-width: 992px)': { display: 'none' } },
  end: { ...inRow(tokens.spacingHorizontalS), marginLeft: 'auto' },
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

/** Skip link, logo, navigation and the person's menu, the same on every page (SHELL-01..03). */
export function Header() {
  const styles = useStyles();
  const texts = useTexts();
  const { settings, licensed } = useSession();
  const isInTeams = useHostState().place === 'teams';
  const entries = navigationEntries(routes, { texts, settings, licensed, isInTeams });
  return (
    <header
      ref={settings.stickyHeader ? keepClear : undefined}
      className={mergeClasses(styles.root, settings.stickyHeader && styles.sticky)}
    >
      <SkipLinks />
      <div className={styles.top}>
        <div className={styles.bar}>
          {entries.length > 0 && (
            <div className={styles.narrow}>
              <SideMenuButton entries={entries} />
            </div>
          )}
          <Link
            to="/"
            className={styles.home}
            aria-label={format(texts.shell.homeLink, { workplace: settings.workplaceName })}
          >
            <Logo />
            {/* Teams itself names the app. */}
            {!isInTeams && <span className={styles.name}>{settings.workplaceName}</span>}
          </Link>
          <div className={styles.wide}>
            {entries.length > 0 && <TopNavigation entries={entries} />}
          </div>
          <div className={styles.end}>
            {settings.showSearchBarInTopNav && <SearchEntry />}
            <BroadcastMenuButton />
            <UserMenuButton />
          </div>
        </div>
      </div>
      <NewContentStatus entries={entries} />
      <BroadcastArea />
    </header>
  );
}

/** What takes the focus, or is scrolled to, does not come to stand behind the header. */
function keepClear(header: HTMLElement | null): (() => void) | undefined {
  if (!header) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() =>
    style.setProperty('scroll-padding-top', `${header.offsetHeight}px`),
  );
  observer.observe(header);
  return () => {
    observer.disconnect();
    style.removeProperty('scroll-padding-top');
  };
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
