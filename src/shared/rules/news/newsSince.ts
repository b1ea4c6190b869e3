import type { NewsItem } from './news';

/** The items, of which those that came or were changed after a time carry the badge (BADGE-13). */
export function newsSince(items: readonly NewsItem[], time: string): NewsItem[] {
  const isAfter = (date: string | null) => date !== null && Date.parse(date) > Date.parse(time);
  return items.map((item) => {
    const isNew = isAfter(item.PublishedDate) || isAfter(item.CreatedDate);
    return isNew || isAfter(item.ModifiedDate)
      ? { ...item, ShowNewOrModifiedBadge: true, IsUpdate: !isNew }
      : item;
  });
}
