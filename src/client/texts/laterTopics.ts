/** Texts that everybody reads. */
const readerTexts = {
  about: () => import('./about/en'),
  alertMessages: () => import('./alertMessages/en'),
  apps: () => import('./apps/en'),
  birthdays: () => import('./birthdays/en'),
  blogs: () => import('./blogs/en'),
  board: () => import('./board/en'),
  channels: () => import('./channels/en'),
  charts: () => import('./charts/en'),
  collaboration: () => import('./collaboration/en'),
  comments: () => import('./comments/en'),
  documents: () => import('./documents/en'),
  events: () => import('./events/en'),
  findInformation: () => import('./findInformation/en'),
  firstDay: () => import('./firstDay/en'),
  gallery: () => import('./gallery/en'),
  myDay: () => import('./myDay/en'),
  operations: () => import('./operations/en'),
  ordering: () => import('./ordering/en'),
  pageCenter: () => import('./pageCenter/en'),
  pageMissing: () => import('./pageMissing/en'),
  pageReading: () => import('./pageReading/en'),
  people: () => import('./people/en'),
  reports: () => import('./reports/en'),
  requiredReading: () => import('./requiredReading/en'),
  restaurants: () => import('./restaurants/en'),
  richText: () => import('./richText/en'),
  rss: () => import('./rss/en'),
  search: () => import('./search/en'),
  settings: () => import('./settings/en'),
  siteIndex: () => import('./siteIndex/en'),
  todayStrip: () => import('./todayStrip/en'),
  uploads: () => import('./uploads/en'),
  why: () => import('./why/en'),
};

/** Texts for those who write. */
const editorTexts = {
  appEditor: () => import('./appEditor/en'),
  chartEditor: () => import('./chartEditor/en'),
  createSite: () => import('./createSite/en'),
  editing: () => import('./editing/en'),
  editorKeys: () => import('./editorKeys/en'),
  frameEditor: () => import('./frameEditor/en'),
  imageGallery: () => import('./imageGallery/en'),
  infoboxes: () => import('./infoboxes/en'),
  menuEditor: () => import('./menuEditor/en'),
  pageTools: () => import('./pageTools/en'),
  pageEditor: () => import('./pageEditor/en'),
  readingEditor: () => import('./readingEditor/en'),
  restaurantEditor: () => import('./restaurantEditor/en'),
};

/** Texts of the dashboards and the pages behind them. */
const adminTexts = {
  admin: () => import('./admin/en'),
  audits: () => import('./audits/en'),
  dashboards: () => import('./dashboards/en'),
  dataProtection: () => import('./dataProtection/en'),
  featureSettings: () => import('./featureSettings/en'),
  speed: () => import('./speed/en'),
  terms: () => import('./terms/en'),
};

/** Texts that are read when somebody asks. */
const helpTexts = {
  help: () => import('./help/en'),
  tour: () => import('./tour/en'),
};

/** The name and the effect of each feature setting: read on their own page only. */
const settingTexts = {
  settingSentences: () => import('./settingSentences/en'),
  settingTitles: () => import('./settingTitles/en'),
};

/**
 * The topics that load with what shows them, by the file that says in English what each of them
 * has. Those of one list are fetched together.
 */
export const laterTopics = {
  ...readerTexts,
  ...editorTexts,
  ...adminTexts,
  ...helpTexts,
  ...settingTexts,
};

const files = [readerTexts, editorTexts, adminTexts, helpTexts, settingTexts].map((topics) =>
  Object.keys(topics),
);

/** The topics whose texts lie in the same file as those of this one. */
export function fetchedWith(topic: LaterTopic): LaterTopic[] {
  return (files.find((file) => file.includes(topic)) ?? []) as LaterTopic[];
}

type English = typeof laterTopics;

export type LaterTexts = {
  [Topic in keyof English]: Awaited<ReturnType<English[Topic]>>['texts'];
};

export type LaterTopic = keyof LaterTexts;
