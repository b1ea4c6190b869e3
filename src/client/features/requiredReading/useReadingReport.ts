import type { Reader, ReadingReport, ReportQuery } from '#shared/contract/itemsToRead';
import { callApi } from '../../data/callApi';
import { handleFailure } from '../../data/handleFailure';
import type { ReadState } from '../../data/readState';
import { useRead } from '../../data/useRead';
import { useTexts } from '../../texts/useTexts';
import { saveFile } from '../../ui/saveFile';

type Question = Required<Pick<ReportQuery, 'state' | 'find' | 'take'>>;

const operation = 'The report';
/** People in one answer when all of them are saved. */
const part = 1_000;

/** Who has read an item and who has not, the first `take` of those that the question finds. */
export function useReadingReport(id: number, { state, find, take }: Question): ReadState<ReadingReport> {
  return useRead({
    key: `itemstoread/report/${id}/${state}/${take}/${find.toLowerCase()}`,
    read: (signal) => callApi('GET /itemstoread/{id}/report', { params: { id }, query: { state, find, skip: 0, take }, operation, signal }),
    lifetime: 0,
    keepPrevious: true,
  });
}

/** Saves the whole report as a file for a spreadsheet. */
export function useSaveReport(id: number, columns: { name: string; address: string; read: string }): () => Promise<void> {
  const texts = useTexts();
  return async () => {
    try {
      const rows = (await readAll(id)).map(({ DisplayName, UpnId, ReadAt }) => [DisplayName, UpnId, ReadAt ?? '']);
      // Spreadsheets know UTF-8 by the mark at the start.
      saveFile(`\uFEFF${[[columns.name, columns.address, columns.read], ...rows].map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`, { name: `required-reading-${id}.csv`, type: 'text/csv' });
    } catch (error) {
      handleFailure(error, texts);
    }
  };
}

async function readAll(id: number): Promise<Reader[]> {
  const all: Reader[] = [];
  for (let found = 1; all.length < found; ) {
    const answer = await callApi('GET /itemstoread/{id}/report', { params: { id }, query: { state: 'all', find: undefined, skip: all.length, take: part }, operation });
    if (answer.Readers.length === 0) break;
    all.push(...answer.Readers);
    found = answer.Found;
  }
  return all;
}

/** What begins like a formula would be run as one by a spreadsheet. */
function cell(text: string): string {
  return `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
