import { useMemo } from 'react';
import type { Infobox } from '#shared/contract/infoboxes';
import { infoboxState } from '#shared/rules/widgets/infoboxes';
import { apiRead } from '../../data/connection/apiRead';
import { zoneRead, type Zone } from '../../data/infoboxZone';
import { invalidate } from '../../data/read/invalidate';
import { infoboxReads } from '../../data/portalReads/infoboxReads';
import type { ReadState } from '../../data/read/readState';
import { useLast } from '../../data/read/useLast';
import { useRead } from '../../data/read/useRead';
import { useAtStart } from '../../platform/useAtStart';
import { useIdle } from '../../platform/useIdle';
import { useNow } from '../../platform/useNow';

/**
 * The infoboxes of a zone that are for the person now, also while the page stays open: each goes at
 * its end, and comes at its start (INFOBOX-18, INFOBOX-19).
 */
export function useZone({ route, area }: Zone, operation: string): ReadState<Infobox[]> {
  const zone = useRead<Infobox[]>({
    ...zoneRead({ route, area }, operation),
    isEmpty: (infoboxes) => infoboxes.length === 0,
  });
  useNextStart(route, operation);
  return useUnended(zone);
}

/** The server has chosen what has begun; only what ends while it is shown is left to the page. */
function useUnended(zone: ReadState<Infobox[]>): ReadState<Infobox[]> {
  const infoboxes = zone.state === 'ready' ? zone.value : undefined;
  const now = useNow(
    (infoboxes ?? []).flatMap(({ EndDate }) => (EndDate === null ? [] : Date.parse(EndDate))),
  );
  const unended = useMemo(
    () => infoboxes?.filter((infobox) => infoboxState(infobox, new Date(now)) !== 'ended'),
    [infoboxes, now],
  );
  if (zone.state !== 'ready' || !unended) return zone;
  return unended.length === 0
    ? { state: 'empty', reload: zone.reload }
    : { ...zone, value: unended };
}

/**
 * Reads the zones of a page again when its next infobox begins; the zones of a page ask once for
 * all.
 */
function useNextStart(route: string, operation: string): void {
  const isIdle = useIdle();
  const next = useLast(
    useRead({
      ...apiRead('GET /infoboxes/next', { query: { route }, operation }),
      isWanted: isIdle,
    }),
  );
  useAtStart(next?.StartDate, () => void invalidate(...infoboxReads));
}

/** A zone as editors see it: also future infoboxes, in every language and channel (INFOBOX-20). */
export function useEditedZone({ route, area }: Zone, operation: string): ReadState<Infobox[]> {
  return useRead({
    ...apiRead('GET /infoboxes', { query: { route, area, includeFuture: true }, operation }),
    lifetime: 0,
  });
}
