import { textHash } from '#shared/rules/values/textHash';
import { namesKey } from '#shared/rules/search/searchProperties';
import { rowsAtOnce } from '#shared/rules/search/searchText';
import { lifetimes } from '../cache/lifetimes';
import type { FoundPart } from './SearchAsk';
import type { ReadState } from '../read/readState';
import { useSession } from '../session/session';
import { useRead } from '../read/useRead';
import type { Section } from './searchSections';

/** The text to search for, and since when. */
export interface Search {
  text: string;
  since: string | undefined;
}

/**
 * One part of what a section finds; an abandoned search is aborted, a repeated one comes from the
 * cache (CACHE-03).
 */
export function useFoundPart(
  section: Section,
  { text, since }: Search,
  start: number,
  operation: string,
): ReadState<FoundPart> {
  const { settings } = useSession();
  const asked = [text.toLowerCase(), since, namesKey(settings.searchManagedProperties)];
  return useRead<FoundPart>({
    key: `search ${section.key} ${start} ${textHash(JSON.stringify(asked))}`,
    read: (signal) =>
      section.search({ text, since, start, amount: rowsAtOnce, settings, operation, signal }),
    lifetime: lifetimes.search,
    isWhole: ({ missing }) => missing === undefined,
    isEmpty: ({ rows }) => rows.length === 0,
  });
}
