import type { AppTile } from '#shared/contract/appTiles';
import type { UserAppTile } from '#shared/contract/people/userAppTiles';
import { licensedTiles } from '#shared/rules/widgets/appTiles';
import { apiRead } from '../../data/connection/apiRead';
import { useRead } from '../../data/read/useRead';
import { bothStates } from '../../ui/widget/combineStates';
import type { WidgetState } from '../../ui/widget/widgetState';
import { useAssignedPlans } from './useUserTiles';

/** An app of the app center; `own` where it is on the person's board. */
export interface CenterTile {
  tile: AppTile & { UserIsLicensed: boolean };
  own: UserAppTile | undefined;
}

/** Everything that the person can have: also what they have no licence for, marked so (APPS-29). */
export function useAppCenter(operation: string): WidgetState<CenterTile[]> {
  const available = useRead(apiRead('GET /apptiles', { query: { available: true }, operation }));
  const own = useRead(
    apiRead('GET /me/userapptiles', { query: { includeHidden: true }, operation }),
  );
  const plans = useAssignedPlans(
    available.state === 'ready' && available.value.some(({ O365ServiceName }) => O365ServiceName),
    operation,
  );
  const both = bothStates(available, own);
  if (both.state !== 'ready') return both;
  if (plans === 'loading') return { state: 'loading' };
  const [tiles, chosen] = both.value;
  const ownById = new Map(chosen.map((each) => [each.AppTileId, each]));
  const personal = chosen.filter(({ AppTile }) => AppTile.IsPersonal).map(({ AppTile }) => AppTile);
  const marked = plans
    ? licensedTiles([...tiles, ...personal], plans, { all: true })
    : [...tiles, ...personal].map((tile) => ({ ...tile, UserIsLicensed: true }));
  const value = marked.map((tile) => ({ tile, own: ownById.get(tile.Id) }));
  return value.length === 0 ? { state: 'empty' } : { ...both, value };
}
