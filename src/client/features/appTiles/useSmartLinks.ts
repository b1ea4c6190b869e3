import { useCallback, useMemo } from 'react';
import type { AppTile } from '#shared/contract/appTiles';
import { isShownAsNew } from '#shared/rules/appTiles';
import { callApi } from '../../data/callApi';
import { invalidate } from '../../data/invalidate';
import type { ReadState } from '../../data/readState';
import { useLast } from '../../data/useLast';
import { useRead } from '../../data/useRead';
import { useAtStart } from '../../ui/useAtStart';
import { useIdle } from '../../ui/useIdle';
import { useNow } from '../../ui/useNow';
import { tilesKey } from './useUserTiles';

/**
 * Smart links: those for the person now, or, while an editor edits, all of them (LINKS-14,
 * LINKS-15).
 */
export function useSmartLinks(isEditing: boolean, operation: string): ReadState<AppTile[]> {
  useNextTurn(!isEditing, operation);
  return useRead({
    key: `${tilesKey}smartlinks${isEditing ? '/all' : ''}`,
    read: (signal) =>
      isEditing
        ? callApi('GET /apptiles', { query: { smartlinks: true }, operation, signal })
        : callApi('GET /me/userapptiles/smartlinks', { operation, signal }),
    keepPrevious: true,
  });
}

/**
 * Reads the links anew when other ones are to be seen, also while the page stays open (LINKS-07,
 * LINKS-08).
 */
function useNextTurn(isWanted: boolean, operation: string): void {
  const isIdle = useIdle();
  const next = useLast(
    useRead({
      key: isWanted && isIdle ? `${tilesKey}smartlinks/next` : null,
      read: (signal) => callApi('GET /me/userapptiles/smartlinks/next', { operation, signal }),
    }),
  );
  useAtStart(next?.Next, () => void invalidate(`${tilesKey}smartlinks`));
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
