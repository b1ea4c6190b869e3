import type { Reach } from '#shared/contract/people/targeting';
import { apiRead } from '../connection/apiRead';
import type { ReadState } from '../read/readState';
import { useRead } from '../read/useRead';

/**
 * How many people content reaches.
 * @param channels ids in any order; none: everybody
 * @param language its id, empty for content without one; left out: in whatever language it is
 */
export function useReach(channels: readonly string[], language?: string): ReadState<Reach> {
  const body = {
    ChannelTermIds: [...channels].sort(),
    ...(language !== undefined && { LanguageTermId: language || null }),
  };
  return useRead({
    ...apiRead('POST /targeting/reach', { body, operation: 'The number of people' }),
    lifetime: 60_000,
    keepPrevious: true,
  });
}
