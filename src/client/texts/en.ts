import { footer } from './en/footer';
import { guard } from './en/guard';
import { broadcasts } from './en/broadcasts';
import { news } from './en/news';
import { page } from './en/page';
import { teams } from './en/teams';
import { today } from './en/today';
import { widgets } from './en/widgets';

/** Interface texts in English. Its shape is the catalogue that every other language fills. */
export const en = {
  widgets,
  footer,
  guard,
  broadcasts,
  today,
  news,
  page,
  teams,
  shell: {
    defaultTitle: 'Workplace',
    skipToContent: 'Skip to content',
    homeLink: '{workplace}, to the start page',
    pageTitle: '{page} – {workplace}',
    search: 'Search',
    closeDialog: 'Close',
    topNavigation: 'Main',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    userMenu: 'Your menu, {name}',
    settings: 'Settings',
    signOut: 'Sign out',
    editInfoboxes: 'Edit infoboxes',
    stopEditingInfoboxes: 'Stop editing infoboxes',
    officeProfile: 'My Office profile',
    openInTeams: 'Open in Teams',
    editorDashboard: 'Editor dashboard',
    adminDashboard: 'Admin dashboard',
    profile: 'My profile',
    addToHomeScreen: 'Add {workplace} to your Home Screen: tap Share, then Add to Home Screen.',
    closeHint: 'Close the hint',
    version: 'Version {version}',
    offline: 'No internet connection',
    refresh: 'Refresh',
    loading: 'Loading …',
  },
  navigation: {
    today: 'Today',
    yourBoard: 'Your board',
    collaboration: 'Collaboration',
    findInformation: 'Find information',
    findColleague: 'Find colleague',
    findColleagues: 'Find your colleagues',
    firstDay: 'First day',
    guide: 'Guide',
    news: 'News',
    adminDashboard: 'Admin dashboard',
    featureSettings: 'Feature settings',
    resourceValues: 'Texts of the portal',
    appCenter: 'App center',
    aboutApp: 'About the app',
    editApp: 'Add/Edit app',
    changes: 'Changes',
    about: 'About',
    infoboxes: 'Infoboxes',
    infoboxEditor: 'Add/Edit infobox',
    teamsApp: 'Teams app',
    terms: 'Channels and languages',
    restaurantMenus: 'Restaurant menus',
    requiredReading: 'Required reading',
    restaurants: 'Restaurants',
    editRestaurant: 'Add/Edit restaurant',
    kpiCharts: 'KPI Charts',
    editChart: 'Add/Edit chart',
    powerBI: 'Power BI Visuals',
    editVisual: 'Add/Edit visual',
    newContent: ', new content',
  },
  signIn: {
    prompt: 'Sign in to continue to {workplace}.',
    hint: 'If nothing opens, allow pop-ups for this site and try again.',
    button: 'Sign in',
  },
  start: {
    pageFailed: 'This page could not be shown. Refresh it, or go on with another one.',
    pageOffline: 'This page is not available offline',
    pageOfflineHint:
      'There is no connection to the portal right now, and the page has not been saved on this device. It opens as soon as you are connected again.',
    failed: 'The portal could not be opened',
    failedHint: 'Your sign-in worked, but the portal did not answer as it should.',
    tryAgain: 'Try again',
  },
  notices: {
    region: 'Notices',
    offline: 'No internet - Only locally saved data available',
    failed: '{operation}: {reason} (status {status})',
  },
  refreshDialog: {
    title: 'An error has occurred',
    text: 'It seems like the page has been idle too long, please refresh to continue.',
    refresh: 'Refresh',
    cancel: 'Cancel',
  },
};

export type Texts = typeof en;
