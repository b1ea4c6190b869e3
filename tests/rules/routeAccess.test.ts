import {
  decideRoute,
  firstOpenRoute,
  type RouteAccess,
  type Visitor,
} from '#shared/rules/pages/routeAccess';
import { modalRoutes, pageRoutes } from '#shared/rules/pages/routeTable';
import { roles, type Role } from '#shared/rules/people/roles';
import { settingDefaults } from '#shared/rules/settings/settings';

const visitor = (wish: Partial<Visitor> = {}): Visitor => ({
  isSignedIn: true,
  roles: [],
  licensed: true,
  settings: settingDefaults,
  ...wish,
});
const whoMayOpen = (route: RouteAccess, wish: Partial<Visitor> = {}): Role[] | 'everybody' =>
  decideRoute(route, visitor(wish)) === 'open'
    ? 'everybody'
    : roles.filter((role) => decideRoute(route, visitor({ ...wish, roles: [role] })) === 'open');

const pages: Record<string, RouteAccess> = pageRoutes;
const modals: Record<string, RouteAccess> = modalRoutes;
const limited = (table: Record<string, RouteAccess>, wish: Partial<Visitor> = {}) =>
  Object.fromEntries(
    Object.entries(table)
      .map(([name, route]) => [name, whoMayOpen(route, wish)] as const)
      .filter(([, who]) => who !== 'everybody'),
  );
const onlySomeCreateSites = { ...settingDefaults, everyoneCanCreateCollabSites: false };

it('ROLE-22 ROLE-24 ROLE-26 ROLE-27 ROLE-28 ROLE-29 ROLE-30 ROLE-31 ROLE-32 ROLE-33 exactly the named pages ask for a role, each for its own', () => {
  expect(limited(pages, { settings: onlySomeCreateSites })).toEqual({
    '/pages/content/add': ['Admin', 'Editor'],
    '/pages/content/:slug/edit': ['Admin', 'Editor'],
    '/pages/news/add': ['Admin', 'Editor'],
    '/pages/news/:slug/edit': ['Admin', 'Editor'],
    '/infoboxes': ['Admin', 'Editor'],
    '/restaurant-menus': ['Admin', 'Editor'],
    '/kpi-charts': ['Admin', 'Editor'],
    '/broadcast-messages': ['Admin', 'Editor', 'MessageBroadcastEditor'],
    '/power-bi': ['Admin', 'PowerBIEditor'],
    '/editor-dashboard': ['Admin', 'Editor', 'EditorDashboardEditor', 'PowerBIEditor'],
    '/admin': ['Admin'],
    '/admin/settings': ['Admin'],
    '/admin/teams-app': ['Admin'],
    '/admin/channels': ['Admin'],
    '/admin/data-protection': ['Admin'],
    '/admin/speed': ['Admin'],
    '/admin/*': ['Admin'],
    '/about': ['Admin'],
    '/create-site': ['Admin', 'Editor', 'CollabSiteCreator'],
  });
});

it('ROLE-23 ROLE-25 ROLE-46 ROLE-49 everything else needs only sign-in, and nobody comes in without it', () => {
  for (const path of [
    '/',
    '/pages/content',
    '/pages/news',
    '/pages/content/:slug',
    '/pages/news/:slug',
    '/settings',
    '/people',
  ]) {
    expect([path, whoMayOpen(pages[path]!)]).toEqual([path, 'everybody']);
  }
  for (const route of [...Object.values(pages), ...Object.values(modals)])
    expect(decideRoute(route, visitor({ isSignedIn: false, roles }))).toBe('noAccount');
});

it('ROLE-50 a refusal names what is missing: an account, a role or a licence', () => {
  const refusal = (path: string, wish: Partial<Visitor>) =>
    decideRoute(pages[path]!, visitor(wish));
  expect([
    refusal('/admin', { isSignedIn: false, roles: ['Admin'] }),
    refusal('/admin', { roles: ['Editor'] }),
    refusal('/create-site', { licensed: false, roles: ['Admin'] }),
  ]).toEqual(['noAccount', 'noRole', 'unlicensed']);
});

