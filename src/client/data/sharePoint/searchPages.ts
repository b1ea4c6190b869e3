import type { SearchHit } from '#shared/rules/news/newsFromSearch';
import { searchSharePoint, type SharePointSearch } from './searchSharePoint';

export interface PageSearch extends Pick<
  SharePointSearch,
  'queryText' | 'rowLimit' | 'startRow' | 'selectProperties' | 'operation' | 'signal'
> {
  /** Newest or most viewed first. */
  sortBy: 'FirstPublishedDate' | 'ViewsLifeTime';
}

/**
 * Pages found by SharePoint search, each as property → text (NEWS-72); always a POST, because the
 * texts name many sites. Throws a `FailureError`.
 */
export async function searchPages({ sortBy, ...search }: PageSearch): Promise<SearchHit[]> {
  const { hits } = await searchSharePoint(
    { ...search, sortList: [{ property: sortBy, isDescending: true }] },
    'POST',
  );
  return hits;
}
