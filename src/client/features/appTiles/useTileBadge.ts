import type { UserAppTile } from '#shared/contract/people/userAppTiles';
import { useLastVisit } from '../../data/components/visits';
import { useSession } from '../../data/session/session';

export type TileBadge = 'new' | 'updated' | undefined;

/**
 * Says which tiles are new, or changed since the person was last here; nothing where the setting is
 * off (APPS-16, BADGE-14).
 */
export function useTileBadge(): (tile: UserAppTile) => TileBadge {
  const { settings } = useSession();
  const since = useLastVisit('appTiles');
  return ({ ShowNewOrModifiedBadge, AppTile }) => {
    if (!settings.showNewOrModifiedBadgeOnAppTiles || AppTile.IsPersonal) return undefined;
    if (ShowNewOrModifiedBadge) return 'new';
    return AppTile.Modified > since ? 'updated' : undefined;
  };
}
