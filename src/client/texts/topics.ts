import { texts as broadcasts } from './broadcasts/en';
import { texts as footer } from './footer/en';
import { texts as guard } from './guard/en';
import { texts as navigation } from './navigation/en';
import { texts as news } from './news/en';
import { texts as notices } from './notices/en';
import { texts as page } from './page/en';
import { texts as refreshDialog } from './refreshDialog/en';
import { texts as shell } from './shell/en';
import { texts as signIn } from './signIn/en';
import { texts as start } from './start/en';
import { texts as teams } from './teams/en';
import { texts as today } from './today/en';
import { texts as widgets } from './widgets/en';

/**
 * The texts of the first screens in English, by topic. They are part of the app; those of the other
 * languages are fetched together, with the app.
 */
export const firstTexts = {
  broadcasts,
  footer,
  guard,
  navigation,
  news,
  notices,
  page,
  refreshDialog,
  shell,
  signIn,
  start,
  teams,
  today,
  widgets,
};

export type FirstTexts = typeof firstTexts;

/*
 * The texts that load with what shows them, by topic. English says what each topic has. Those of
 * one list are fetched together.
 */
/** What everybody reads. */
export interface ReaderTexts {
  about: typeof import('./about/en').texts;
  alertMessages: typeof import('./alertMessages/en').texts;
  apps: typeof import('./apps/en').texts;
  birthdays: typeof import('./birthdays/en').texts;
  blogs: typeof import('./blogs/en').texts;
  board: typeof import('./board/en').texts;
  charts: typeof import('./charts/en').texts;
  collaboration: typeof import('./collaboration/en').texts;
  documents: typeof import('./documents/en').texts;
  events: typeof import('./events/en').texts;
  firstDay: typeof import('./firstDay/en').texts;
  gallery: typeof import('./gallery/en').texts;
  people: typeof import('./people/en').texts;
  reports: typeof import('./reports/en').texts;
  requiredReading: typeof import('./requiredReading/en').texts;
  restaurants: typeof import('./restaurants/en').texts;
  rss: typeof import('./rss/en').texts;
  search: typeof import('./search/en').texts;
  settings: typeof import('./settings/en').texts;
}

/** What is read by those who write. */
export interface EditorTexts {
  appEditor: typeof import('./appEditor/en').texts;
  chartEditor: typeof import('./chartEditor/en').texts;
  editing: typeof import('./editing/en').texts;
  frameEditor: typeof import('./frameEditor/en').texts;
  infoboxes: typeof import('./infoboxes/en').texts;
  readingEditor: typeof import('./readingEditor/en').texts;
  restaurantEditor: typeof import('./restaurantEditor/en').texts;
}

/** What is read on the dashboards and the pages behind them. */
export interface AdminTexts {
  admin: typeof import('./admin/en').texts;
  audits: typeof import('./audits/en').texts;
  dashboards: typeof import('./dashboards/en').texts;
  featureSettings: typeof import('./featureSettings/en').texts;
  terms: typeof import('./terms/en').texts;
}

export type LaterTexts = ReaderTexts & EditorTexts & AdminTexts;
export type LaterTopic = keyof LaterTexts;

/** What every language says, by topic: the files of a topic's folder are the languages. */
export type Texts = FirstTexts & LaterTexts;
