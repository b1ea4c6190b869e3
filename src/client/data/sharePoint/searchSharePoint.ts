import type { SearchHit } from '#shared/rules/news/newsFromSearch';
import type { SearchImpression } from '#shared/rules/search/foundRows';
import { withoutFirstQuote } from '#shared/rules/search/searchText';
import { connection } from '../connection/connection';
import { readSharePoint } from './sharePoint';

/** A search of SharePoint's index. Spec: core §7, content §7. */
export interface SharePointSearch {
  /** Keyword query language; nothing is asked for an empty one (SEARCH-20). */
  queryText: string;
  /** How many rows are wanted; may be more than the service answers at once. */
  rowLimit: number;
  startRow?: number;
  selectProperties: readonly string[];
  /** Result source; default: the content of sites. */
  sourceId?: string;
  /** In FQL. */
  refinementFilter?: string;
  sortList?: readonly { property: string; isDescending: boolean }[];
  operation: string;
  signal?: AbortSignal;
}

export interface SharePointHits {
  /** Each a record of the selected properties, read by their names (SEARCH-25). */
  hits: SearchHit[];
  /** How many there are in all. */
  total: number;
  impression: SearchImpression;
}

interface Property {
  Key: string;
  Value: string | null;
}

/** Most rows in one answer (SEARCH-18). */
const maxRows = 500;
/** Longest address of a query; a longer one goes as a body. */
const maxAddressLength = 2_000;

interface SearchAnswer {
  Properties?: Property[];
  PrimaryQueryResult: {
    RelevantResults: {
      Properties?: Property[];
      TotalRows?: number;
      Table?: { Rows: { Cells: Property[] }[] };
    } | null;
  } | null;
}

/**
 * Finds rows in SharePoint's index, in parts of 500 until those wanted are there or there are no
 * more (SEARCH-18). Throws a `FailureError`.
 */
export async function searchSharePoint(
  search: SharePointSearch,
  method?: 'GET' | 'POST',
): Promise<SharePointHits> {
  const queryText = withoutFirstQuote(search.queryText).trim();
  const found: SharePointHits = { hits: [], total: 0, impression: { page: '', block: 0 } };
  if (queryText === '') return found;
  do {
    const start = (search.startRow ?? 0) + found.hits.length;
    const part = await readPart(
      {
        ...search,
        queryText,
        startRow: start,
        rowLimit: Math.min(maxRows, search.rowLimit - found.hits.length),
      },
      method,
    );
    found.total = part.total;
    found.impression = part.impression;
    found.hits.push(...part.hits);
    if (part.hits.length === 0) break;
  } while (
    found.hits.length < search.rowLimit &&
    (search.startRow ?? 0) + found.hits.length < found.total
  );
  return found;
}

async function readPart(
  search: SharePointSearch,
  method?: 'GET' | 'POST',
): Promise<SharePointHits> {
  const base = `${connection().config.sharePointUrl}/_api/search`;
  const address = `${base}/query?${addressOf(search)}`;
  const options = {
    headers: { accept: 'application/json;odata=nometadata' },
    operation: search.operation,
    signal: search.signal,
  };
  const byGet = method ? method === 'GET' : address.length <= maxAddressLength;
  const answer = byGet
    ? await readSharePoint<SearchAnswer>(address, options)
    : await readSharePoint<SearchAnswer>(`${base}/postquery`, {
        ...options,
        method: 'POST',
        body: { request: bodyOf(search) },
      });
  const results = answer.PrimaryQueryResult?.RelevantResults;
  const hits = (results?.Table?.Rows ?? []).map(({ Cells }) => recordOf(Cells));
  const impression = {
    page: recordOf(answer.Properties)['piPageImpression'] ?? '',
    block: Number(recordOf(results?.Properties)['piPageImpressionBlockType'] ?? 0),
  };
  return { hits, total: results?.TotalRows ?? hits.length, impression };
}

const recordOf = (properties: readonly Property[] = []): SearchHit =>
  Object.fromEntries(properties.map(({ Key, Value }) => [Key, Value]));

function bodyOf({
  queryText,
  rowLimit,
  startRow = 0,
  selectProperties,
  sourceId,
  refinementFilter,
  sortList,
}: SharePointSearch) {
  return {
    Querytext: queryText,
    RowLimit: rowLimit,
    ...(startRow > 0 ? { StartRow: startRow } : {}),
    SelectProperties: selectProperties,
    ...(sourceId ? { SourceId: sourceId } : {}),
    ...(refinementFilter ? { RefinementFilters: [refinementFilter] } : {}),
    // 0: ascending, 1: descending.
    ...(sortList
      ? {
          SortList: sortList.map(({ property, isDescending }) => ({
            Property: property,
            Direction: isDescending ? 1 : 0,
          })),
        }
      : {}),
    TrimDuplicates: false,
    // The request itself has no such property; 3: a boolean.
    Properties: [
      { Name: 'EnableDynamicGroups', Value: { BoolVal: true, QueryPropertyValueTypeIndex: 3 } },
    ],
  };
}

/** Texts stand in single quotes, in which a quote is doubled. */
function addressOf({
  queryText,
  rowLimit,
  startRow = 0,
  selectProperties,
  sourceId,
  refinementFilter,
  sortList,
}: SharePointSearch): string {
  const texts = {
    querytext: queryText,
    selectproperties: selectProperties.join(','),
    sourceid: sourceId,
    refinementfilters: refinementFilter,
    sortlist: sortList
      ?.map(
        ({ property, isDescending }) => `${property}:${isDescending ? 'descending' : 'ascending'}`,
      )
      .join(','),
    properties: 'EnableDynamicGroups:true',
  };
  const quoted = Object.entries(texts).flatMap(([name, text]) =>
    text ? [`${name}=${encodeURIComponent(`'${text.replaceAll("'", "''")}'`)}`] : [],
  );
  return [...quoted, `rowlimit=${rowLimit}`, `startrow=${startRow}`, 'trimduplicates=false'].join(
    '&',
  );
}
