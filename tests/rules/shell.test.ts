import { pageRoutes, type PagePath } from '#shared/rules/pages/routeTable';
import { roles, type Role } from '#shared/rules/people/roles';
import { interfaceLanguages } from '#shared/rules/settings/interfaceLanguages';
import { settingDefaults, type FeatureSettings } from '#shared/rules/settings/settings';
import { readText } from '../support/sourceFiles';
import { buildVersion } from '../../src/client/data/session/buildVersion';
import { pageCommands } from '../../src/client/shell/dialogs/search/pageCommands';
import { hasFrame } from '../../src/client/shell/frame/hasFrame';
import { navigationEntries } from '../../src/client/shell/menus/navigationEntries';
import { type topNavigation } from '../../src/client/shell/menus/topNavigation';
import { userMenuEntries, type UserMenuEntry } from '../../src/client/shell/menus/userMenuEntries';
import { loadFirst } from '../../src/client/texts/catalogues';
import { firstTexts as en } from '../../src/client/texts/topics';

const allPages = (Object.keys(pageRoutes) as PagePath[]).map((path) => ({ path }));

interface Reader {
  settings?: Partial<FeatureSettings>;
  licensed?: boolean;
  isGuest?: boolean;
  pages?: Parameters<typeof navigationEntries>[0];
  flagged?: typeof topNavigation;
}

function entries({
  settings = {},
  licensed = true,
  isGuest = false,
  pages = allPages,
  flagged,
}: Reader = {}) {
  return navigationEntries(
    pages,
    { texts: en, settings: { ...settingDefaults, ...settings }, licensed, isGuest },
    flagged,
  );
}
const titles = (reader?: Reader) => entries(reader).map(({ title }) => title);

