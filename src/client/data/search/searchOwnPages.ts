import { rowFromPage } from '#shared/rules/search/foundRows';
import { callApi } from '../connection/callApi';
import type { FoundPart, SearchAsk } from './SearchAsk';

/** Pages and news of the portal itself, for everybody. */
export async function searchOwnPages({
  text,
  since,
  start,
  amount,
  operation,
  signal,
}: SearchAsk): Promise<FoundPart> {
  const { Pages, HasMore } = await callApi('GET /pages/search', {
    query: { query: text, amount, skip: start, fromDate: since },
    operation,
    signal,
  });
  return { rows: Pages.map(rowFromPage), hasMore: HasMore };
}
