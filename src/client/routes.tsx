import type { ComponentType } from 'react';
import type { PagePath } from '#shared/rules/routeTable';
import type { ComponentId } from '#shared/realtime';
import { TodayPage } from './pages/today/TodayPage';
import { lazyPage } from './shell/lazyPage';
import type { Texts } from './texts/en';

/** A page of the portal under its path in the table of routes, which says who may open it. */
export interface PortalRoute {
  path: PagePath;
  page: ComponentType;
  /** For the window's title; a page whose title comes from its content sets it itself. */
  title?: (texts: Texts) => string;
  /** What of it can have new content; shown as a badge at its navigation entry (NAV-04). */
  components?: readonly ComponentId[];
}

const LightPage = lazyPage(() =>
  import('./pages/today/LightPage').then(({ LightPage: page }) => ({ default: page })),
);
const BroadcastMessagesPage = lazyPage(() =>
  import('./pages/BroadcastMessagesPage').then(({ BroadcastMessagesPage: page }) => ({
    default: page,
  })),
);
const InfoboxesPage = lazyPage(() =>
  import('./pages/InfoboxesPage').then(({ InfoboxesPage: page }) => ({ default: page })),
);
const NewsCenterPage = lazyPage(() =>
  import('./pages/NewsCenterPage').then(({ NewsCenterPage: page }) => ({ default: page })),
);
const NewsPage = lazyPage(() =>
  import('./pages/NewsPage').then(({ NewsPage: page }) => ({ default: page })),
);
const YourBoardPage = lazyPage(() =>
  import('./pages/YourBoardPage').then(({ YourBoardPage: page }) => ({ default: page })),
);
const AppCenterPage = lazyPage(() =>
  import('./pages/AppCenterPage').then(({ AppCenterPage: page }) => ({ default: page })),
);
const CollaborationPage = lazyPage(() =>
  import('./pages/CollaborationPage').then(({ CollaborationPage: page }) => ({ default: page })),
);
const PeoplePage = lazyPage(() =>
  import('./pages/PeoplePage').then(({ PeoplePage: page }) => ({ default: page })),
);
const UserDetailPage = lazyPage(() =>
  import('./pages/UserDetailPage').then(({ UserDetailPage: page }) => ({ default: page })),
);
const PowerBiPage = lazyPage(() =>
  import('./pages/PowerBiPage').then(({ PowerBiPage: page }) => ({ default: page })),
);
const KpiChartsPage = lazyPage(() =>
  import('./pages/KpiChartsPage').then(({ KpiChartsPage: page }) => ({ default: page })),
);
const RestaurantMenusPage = lazyPage(() =>
  import('./pages/RestaurantMenusPage').then(({ RestaurantMenusPage: page }) => ({
    default: page,
  })),
);
const SettingsPage = lazyPage(() =>
  import('./pages/SettingsPage').then(({ SettingsPage: page }) => ({ default: page })),
);
const FirstDayPage = lazyPage(() =>
  import('./pages/FirstDayPage').then(({ FirstDayPage: page }) => ({ default: page })),
);
const AdminPage = lazyPage(() =>
  import('./pages/AdminPage').then(({ AdminPage: page }) => ({ default: page })),
);
const EditorDashboardPage = lazyPage(() =>
  import('./pages/EditorDashboardPage').then(({ EditorDashboardPage: page }) => ({
    default: page,
  })),
);
const FeatureSettingsPage = lazyPage(() =>
  import('./pages/FeatureSettingsPage').then(({ FeatureSettingsPage: page }) => ({
    default: page,
  })),
);
const AboutPage = lazyPage(() =>
  import('./pages/AboutPage').then(({ AboutPage: page }) => ({ default: page })),
);
const TermsPage = lazyPage(() =>
  import('./pages/TermsPage').then(({ TermsPage: page }) => ({ default: page })),
);
const TeamsAppPage = lazyPage(() =>
  import('./pages/TeamsAppPage').then(({ TeamsAppPage: page }) => ({ default: page })),
);

/**
 * Every page whose code exists, in the order of the top navigation. The start page is part of the
 * first load; each other page loads when it is opened.
 */
export const routes: readonly PortalRoute[] = [
  {
    path: '/',
    page: TodayPage,
    title: (texts) => texts.navigation.today,
    components: ['featuredNews', 'personalNews', 'calendar', 'requiredReading'],
  },
  {
    path: '/your-board',
    page: YourBoardPage,
    title: (texts) => texts.navigation.yourBoard,
    components: ['appTiles'],
  },
  {
    path: '/collaboration',
    page: CollaborationPage,
    title: (texts) => texts.navigation.collaboration,
  },
  { path: '/people', page: PeoplePage, title: (texts) => texts.navigation.findColleagues },
  {
    path: '/apps-and-tools',
    page: AppCenterPage,
    title: (texts) => texts.navigation.appCenter,
    components: ['appTiles'],
  },
  {
    path: '/light',
    page: LightPage,
    title: (texts) => texts.navigation.today,
    components: ['featuredNews', 'personalNews', 'appTiles', 'requiredReading'],
  },
  { path: '/pages/news', page: NewsCenterPage, title: (texts) => texts.navigation.news },
  { path: '/pages/news/:slug', page: NewsPage },
  {
    path: '/broadcast-messages',
    page: BroadcastMessagesPage,
    title: (texts) => texts.broadcasts.listTitle,
  },
  { path: '/infoboxes', page: InfoboxesPage, title: (texts) => texts.navigation.infoboxes },
  { path: '/user/detail/*', page: UserDetailPage },
  { path: '/power-bi', page: PowerBiPage, title: (texts) => texts.navigation.powerBI },
  { path: '/kpi-charts', page: KpiChartsPage, title: (texts) => texts.navigation.kpiCharts },
  {
    path: '/restaurant-menus',
    page: RestaurantMenusPage,
    title: (texts) => texts.navigation.restaurantMenus,
  },
  { path: '/settings', page: SettingsPage, title: (texts) => texts.shell.settings },
  {
    path: '/editor-dashboard',
    page: EditorDashboardPage,
    title: (texts) => texts.shell.editorDashboard,
  },
  { path: '/first-day', page: FirstDayPage, title: (texts) => texts.navigation.firstDay },
  { path: '/admin', page: AdminPage, title: (texts) => texts.navigation.adminDashboard },
  {
    path: '/admin/settings',
    page: FeatureSettingsPage,
    title: (texts) => texts.navigation.featureSettings,
  },
  { path: '/admin/channels', page: TermsPage, title: (texts) => texts.navigation.terms },
  { path: '/about', page: AboutPage, title: (texts) => texts.navigation.about },
  { path: '/admin/teams-app', page: TeamsAppPage, title: (texts) => texts.navigation.teamsApp },
];

/** The components of each route (HUB-09). */
export const routeMap = Object.fromEntries(
  routes.map(({ path, components = [] }) => [path, components]),
);
