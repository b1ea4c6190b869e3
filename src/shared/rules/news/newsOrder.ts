import { decoded } from '../values/decoded';
import type { NewsItem } from './news';

/**
 * Puts the lists of several sources together: each piece of news once, newest first (NEWS-30).
 * Search does not encode the addresses that Graph encodes.
 */
export function mergeNews(...sources: readonly (readonly NewsItem[])[]): NewsItem[] {
  const once = new Map<string, NewsItem>();
  for (const item of sources.flat()) {
    const key = decoded(item.Key).toLowerCase();
    if (!once.has(key)) once.set(key, item);
  }
  return [...once.values()].sort(newestFirst);
}

/**
 * By PublishedDate descending; without a date last; ties by key, so that the order never flickers.
 */
function newestFirst(a: NewsItem, b: NewsItem): number {
  const [timeA, timeB] = [time(a), time(b)];
  if (timeA !== timeB) return timeB > timeA ? 1 : -1;
  return a.Key < b.Key ? -1 : 1;
}

function time({ PublishedDate }: NewsItem): number {
  const value = PublishedDate ? Date.parse(PublishedDate) : Number.NaN;
  return Number.isNaN(value) ? Number.NEGATIVE_INFINITY : value;
}
