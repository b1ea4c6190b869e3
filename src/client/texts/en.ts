import { news } from './en/news';
import { page } from './en/page';
import { today } from './en/today';
import { widgets } from './en/widgets';

/** Interface texts in English. Its shape is the catalogue that every other language fills. */
export const en = {
  widgets,
  today,
  news,
  page,
  shell: {
    defaultTitle: 'Workplace',
    skipToContent: 'Skip to content',
    skipToNavigation: 'Skip to navigation',
    homeLink: '{workplace}, to the start page',
    topNavigation: 'Main',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    userMenu: 'Your menu, {name}',
    settings: 'Settings',
    signOut: 'Sign out',
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
  },
  signIn: {
    prompt: 'Sign in to continue to {workplace}.',
    hint: 'If nothing opens, allow pop-ups for this site and try again.',
    button: 'Sign in',
  },
  notices: {
    offline: 'No internet - Only locally saved data available',
    failed: '{operation}: status {status}',
  },
  refreshDialog: {
    title: 'An error has occurred',
    text: 'It seems like the page has been idle too long, please refresh to continue.',
    refresh: 'Refresh',
    cancel: 'Cancel',
  },
};

export type Texts = typeof en;
