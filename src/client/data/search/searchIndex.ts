import {
  rowFromPerson,
  rowFromSharePointPage,
  rowFromSite,
  type FoundRow,
} from '#shared/rules/search/foundRows';
import type { SearchHit } from '#shared/rules/news/newsFromSearch';
import { propertyNames, type PropertyNames } from '#shared/rules/search/searchProperties';
import {
  changedSince,
  peopleQuery,
  selectedProperties,
  sharePointPagesQuery,
  sitesQuery,
} from '#shared/rules/search/searchQueries';
import { settingDefaults } from '#shared/rules/settings/settings';
import { filledQuery, queryAddresses } from '#shared/rules/search/searchText';
import { connection } from '../connection/connection';
import { searchSharePoint } from '../sharePoint/searchSharePoint';
import type { FoundPart, SearchAsk } from './SearchAsk';

interface IndexSearch {
  kind: 'page' | 'site' | 'person';
  queryText: string;
  row: (hit: SearchHit, names: PropertyNames, text: string) => FoundRow;
  sourceId?: string;
}

/** Pages and news of SharePoint's sites. */
export function searchSharePointPages(ask: SearchAsk): Promise<FoundPart> {
  return searchIndex(ask, {
    kind: 'page',
    queryText: sharePointPagesQuery(ask.text, ask.settings.sharePointPagesSearchFilter),
    row: rowFromSharePointPage,
  });
}

export function searchSites(ask: SearchAsk): Promise<FoundPart> {
  return searchIndex(ask, { kind: 'site', queryText: sitesQuery(ask.text), row: rowFromSite });
}

/** People have a result source of their own (SEARCH-26). */
export function searchPeople(ask: SearchAsk): Promise<FoundPart> {
  return searchIndex(ask, {
    kind: 'person',
    queryText: peopleQuery(ask.text),
    row: rowFromPerson,
    sourceId: ask.settings.peopleResultSourceId || settingDefaults.peopleResultSourceId,
  });
}

async function searchIndex(
  { text, since, start, amount, settings, operation, signal }: SearchAsk,
  { kind, queryText, row, sourceId }: IndexSearch,
): Promise<FoundPart> {
  const names = propertyNames(settings.searchManagedProperties);
  const { sharePointUrl } = connection().config;
  const { hits, total, impression } = await searchSharePoint({
    queryText: filledQuery(queryText, queryAddresses(sharePointUrl, settings)),
    rowLimit: amount,
    startRow: start,
    selectProperties: selectedProperties(kind, names),
    sourceId,
    refinementFilter: changedSince(since, names),
    operation,
    signal,
  });
  const rows = hits.map((hit) => ({ ...row(hit, names, text), impression }));
  return { rows, hasMore: start + hits.length < total };
}
