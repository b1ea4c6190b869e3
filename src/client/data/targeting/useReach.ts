import type { ChannelReach } from '#shared/contract/pages/terms';
import { apiRead } from '../connection/apiRead';
import type { ReadState } from '../read/readState';
import { useRead } from '../read/useRead';

/**
 * How many people content for these channels reaches; without channels everybody. Ids in any order.
 */
export function useReach(channels: readonly string[]): ReadState<ChannelReach> {
  const ChannelTermIds = [...channels].sort();
  return useRead({
    ...apiRead('POST /channelterms/reach', {
      body: { ChannelTermIds },
      operation: 'The number of people',
    }),
    lifetime: 60_000,
    keepPrevious: true,
  });
}
