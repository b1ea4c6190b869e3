import { useCallback, useMemo } from 'react';
import type { AppTile } from '#shared/contract/appTiles';
import { isShownAsNew } from '#shared/rules/widgets/appTiles';
import { apiRead } from '../../data/connection/apiRead';
import { invalidate } from '../../data/read/invalidate';
import type { ReadState } from '../../data/read/readState';
import { useLast } from '../../data/read/useLast';
import { smartLinkReads } from '../../data/portalReads/tileReads';
import { useRead } from '../../data/read/useRead';
import { useAtStart } from '../../platform/useAtStart';
import { useIdle } from '../../platform/useIdle';
import { useNow } from '../../platform/useNow';

/**
 * Smart links: those for the person now, or, while an editor edits, all of them (LINKS-14,
 * LINKS-15).
 */
export function useSmartLinks(isEditing: boolean, operation: string): ReadState<AppTile[]> {
  useNextTurn(!isEditing, operation);
  return useRead<AppTile[]>({
    ...(isEditing
      ? apiRead('GET /apptiles', { query: { smartlinks: true }, operation })
      : apiRead('GET /me/userapptiles/smartlinks', { operation })),
    keepPrevious: true,
    // While they are edited there is the place for the first one.
    isEmpty: ({ length }) => length === 0 && !isEditing,
  });
}

/**
 * Reads the links again when other ones are to be seen, also while the page stays open (LINKS-07,
 * LINKS-08).
 */
function useNextTurn(isWanted: boolean, operation: string): void {
  const isIdle = useIdle();
  const next = useLast(
    useRead({
      ...apiRead('GET /me/userapptiles/smartlinks/next', { operation }),
      isWanted: isWanted && isIdle,
    }),
  );
  useAtStart(next?.Next, () => void invalidate(...smartLinkReads));
}

/** Says whether a link is new; renewed when one of them no longer is (LINKS-06). */
export function useIsNew(links: readonly AppTile[]): (link: AppTile) => boolean {
  const moments = useMemo(
    () =>
      links.flatMap(({ ShowAsNewUntilThisDate: until }) => (until ? [Date.parse(until) + 1] : [])),
    [links],
  );
  const now = useNow(moments);
  return useCallback((link) => isShownAsNew(link, new Date(now)), [now]);
}
