import { licensedTiles } from '#shared/rules/widgets/appTiles';
import { callApi } from '../connection/callApi';
import { joinRead } from '../read/joinRead';
import { assignedPlansRead } from '../session/assignedPlans';

const operation = 'New apps';

/**
 * Whether apps on the person's board are new or changed since a time, ISO 8601 (BADGE-04). By the
 * rules of the board, so that nobody is told of an app whose service they lack (APPS-28). Throws a
 * `FailureError`.
 */
export async function hasNewTiles(lastVisitedDate: string, signal: AbortSignal): Promise<boolean> {
  const query = { lastVisitedDate };
  const updates = await callApi('GET /me/userapptiles/updates', { query, operation, signal });
  const tiles = updates.map(({ AppTile }) => AppTile);
  if (tiles.length === 0 || tiles.some(({ O365ServiceName }) => !O365ServiceName))
    return tiles.length > 0;
  const plans = await joinRead(assignedPlansRead(operation), signal).catch(() => undefined);
  signal.throwIfAborted();
  // Where Graph does not say, the board leaves nothing out.
  return !plans || licensedTiles(tiles, plans).length > 0;
}
