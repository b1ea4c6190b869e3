import type { NewsItem } from '#shared/rules/news';
import { newsFromPage } from '#shared/rules/newsFromPage';
import { callApi } from './callApi';
import type { Read } from './useRead';

/** The portal's own top news; `operation` names it where it fails. */
export function topNewsRead(amount: number, operation: string): Read<NewsItem[]> & { key: string } {
  return {
    key: `news/top/product/${amount}`,
    read: async (signal) =>
      (await callApi('GET /pages/news/top', { query: { amount }, operation, signal })).map(
        newsFromPage,
      ),
  };
}

/** The portal's own news for the person. */
export function personalNewsRead(
  amount: number,
  operation: string,
): Read<NewsItem[]> & { key: string } {
  return {
    key: `news/personal/product/${amount}`,
    read: async (signal) =>
      (await callApi('GET /pages/news/my', { query: { amount }, operation, signal })).map(
        newsFromPage,
      ),
  };
}
