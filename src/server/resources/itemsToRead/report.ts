import type { Reader, ReadingReport, ReportQuery } from '#shared/contract/pages/itemsToRead';
import { reportLimits } from '#shared/rules/pages/requiredReading';
import type { DirectoryPerson } from '../../microsoft/directory';
import { sortedInTurns } from '../../sortedInTurns';

const collator = new Intl.Collator('en');

/**
 * Who of the people has read, and who has not: the part of them that the question is about. They may
 * be the whole organisation.
 */
export async function reportOf(
  people: readonly DirectoryPerson[],
  times: ReadonlyMap<string, string>,
  query: ReportQuery,
): Promise<Omit<ReadingReport, 'Title' | 'Deadline'>> {
  const readers = people.map(({ id, displayName, userPrincipalName }): Reader => ({
    Id: id,
    DisplayName: displayName,
    UpnId: userPrincipalName,
    ReadAt: times.get(id) ?? null,
  }));
  const found = await sortedInTurns(
    readers.filter((reader) => isIn(query.state, reader) && isFound(query.find, reader)),
    byName,
  );
  const { skip = 0, take = reportLimits.readers } = query;
  return {
    People: readers.length,
    HaveRead: readers.filter(({ ReadAt }) => ReadAt).length,
    Found: found.length,
    Readers: found.slice(skip, skip + take),
  };
}

function isIn(state: ReportQuery['state'] = 'all', { ReadAt }: Reader): boolean {
  return state === 'all' || (state === 'read') === (ReadAt !== null);
}

function isFound(find = '', { DisplayName, UpnId }: Reader): boolean {
  return `${DisplayName}\n${UpnId}`.toLowerCase().includes(find.trim().toLowerCase());
}

function byName(a: Reader, b: Reader): number {
  return collator.compare(a.DisplayName, b.DisplayName) || collator.compare(a.UpnId, b.UpnId);
}
