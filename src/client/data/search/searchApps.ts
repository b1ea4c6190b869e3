import type { AppTile } from '#shared/contract/appTiles';
import { rowFromTile } from '#shared/rules/search/foundRows';
import { licensedTiles } from '#shared/rules/widgets/appTiles';
import { callApi } from '../connection/callApi';
import { connection } from '../connection/connection';
import { FailureError } from '../connection/failure';
import { logFailure } from '../connection/handleFailure';
import { joinRead } from '../read/joinRead';
import { assignedPlansRead } from '../session/assignedPlans';
import type { FoundPart, SearchAsk } from './SearchAsk';
import { searchBookmarks } from './searchGraph';

/** The most that the call takes and answers. */
const limits = { key: 200, tiles: 50 };
const nothing: FoundPart = { rows: [], hasMore: false };

/**
 * The portal's own apps, for everybody whose services they are (APPS-28); behind them, for people
 * with a licence, the links that Microsoft 365 knows of (SEARCH-29). Where one of both fails, what
 * the other found is shown, and the one that is missing is named.
 */
export async function searchApps(ask: SearchAsk): Promise<FoundPart> {
  const { text, start, amount, operation, signal } = ask;
  const own = await answerOf(
    callApi('GET /apptiles/suggestions', {
      query: { key: text.slice(0, limits.key), max: limits.tiles },
      operation,
      signal,
    }),
  );
  // Where the links begin in a further part depends on how many apps there are.
  if (own.error && start > 0) throw own.error;
  const tiles = await withTheirServices(own.found ?? [], ask);
  const rows = tiles.slice(start, start + amount).map((tile) => rowFromTile(tile, text));
  if (tiles.length > start + amount) return { rows, hasMore: true };
  const room = amount - rows.length;
  const asked = (await connection().isLicensed())
    ? searchBookmarks({
        ...ask,
        start: Math.max(0, start - tiles.length),
        amount: Math.max(room, 1),
      })
    : Promise.resolve(nothing);
  const { found: links = nothing, error: linksError } = await answerOf(asked);
  const part = {
    rows: [...rows, ...links.rows.slice(0, room)],
    hasMore: !own.error && (links.hasMore || links.rows.length > room),
  };
  const error = own.error ?? linksError;
  if (!error) return part;
  if (part.rows.length === 0) throw error;
  logFailure(error.failure);
  return { ...part, missing: { source: own.error ? 'apps' : 'links', failure: error.failure } };
}

/** Where Graph does not say which services the person has, nothing is left out. */
async function withTheirServices(
  tiles: readonly AppTile[],
  { operation, signal }: SearchAsk,
): Promise<readonly AppTile[]> {
  if (!tiles.some(({ O365ServiceName }) => O365ServiceName)) return tiles;
  const { found } = await answerOf(joinRead(assignedPlansRead(operation), signal));
  return found ? licensedTiles(tiles, found) : tiles;
}

/** The answer of a service, or how it failed. */
async function answerOf<T>(asked: Promise<T>): Promise<{ found?: T; error?: FailureError }> {
  try {
    return { found: await asked };
  } catch (error) {
    if (error instanceof FailureError) return { error };
    throw error;
  }
}
