import type { Page } from '../../contract/pages/pages';

/** PAGES-048. */
export const pageTypes = { content: 0, news: 1, quickRead: 2 } as const;

/** The part of a page's address that says what it is: everything but content is news. */
export type PageKind = 'news' | 'content';

/** In an address, the first part `news` marks a news page (PAGES-065). */
export function kindOfPage({ PageType }: Pick<Page, 'PageType'>): PageKind {
  return PageType === pageTypes.content ? 'content' : 'news';
}

/** Draft without a date, scheduled with one in the future, else published (PAGES-052..054). */
export function publishingState(
  date: string | null,
  now: Date,
): 'draft' | 'scheduled' | 'published' {
  if (date === null) return 'draft';
  return new Date(date) > now ? 'scheduled' : 'published';
}
