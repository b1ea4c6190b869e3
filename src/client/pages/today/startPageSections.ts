/**
 * The sections of the start page in their order, each with its widgets; several stand side by side
 * (TODAY-02, TODAY-03).
 */
export const todaySections = [
  ['heroInfoboxes'],
  ['news'],
  ['compliments'],
  ['blogs'],
  ['events'],
  ['infoboxes'],
  ['birthdays', 'restaurantMenus'],
  ['rss'],
  ['reports'],
  ['charts'],
] as const;

/**
 * The section after the news on both, where people have something to read; the sections of the
 * specification keep their order around it.
 */
const afterNews = ['requiredReading'] as const;

/** The sections of the light home in their order (TODAY-11, TODAY-12). */
export const lightSections = [
  ['heroInfoboxes'],
  ['appTiles'],
  ['smartLinks'],
  ['news'],
  ['infoboxes'],
  ['charts'],
] as const;

/** Widgets that the compact design moves to the side section, in their order there (TODAY-07). */
export const sideWidgets = ['events', 'birthdays', 'restaurantMenus', 'rss'] as const;

export type TodayWidgetKey = (typeof todaySections)[number][number];
export type StartPageWidgetKey =
  TodayWidgetKey | (typeof lightSections)[number][number] | (typeof afterNews)[number];
export type SideWidgetKey = (typeof sideWidgets)[number];
export type Sections = readonly (readonly StartPageWidgetKey[])[];

/** The sections with the one after the news. */
export function withReading(sections: Sections): Sections {
  return sections.flatMap((keys) => (keys.includes('news') ? [keys, afterNews] : [keys]));
}
