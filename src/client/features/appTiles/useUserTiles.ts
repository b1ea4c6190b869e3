import type { UserAppTile } from '#shared/contract/people/userAppTiles';
import { licensedTiles, type AssignedPlan } from '#shared/rules/widgets/appTiles';
import { apiRead } from '../../data/connection/apiRead';
import type { ReadState } from '../../data/read/readState';
import { useRead } from '../../data/read/useRead';
import { assignedPlansRead } from '../../data/session/assignedPlans';

/**
 * The person's tiles whose services they have (APPS-28), in their order; hidden ones when asked for
 * (APPS-33).
 */
export function useUserTiles(
  { showHidden }: { showHidden: boolean },
  operation: string,
): ReadState<UserAppTile[]> {
  const tiles = useRead({
    ...apiRead('GET /me/userapptiles', { query: { includeHidden: showHidden }, operation }),
    keepPrevious: true,
  });
  const plans = useAssignedPlans(
    tiles.state === 'ready' && tiles.value.some(({ AppTile }) => AppTile.O365ServiceName),
    operation,
  );
  if (tiles.state !== 'ready') return tiles;
  if (plans === 'loading') return { state: 'loading' };
  const value = plans
    ? tiles.value.filter(({ AppTile }) => licensedTiles([AppTile], plans).length > 0)
    : tiles.value;
  return value.length === 0 ? { state: 'empty', reload: tiles.reload } : { ...tiles, value };
}

/**
 * The services of the person's licences, asked for only where a tile depends on them. Where Graph
 * does not say, nothing is left out: the app itself knows who may use it.
 */
export function useAssignedPlans(
  isNeeded: boolean,
  operation: string,
): readonly AssignedPlan[] | 'loading' | undefined {
  const plans = useRead({ ...assignedPlansRead(operation), isWanted: isNeeded });
  if (!isNeeded) return [];
  if (plans.state === 'loading') return 'loading';
  return plans.state === 'ready' ? plans.value : undefined;
}