describe('the top navigation', () => {
  it('NAV-01 has the pages that are flagged for it and have a title', () => {
    const flagged = { '/': { title: () => 'Home' }, '/people': { title: () => '' } };
    expect(titles({ flagged })).toEqual(['Home']);
    expect(entries().map(({ address }) => address)).not.toContain('/settings');
  });

  it('NAV-05 NAV-12 has Today, Your board, Collaboration, Find information and Find colleague', () => {
    expect(titles()).toEqual([
      'Today',
      'Your board',
      'Collaboration',
      'Find information',
      'Find colleague',
    ]);
  });

  it.each([
    ['Find information', 'findInformation', '/find-information', 'Information'],
    ['Find colleague', 'findColleague', '/people', 'Colleague'],
  ])(
    '%s has short words for a phone, unless the organisation calls it otherwise',
    (title, key, path, short) => {
      const shortOf = (named: string) => {
        const texts = { ...en, navigation: { ...en.navigation, [key]: named } };
        return navigationEntries(allPages, {
          texts,
          settings: settingDefaults,
          licensed: true,
        }).find(({ address }) => address === path)?.shortTitle;
      };
      expect(shortOf(title)).toBe(short);
      expect(shortOf('Handbook')).toBeUndefined();
    },
  );

  it.each(interfaceLanguages)(
    'in %s the short words of a phone stand in the title',
    async (own) => {
      const texts = await loadFirst(own);
      const shown = navigationEntries(allPages, {
        texts,
        settings: settingDefaults,
        licensed: true,
      });
      expect(shown.filter(({ shortTitle }) => shortTitle).map(({ address }) => address)).toEqual([
        '/find-information',
        '/people',
      ]);
    },
  );

  it('NAV-02 NAV-14 Today carries the workplace name and counts as open only on its own address', () => {
    const [today, ...others] = entries({ settings: { workplaceName: 'Nordvik' } });
    expect(today).toMatchObject({ prefix: 'Nordvik', exact: true });
    expect(others.every(({ prefix, exact }) => prefix === undefined && !exact)).toBe(true);
  });

  it('NAV-08 NAV-11 NAV-14 shows the board, Collaboration and two more to people with a licence only', () => {
    for (const title of ['Your board', 'Collaboration', 'Find colleague'])
      expect(titles({ licensed: false })).not.toContain(title);
    expect(entries({ licensed: false }).map(({ address }) => address)).not.toContain(
      '/find-information',
    );
  });

  it('without a licence nothing leads to the directory, and all that the portal itself has is there', () => {
    expect(entries({ licensed: false }).map(({ title, address }) => [title, address])).toEqual([
      ['Today', '/'],
      ['App center', '/apps-and-tools'],
      ['Find information', '/find-information-light'],
    ]);
  });

  it('without a licence Find colleague is there where the portal has a list of its own, but not for guests', () => {
    const settings = { findColleaguesWithoutLicence: true };
    expect(titles({ licensed: false, settings })).toContain('Find colleague');
    expect(titles({ licensed: false, settings, isGuest: true })).not.toContain('Find colleague');
  });

  it('without a licence the search leads to colleagues as the navigation does', () => {
    const leads = (findColleaguesWithoutLicence: boolean, isGuest = false) =>
      pageCommands(
        [{ path: '/people', title: () => 'Find colleague' }],
        {
          ...{ isSignedIn: true, roles: [], licensed: false, isGuest },
          settings: { ...settingDefaults, findColleaguesWithoutLicence },
        },
        en,
      ).length;
    expect([leads(true), leads(false), leads(true, true)]).toEqual([1, 0, 0]);
  });

  it('NAV-04 TODAY-18 an entry has the components of the page that it leads to', () => {
    const pages: Reader['pages'] = [
      { path: '/', components: ['featuredNews', 'calendar'] },
      { path: '/light', components: ['featuredNews', 'appTiles'] },
    ];
    const ofToday = (reader: Reader) => entries({ pages, ...reader })[0]?.components;
    const settings = { licenceGuardHome: true };
    expect(ofToday({ licensed: false, settings })).toEqual(['featuredNews', 'appTiles']);
    expect(ofToday({ licensed: false })).toEqual(['featuredNews', 'calendar']);
    expect(ofToday({ settings })).toEqual(['featuredNews', 'calendar']);
  });

  it('NAV-09 an entry whose flag is false is for people without a licence only', () => {
    const flagged = {
      '/light': { title: () => 'Light', onlyShowForLicensedUsers: false },
      '/people': { title: () => 'People' },
    };
    expect(titles({ flagged, licensed: true })).toEqual(['People']);
    expect(titles({ flagged, licensed: false })).toEqual(['Light', 'People']);
  });

  it('NAV-10 the licence counts for nothing while bypassLicenseFilterInTopNav is on', () => {
    const settings = { bypassLicenseFilterInTopNav: true };
    // Find information stands once, though there are two pages of it.
    expect(titles({ licensed: false, settings })).toEqual([...titles(), 'App center']);
  });

  it('NAV-06 NAV-13 SETTINGS-39 ends with a guide in a new tab where one is set', () => {
    expect(titles()).not.toContain('Guide');
    expect(entries({ settings: { guideSiteUrl: 'https://guide.example/' } }).at(-1)).toMatchObject({
      title: 'Guide',
      address: 'https://guide.example/',
      newTab: true,
    });
    const settings = {
      guideSiteUrl: 'https://guide.example/',
      'open-all-links-in-same-tab': true,
    };
    expect(entries({ settings }).at(-1)).toMatchObject({ title: 'Guide', newTab: false });
  });

  it('NAV-07 NAV-13 has one additional link where linkTopNav names one', () => {
    const linkTopNav = { title: 'Canteen', url: 'https://canteen.example/' };
    expect(titles()).toHaveLength(5);
    expect(entries({ settings: { linkTopNav } }).at(-1)).toMatchObject({
      title: 'Canteen',
      address: 'https://canteen.example/',
      newTab: false,
    });
    expect(
      entries({ settings: { linkTopNav: { ...linkTopNav, openInNewTab: true } } }).at(-1),
    ).toMatchObject({ newTab: true });
    expect(titles({ settings: { linkTopNav: { title: 'Without an address' } } })).toHaveLength(5);
  });

  it('a page that does not exist yet has no entry', () => {
    expect(titles({ pages: [{ path: '/' }] })).toEqual(['Today']);
  });
});

