import type { Reader, ReadingReport, ReportQuery } from '#shared/contract/pages/itemsToRead';
import { reportLimits } from '#shared/rules/pages/requiredReading';
import { apiRead } from '../../data/connection/apiRead';
import { callApi } from '../../data/connection/callApi';
import { handleFailure } from '../../data/connection/handleFailure';
import type { ReadState } from '../../data/read/readState';
import { useRead } from '../../data/read/useRead';
import { useTexts } from '../../texts/useTexts';
import { saveFile } from '../../platform/saveFile';
import { readingCsv, type CsvColumns } from './readingCsv';

type Question = Required<Pick<ReportQuery, 'state' | 'find' | 'take'>>;

const operation = 'The report';

/** Who has read an item and who has not, the first `take` of those that the question finds. */
export function useReadingReport(
  id: number,
  { state, find, take }: Question,
): ReadState<ReadingReport> {
  return useRead({
    ...apiRead('GET /itemstoread/{id}/report', {
      params: { id },
      query: { state, find, skip: 0, take },
      operation,
    }),
    lifetime: 0,
    keepPrevious: true,
  });
}

/** Saves the whole report as a file for a spreadsheet. */
export function useSaveReport(id: number, columns: CsvColumns): () => Promise<void> {
  const texts = useTexts();
  return async () => {
    try {
      saveFile(readingCsv(await readAll(id), columns), {
        name: `required-reading-${id}.csv`,
        type: 'text/csv',
      });
    } catch (error) {
      handleFailure(error, texts);
    }
  };
}

async function readAll(id: number): Promise<Reader[]> {
  const all: Reader[] = [];
  for (let found = 1; all.length < found;) {
    const answer = await callApi('GET /itemstoread/{id}/report', {
      params: { id },
      query: { state: 'all', find: undefined, skip: all.length, take: reportLimits.readers },
      operation,
    });
    if (answer.Readers.length === 0) break;
    all.push(...answer.Readers);
    found = answer.Found;
  }
  return all;
}
