import type { FoundRow } from '#shared/rules/search/foundRows';
import { connection } from '../connection/connection';
import { readSharePoint } from '../sharePoint/sharePoint';

/**
 * Tells SharePoint which result was opened, so that its ranking learns; whether that works is of no
 * matter to anybody (SEARCH-13).
 */
export function recordClick(
  { docId, address, impression }: Pick<FoundRow, 'docId' | 'address' | 'impression'>,
  text: string,
): void {
  if (!docId) return;
  const quoted = (value: string) => encodeURIComponent(`'${value.replaceAll("'", "''")}'`);
  const parts = [
    `pageInfo=${quoted(impression?.page ?? '')}`,
    `clickType=${quoted('Result')}`,
    `blockType=${impression?.block ?? 0}`,
    `clickedResultId=${quoted(docId)}`,
    'subResultIndex=0',
    `immediacySourceId=${quoted('')}`,
    `immediacyQueryString=${quoted(text)}`,
    `immediacyTitle=${quoted('')}`,
    `immediacyUrl=${quoted(address)}`,
  ];
  readSharePoint(
    `${connection().config.sharePointUrl}/_api/search/recordpageclick?${parts.join('&')}`,
    { operation: 'Search' },
  ).catch(() => undefined);
}
