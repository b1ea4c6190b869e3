import type { Reader } from '#shared/contract/pages/itemsToRead';

/** Names of the columns. */
export interface CsvColumns {
  name: string;
  address: string;
  read: string;
}

/**
 * A report as a file for a spreadsheet: UTF-8 with the mark by which spreadsheets know it, every
 * cell in quotes, times in UTC.
 */
export function readingCsv(readers: readonly Reader[], columns: CsvColumns): string {
  const rows = readers.map(({ DisplayName, UpnId, ReadAt }) => [DisplayName, UpnId, ReadAt ?? '']);
  const all = [[columns.name, columns.address, columns.read], ...rows];
  return `\uFEFF${all.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`;
}

/**
 * A text that begins like a formula, also in the wide letters of East Asian keyboards, would be run
 * as one by a spreadsheet.
 */
const formula = /^\s*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20\t\r\n]/;

function cell(text: string): string {
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