it('ROLE-34 ROLE-35 ROLE-36 ROLE-37 ROLE-38 ROLE-39 ROLE-40 ROLE-41 ROLE-42 ROLE-43 exactly the named dialogs ask for a role, each for its own', () => {
  const editors = ['Admin', 'Editor'];
  expect(limited(modals, { settings: onlySomeCreateSites })).toEqual({
    'app-tiles': ['Admin', 'Editor', 'AppEditor'],
    'app-tiles/add': ['Admin', 'Editor', 'AppEditor'],
    'app-tiles/edit/:id': ['Admin', 'Editor', 'AppEditor'],
    'broadcast-messages': ['Admin', 'Editor', 'MessageBroadcastEditor'],
    'broadcast-messages/add': ['Admin', 'Editor', 'MessageBroadcastEditor'],
    'broadcast-messages/edit/:id': ['Admin', 'Editor', 'MessageBroadcastEditor'],
    audits: editors,
    'audits/pages/:id': editors,
    'page-trash': editors,
    'find-information': editors,
    'find-information/add': editors,
    'find-information/edit/:id': editors,
    'find-information/import': editors,
    'required-reading': editors,
    'required-reading/add': editors,
    'required-reading/edit/:id': editors,
    'required-reading/report/:id': editors,
    'resource-values': ['Admin'],
    'terms/:kind/add': ['Admin'],
    'terms/:kind/add/:parent': ['Admin'],
    'terms/:kind/edit/:id': ['Admin'],
    'terms/:kind/import': ['Admin'],
    infoboxes: editors,
    'infoboxes/add': editors,
    'infoboxes/edit/:id': editors,
    'power-bi': ['Admin', 'PowerBIEditor'],
    'power-bi/add': ['Admin', 'PowerBIEditor'],
    'power-bi/edit/:id': ['Admin', 'PowerBIEditor'],
    'kpi-charts/add': editors,
    'kpi-charts/edit/:id': editors,
    restaurants: editors,
    'restaurants/add': editors,
    'restaurants/edit/:id': editors,
    'create-site': ['Admin', 'Editor', 'CollabSiteCreator'],
  });
  const open = [
    'user-app-tiles',
    'user-app-tiles/add',
    'user-app-tiles/edit/:id',
    'app-tile-intro/:id',
    'search',
  ];
  for (const name of open)
    expect([name, whoMayOpen(modals[name]!, { licensed: false })]).toEqual([name, 'everybody']);
});

it('ROLE-48 the search is open to everybody who is signed in, also where pages ask for a licence', () => {
  const guarded = Object.values(pages).map(({ licence }) => [licence, true]);
  const settings = { ...settingDefaults, ...Object.fromEntries(guarded) };
  const unlicensed = visitor({ licensed: false, settings });
  expect(decideRoute(pages['/']!, unlicensed)).toBe('unlicensed');
  expect(decideRoute(modals['search']!, unlicensed)).toBe('open');
  expect(decideRoute(modals['search']!, visitor({ isSignedIn: false }))).toBe('noAccount');
});

it('CREATESITE-09 while everybody may create sites, every licensed person may open the page', () => {
  expect(whoMayOpen(pageRoutes['/create-site'])).toBe('everybody');
  expect(whoMayOpen(pageRoutes['/create-site'], { settings: onlySomeCreateSites })).toEqual([
    'Admin',
    'Editor',
    'CollabSiteCreator',
  ]);
});

const guards = {
  '/': 'licenceGuardHome',
  '/your-board': 'licenceGuardYourBoard',
  '/collaboration': 'licenceGuardCollaboration',
  '/find-information': 'licenceGuardFindInformation',
} as const;
const refusedWithoutLicence = (settings: Visitor['settings']) =>
  Object.keys(pages).filter(
    (path) =>
      decideRoute(pages[path]!, visitor({ settings, licensed: false, roles })) === 'unlicensed',
  );

it('LICENCE-10 LICENCE-13 LICENCE-14 the licence guard always protects creating sites, and four other pages by a setting each', () => {
  expect(refusedWithoutLicence(settingDefaults)).toEqual(['/create-site']);
  for (const [path, setting] of Object.entries(guards)) {
    const settings = { ...settingDefaults, [setting]: true };
    expect(refusedWithoutLicence(settings).sort()).toEqual(['/create-site', path].sort());
    expect(decideRoute(pages[path]!, visitor({ settings }))).toBe('open');
  }
});

it('LICENCE-11 TODAY-18 the first open route is the start page, and its light form where that is guarded', () => {
  const table = Object.entries(pages);
  expect(firstOpenRoute(table, visitor({ licensed: false }))).toBe('/');
  expect(
    firstOpenRoute(
      table,
      visitor({ licensed: false, settings: { ...settingDefaults, licenceGuardHome: true } }),
    ),
  ).toBe('/light');
});

it('LICENCE-12 there may be none: a page that needs a role or a parameter is not one', () => {
  const guarded = [
    ['/admin', pageRoutes['/admin']],
    ['/pages/news/:slug', pageRoutes['/pages/news/:slug']],
    ['/create-site', pageRoutes['/create-site']],
  ] as const;
  expect(firstOpenRoute(guarded, visitor({ licensed: false }))).toBeUndefined();
});
