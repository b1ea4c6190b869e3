import { matchPath } from 'react-router-dom';
import type { ComponentId } from '#shared/realtime';
import { lazyPart } from './loading/lazyPart';
import { TodayPage } from './pages/today/TodayPage';
import type { PageRoute } from './navigation/Pages';
import { topicIn } from './texts/catalogues';
import { currentLanguage } from './texts/language';
import type { LaterTopic } from './texts/laterTopics';

/** A page, with what of it can have new content: shown as a badge at its navigation entry (NAV-04). */
export interface PortalRoute extends PageRoute {
  components?: readonly ComponentId[];
  /** The texts that it begins with, where they are not those of the first screens. */
  topic?: LaterTopic;
}

const LightPage = lazyPart(() => import('./pages/today/LightPage'), 'LightPage');
const BroadcastMessagesPage = lazyPart(
  () => import('./pages/manage/BroadcastMessagesPage'),
  'BroadcastMessagesPage',
);
const InfoboxesPage = lazyPart(() => import('./pages/manage/InfoboxesPage'), 'InfoboxesPage');
const NewsCenterPage = lazyPart(() => import('./pages/NewsCenterPage'), 'NewsCenterPage');
const PageCenterPage = lazyPart(() => import('./pages/PageCenterPage'), 'PageCenterPage');
const NewsPage = lazyPart(() => import('./pages/NewsPage'), 'NewsPage');
const ContentPage = lazyPart(() => import('./pages/NewsPage'), 'ContentPage');
const EditPage = lazyPart(() => import('./pages/manage/EditPage'), 'EditPage');
const YourBoardPage = lazyPart(
  () => import(/* webpackChunkName: "board" */ './pages/YourBoardPage'),
  'YourBoardPage',
);
const AppCenterPage = lazyPart(() => import('./pages/manage/AppCenterPage'), 'AppCenterPage');
const CollaborationPage = lazyPart(
  () => import(/* webpackChunkName: "collaboration" */ './pages/CollaborationPage'),
  'CollaborationPage',
);
const CreateSitePage = lazyPart(() => import('./pages/CreateSitePage'), 'CreateSitePage');
const FindInformationPage = lazyPart(
  () => import('./pages/FindInformationPage'),
  'FindInformationPage',
);
const FindInformationLightPage = lazyPart(
  () => import('./pages/FindInformationPage'),
  'FindInformationLightPage',
);
const PeoplePage = lazyPart(() => import('./pages/PeoplePage'), 'PeoplePage');
const UserDetailPage = lazyPart(() => import('./pages/UserDetailPage'), 'UserDetailPage');
const PowerBiPage = lazyPart(() => import('./pages/manage/PowerBiPage'), 'PowerBiPage');
const KpiChartsPage = lazyPart(() => import('./pages/manage/KpiChartsPage'), 'KpiChartsPage');
const RestaurantMenusPage = lazyPart(
  () => import('./pages/manage/RestaurantMenusPage'),
  'RestaurantMenusPage',
);
const SettingsPage = lazyPart(() => import('./pages/SettingsPage'), 'SettingsPage');
const HelpPage = lazyPart(() => import('./pages/help/HelpPage'), 'HelpPage');
const WhatsNewPage = lazyPart(() => import('./pages/help/WhatsNewPage'), 'WhatsNewPage');
const FirstDayPage = lazyPart(() => import('./pages/FirstDayPage'), 'FirstDayPage');
const AdminPage = lazyPart(() => import('./pages/manage/AdminPage'), 'AdminPage');
const EditorDashboardPage = lazyPart(
  () => import('./pages/manage/EditorDashboardPage'),
  'EditorDashboardPage',
);
const FeatureSettingsPage = lazyPart(
  () => import('./pages/manage/FeatureSettingsPage'),
  'FeatureSettingsPage',
);
const AboutPage = lazyPart(() => import('./pages/AboutPage'), 'AboutPage');
const DataProtectionPage = lazyPart(
  () => import('./pages/DataProtectionPage'),
  'DataProtectionPage',
);
const SpeedPage = lazyPart(() => import('./pages/manage/SpeedPage'), 'SpeedPage');
const TermsPage = lazyPart(() => import('./pages/manage/TermsPage'), 'TermsPage');
const TeamsAppPage = lazyPart(() => import('./pages/manage/TeamsAppPage'), 'TeamsAppPage');

/** At an address that no page has. */
export const UnknownPage = lazyPart(() => import('./pages/UnknownPage'), 'UnknownPage');

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
    isKept: true,
  },
  {
    path: '/your-board',
    page: YourBoardPage,
    title: (texts) => texts.navigation.yourBoard,
    components: ['appTiles'],
    topic: 'board',
    isKept: true,
  },
  {
    path: '/collaboration',
    page: CollaborationPage,
    title: (texts) => texts.navigation.collaboration,
    topic: 'collaboration',
    isKept: true,
  },
  {
    path: '/find-information',
    page: FindInformationPage,
    title: (texts) => texts.navigation.findInformation,
  },
  {
    path: '/find-information-light',
    page: FindInformationLightPage,
    title: (texts) => texts.navigation.findInformation,
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
    isKept: true,
  },
  { path: '/pages/news', page: NewsCenterPage, title: (texts) => texts.navigation.news },
  { path: '/pages/news/add', page: EditPage },
  { path: '/pages/news/:slug', page: NewsPage },
  { path: '/pages/news/:slug/edit', page: EditPage },
  { path: '/pages/content', page: PageCenterPage, title: (texts) => texts.navigation.pages },
  { path: '/pages/content/add', page: EditPage },
  { path: '/pages/content/:slug', page: ContentPage },
  { path: '/pages/content/:slug/edit', page: EditPage },
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
  { path: '/help', page: HelpPage, title: (texts) => texts.navigation.help },
  { path: '/whats-new', page: WhatsNewPage, title: (texts) => texts.navigation.whatsNew },
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
  {
    path: '/admin/data-protection',
    page: DataProtectionPage,
    title: (texts) => texts.navigation.dataProtection,
  },
  {
    path: '/admin/speed',
    page: SpeedPage,
    title: (texts) => texts.navigation.speed,
  },
  { path: '/admin/channels', page: TermsPage, title: (texts) => texts.navigation.terms },
  { path: '/about', page: AboutPage, title: (texts) => texts.navigation.about },
  {
    path: '/create-site',
    page: CreateSitePage,
    title: (texts) => texts.navigation.createSite,
  },
  { path: '/admin/teams-app', page: TeamsAppPage, title: (texts) => texts.navigation.teamsApp },
];

/** Brings code and texts of the page at an address. What fails here is told where it is drawn. */
export async function loadPageCode(address: string): Promise<void> {
  const { page, topic } = routes.find(({ path }) => matchPath(path, address)) ?? {};
  const texts = topic && topicIn(topic, currentLanguage()).load();
  const code = page && 'load' in page ? page.load?.() : undefined;
  await Promise.allSettled([code, texts]);
}

/** The components of each route (HUB-09). */
export const routeMap = Object.fromEntries(
  routes.map(({ path, components = [] }) => [path, components]),
);
