import type { Colleague } from '#shared/rules/people/people';
import { readColleague } from '../../data/people/directory';
import { useRead } from '../../data/read/useRead';
import type { ReadState } from '../../data/read/readState';

/**
 * The person that a people card shows: from the cache at once where they were looked at before.
 * `null`: the directory does not know them.
 */
export function usePersonCard(upn: string, operation: string): ReadState<Colleague | null> {
  return useRead<Colleague | null>({
    key: `people/card ${upn.toLowerCase()}`,
    read: (signal) => readColleague(upn, { operation, signal }),
  });
}
