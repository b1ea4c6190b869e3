import type { SearchHit } from '#shared/rules/news/newsFromSearch';
import { ownNames, standardHit, type PropertyNames } from '#shared/rules/search/searchProperties';
import { searchSharePoint, type SharePointSearch } from './searchSharePoint';

export interface PageSearch extends Pick<
  SharePointSearch,
  'queryText' | 'rowLimit' | 'startRow' | 'selectProperties' | 'operation' | 'signal'
> {
  /** Newest or most viewed first. */
  sortBy: 'FirstPublishedDate' | 'ViewsLifeTime';
  /** The organisation's names of the properties (SEARCH-27). */
  names: PropertyNames;
}

/**
 * Pages found by SharePoint search, each as property → text (NEWS-72); always a POST, because the
 * texts name many sites. `selectProperties`, and those of the pages, have SharePoint's own names.
 * Throws a `FailureError`.
 */
export async function searchPages({
  sortBy,
  names,
  selectProperties,
  ...search
}: PageSearch): Promise<SearchHit[]> {
  const { hits } = await searchSharePoint(
    {
      ...search,
      selectProperties: ownNames(selectProperties, names),
      sortList: [{ property: sortBy, isDescending: true }],
    },
    'POST',
  );
  return hits.map((hit) => standardHit(hit, selectProperties, names));
}
