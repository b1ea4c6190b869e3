import { rowFromGraph, type GraphHit } from '#shared/rules/search/foundRows';
import { documentsQuery } from '#shared/rules/search/searchQueries';
import { keywordQuery, withoutFirstQuote } from '#shared/rules/search/searchText';
import { postSearch } from './postSearch';
import type { FoundPart, SearchAsk } from './SearchAsk';

interface GraphQuery {
  entityTypes: string[];
  queryString: string;
  fields?: string[];
  scopes: string[];
}

/**
 * Files and list items. The service refuses to mix them with bookmarks in one request (SEARCH-16).
 */
export function searchDocuments(ask: SearchAsk): Promise<FoundPart> {
  return searchGraph(ask, {
    entityTypes: ['driveItem', 'listItem'],
    queryString: documentsQuery(ask.text, ask.since),
    fields: ['title'],
    scopes: ['Files.Read.All', 'Sites.Read.All'],
  });
}

/** Links that the organisation recommends for such a search. */
export function searchBookmarks(ask: SearchAsk): Promise<FoundPart> {
  return searchGraph(ask, {
    entityTypes: ['bookmark'],
    queryString: keywordQuery(ask.text),
    scopes: ['Bookmark.Read.All'],
  });
}

async function searchGraph(
  { text, start, amount, operation, signal }: SearchAsk,
  { entityTypes, queryString, fields, scopes }: GraphQuery,
): Promise<FoundPart> {
  if (queryString === '') return { rows: [], hasMore: false };
  const { hits, hasMore } = await postSearch<GraphHit>(
    {
      entityTypes,
      query: { queryString: withoutFirstQuote(queryString) },
      from: start,
      size: amount,
      fields,
    },
    { scopes, operation, signal },
  );
  return { rows: hits.map((hit) => rowFromGraph(hit, text)), hasMore };
}