describe('the user menu', () => {
  const menu = (
    roles: readonly Role[],
    settings: Partial<FeatureSettings> = {},
    situation: { hasZones?: boolean; isInTeams?: boolean; teamsAddress?: string } = {},
  ) =>
    userMenuEntries({
      upn: 'ann.berg@nordvik.example',
      roles,
      settings: { ...settingDefaults, ...settings },
      hasZones: false,
      isInTeams: false,
      isBuilt: () => true,
      ...situation,
    });
  const kinds = (...given: Parameters<typeof menu>) => menu(...given).map(({ kind }) => kind);
  /** The roles of which each alone has the entry. */
  const holdersOf = (kind: UserMenuEntry['kind'], situation?: Parameters<typeof menu>[2]) =>
    roles.filter((role) => kinds([role], {}, situation).includes(kind));
  const everything = { enableOfficeProfileLink: true, enableProfileCardView: true };

  it('SHELL-20 keeps its order', () => {
    expect(kinds(['Admin'], everything, { hasZones: true })).toEqual([
      'editInfoboxes',
      'settings',
      'officeProfile',
      'editorDashboard',
      'adminDashboard',
      'profile',
      'signOut',
    ]);
  });

  it('SHELL-13 has the toggle for infoboxes for Admin and Editor, on pages with places for them', () => {
    expect(holdersOf('editInfoboxes', { hasZones: true })).toEqual(['Admin', 'Editor']);
    expect(kinds(['Admin'], {}, { hasZones: false })).not.toContain('editInfoboxes');
  });

  it('SHELL-15 SHELL-38 has My Office profile only while its setting is on, at an address of the settings', () => {
    expect(kinds([])).not.toContain('officeProfile');
    expect(menu([], { enableOfficeProfileLink: true })).toContainEqual({
      kind: 'officeProfile',
      address: 'https://myprofile.microsoft.com',
    });
    expect(
      menu([], { enableOfficeProfileLink: true, officeProfileUrl: 'https://profile.example' }),
    ).toContainEqual({ kind: 'officeProfile', address: 'https://profile.example' });
    const nowhere = { enableOfficeProfileLink: true, officeProfileUrl: '' };
    expect(kinds([], nowhere)).not.toContain('officeProfile');
  });

  it('SHELL-16 ROLE-47 has the editor dashboard for Admin, Editor and EditorDashboardEditor only', () => {
    expect(holdersOf('editorDashboard')).toEqual(['Admin', 'Editor', 'EditorDashboardEditor']);
    expect(menu(['Editor'])).toContainEqual({
      kind: 'editorDashboard',
      address: '/editor-dashboard',
    });
  });

  it('leads editors of messages, apps or reports alone to what they edit, others by the dashboard', () => {
    const paths = {
      editedMessages: '/broadcast-messages',
      editedApps: '/apps-and-tools?modal=app-tiles',
      editedReports: '/power-bi',
    };
    for (const [role, kind] of [
      ['MessageBroadcastEditor', 'editedMessages'],
      ['AppEditor', 'editedApps'],
      ['PowerBIEditor', 'editedReports'],
    ] as const) {
      expect(menu([role])).toContainEqual({ kind, address: paths[kind] });
      expect(kinds([role, 'Editor'])).not.toContain(kind);
    }
    for (const role of ['Admin', 'Editor', 'FooterEditor'] as const)
      expect(kinds([role]).filter((kind) => kind.startsWith('edited'))).toEqual([]);
  });

  it('SHELL-17 has the admin dashboard for Admin only', () => {
    expect(menu(['Admin'])).toContainEqual({ kind: 'adminDashboard', address: '/admin' });
    expect(holdersOf('adminDashboard')).toEqual(['Admin']);
  });

  it('SHELL-18 has the own profile while profile card view is on', () => {
    expect(kinds([])).not.toContain('profile');
    expect(menu([], { enableProfileCardView: true })).toContainEqual({
      kind: 'profile',
      address: '/user/detail/ann/berg@nordvik/example',
    });
  });

  it('SETTINGS-44 SETTINGS-45 offers to open Teams in a browser while redirectToTeams is on, and never more than offers', () => {
    const teamsAddress = 'https://teams.microsoft.com/l/entity/app/today';
    expect(menu([], {}, { teamsAddress })).toContainEqual({
      kind: 'openInTeams',
      address: teamsAddress,
    });
    expect(kinds([], { redirectToTeams: false }, { teamsAddress })).not.toContain('openInTeams');
    expect(kinds([], {}, { isInTeams: true })).not.toContain('openInTeams');
  });

  it('SHELL-19 AUTH-37 everybody can sign out, but in Teams, which would sign in again at once', () => {
    expect(kinds([])).toEqual(['settings', 'signOut']);
    expect(kinds([], {}, { isInTeams: true })).toEqual(['settings']);
  });
});

it('SHELL-08 SHELL-09 header and footer stand around every page but the first day, and around none in a core intranet', () => {
  const framed = (pathname: string, coreIntranetEnabled = false) =>
    hasFrame(pathname, { coreIntranetEnabled });
  expect(
    ['/', '/settings', '/first-days', '/pages/news/first-day-1'].map((path) => framed(path)),
  ).toEqual([true, true, true, true]);
  expect(['/first-day', '/first-day/', '/First-Day'].map((path) => framed(path))).toEqual([
    false,
    false,
    false,
  ]);
  expect(framed('/', true)).toBe(false);
});

it('SHELL-28 SHELL-36 the product is called Workplace by default, in each language', async () => {
  expect(settingDefaults.workplaceName).toBe('Workplace');
  for (const { shell } of await Promise.all(interfaceLanguages.map(loadFirst)))
    expect(shell.defaultTitle).toBe('Workplace');
});

it('SHELL-29 the build version is 12.16.0, as package.json states, and its notes come first', () => {
  const { version } = JSON.parse(readText('package.json')) as { version: string };
  expect([version, buildVersion]).toEqual(['12.16.0', '12.16.0']);
  expect(/^## (.*)$/m.exec(readText('CHANGELOG.md'))?.[1]).toBe(version);
});
