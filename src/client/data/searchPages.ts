import type { SearchHit } from '#shared/rules/newsFromSearch';
import { connection } from './connection';
import { readSharePoint } from './sharePoint';

export interface PageSearch {
  /** Keyword query language. */
  queryText: string;
  /** At most 500. */
  rowLimit: number;
  selectProperties: readonly string[];
  /** Newest or most viewed first. */
  sortBy: 'FirstPublishedDate' | 'ViewsLifeTime';
  operation: string;
  signal?: AbortSignal;
}

interface SearchAnswer {
  PrimaryQueryResult: { RelevantResults: { Table?: { Rows: { Cells: { Key: string; Value: string | null }[] }[] } } | null } | null;
}

/** Pages found by SharePoint search, each as property → text (NEWS-72). Throws a `FailureError`. */
export async function searchPages({ queryText, rowLimit, selectProperties, sortBy, operation, signal }: PageSearch): Promise<SearchHit[]> {
  const request = {
    Querytext: queryText,
    RowLimit: rowLimit,
    SelectProperties: selectProperties,
    // 1: descending.
    SortList: [{ Property: sortBy, Direction: 1 }],
    TrimDuplicates: false,
    EnableDynamicGroups: true,
  };
  const answer = await readSharePoint<SearchAnswer>(`${connection().config.sharePointUrl}/_api/search/postquery`, {
    method: 'POST',
    body: { request },
    headers: { accept: 'application/json;odata=nometadata' },
    operation,
    signal,
  });
  const rows = answer.PrimaryQueryResult?.RelevantResults?.Table?.Rows ?? [];
  return rows.map(({ Cells }) => Object.fromEntries(Cells.map(({ Key, Value }) => [Key, Value])));
}
