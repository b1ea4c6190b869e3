import type { MeasuredWidget } from '#shared/rules/measures/measures';
import type { PagePath } from '#shared/rules/pages/routeTable';
import type { Texts } from '../../texts/topics';

export type { PagePath };

type Words = Pick<Texts, 'navigation' | 'shell' | 'broadcasts' | 'today' | 'news'>;

/** The names of the pages, by their path in the table of routes. */
export function pageNames(
  { navigation, shell, broadcasts }: Words,
  { names }: Texts['speed'],
): Readonly<Record<PagePath, string>> {
  return {
    '/': navigation.today,
    '/light': names.light,
    '/your-board': navigation.yourBoard,
    '/collaboration': navigation.collaboration,
    '/find-information': navigation.findInformation,
    '/find-information-light': names.findInformationLight,
    '/people': navigation.findColleagues,
    '/user/detail/*': names.profile,
    '/apps-and-tools': navigation.appCenter,
    '/first-day': navigation.firstDay,
    '/settings': shell.settings,
    '/pages/content': navigation.pages,
    '/pages/content/add': names.contentNew,
    '/pages/content/:slug': names.content,
    '/pages/content/:slug/edit': names.contentEdit,
    '/pages/news': navigation.news,
    '/pages/news/add': names.articleNew,
    '/pages/news/:slug': names.article,
    '/pages/news/:slug/edit': names.articleEdit,
    '/infoboxes': navigation.infoboxes,
    '/restaurant-menus': navigation.restaurantMenus,
    '/kpi-charts': navigation.kpiCharts,
    '/broadcast-messages': broadcasts.listTitle,
    '/power-bi': navigation.powerBI,
    '/editor-dashboard': shell.editorDashboard,
    '/admin': navigation.adminDashboard,
    '/admin/settings': navigation.featureSettings,
    '/admin/teams-app': navigation.teamsApp,
    '/admin/channels': navigation.terms,
    '/admin/data-protection': navigation.dataProtection,
    '/admin/speed': navigation.speed,
    '/admin/*': names.otherAdmin,
    '/help': navigation.help,
    '/whats-new': navigation.whatsNew,
    '/about': navigation.about,
    '/create-site': navigation.createSite,
  };
}

/** The names of the widgets. */
export function widgetNames(
  { navigation, today, news }: Words,
  { widgets: { names } }: Texts['speed'],
): Readonly<Record<MeasuredWidget, string>> {
  const { widgets } = today;
  return {
    ...names,
    featuredNews: news.featured,
    personalNews: news.personal,
    requiredReading: navigation.requiredReading,
    compliments: widgets.compliments,
    blogs: widgets.blogs,
    events: widgets.events,
    birthdays: widgets.birthdays,
    restaurantMenus: widgets.restaurantMenus,
    rss: widgets.rss,
    powerBI: widgets.reports,
    kpiCharts: widgets.charts,
    infoboxes: widgets.infoboxes,
    appTiles: widgets.appTiles,
    smartLinks: widgets.smartLinks,
    findInformation: navigation.findInformation,
    appCenter: navigation.appCenter,
  };
}
