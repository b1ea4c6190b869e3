import type { Reach } from '#shared/contract/people/targeting';
import { apiRead } from '../../../../data/connection/apiRead';
import type { ReadState } from '../../../../data/read/readState';
import { useRead } from '../../../../data/read/useRead';

/** How many people content with these channels and this language reaches; empty: without one. */
export function usePageReach(
  channels: readonly string[],
  language: string,
  operation: string,
): ReadState<Reach> {
  const body = { ChannelTermIds: [...channels].sort(), LanguageTermId: language || null };
  return useRead({
    ...apiRead('POST /targeting/reach', { body, operation }),
    lifetime: 60_000,
    keepPrevious: true,
  });
}
