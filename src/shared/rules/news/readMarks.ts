import type { NewsItem } from './news';

/** Days after its publication in which a page that was not opened counts as unread. */
const unreadDays = 14;
/** Days for which it is kept that a page was opened: no mark needs it for longer. */
export const readDays = 30;
/** Most pages in one answer, and most that are noted at once. */
export const maxRead = 500;
export const maxReadAtOnce = 50;
const day = 86_400_000;

/** Pages of the portal stand in the news under this and their id. */
export const pageKey = (id: number): string => `page:${id}`;

/**
 * Whether a piece of news has yet to be opened. Known of the portal's own pages alone, and said of
 * new ones alone: marks at everything would say nothing.
 */
export function isUnread(item: NewsItem, read: ReadonlySet<string>, now: number): boolean {
  if (item.IsSharePointNews || item.PublishedDate === null || read.has(item.Key)) return false;
  const age = now - Date.parse(item.PublishedDate);
  return age < unreadDays * day;
}

/**
 * The item with its mark.
 * @param known what had been read when the page was drawn: it is not new any more
 */
export function marked(
  item: NewsItem,
  { read, known, now }: { read: ReadonlySet<string>; known: ReadonlySet<string>; now: number },
): NewsItem {
  const IsUnread = isUnread(item, read, now);
  const isKnown = known.has(item.Key) && item.ShowNewOrModifiedBadge && !item.IsUpdate;
  if (IsUnread === item.IsUnread && !isKnown) return item;
  return { ...item, IsUnread, ...(isKnown && { ShowNewOrModifiedBadge: false }) };
}
