import { texts as broadcasts } from './broadcasts/en';
import { texts as footer } from './footer/en';
import { texts as guard } from './guard/en';
import type { LaterTexts } from './laterTopics';
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

/** The texts of every language, by topic: the files of a topic's folder are the languages. */
export type Texts = FirstTexts & LaterTexts;
