import { rowFromTile } from '#shared/rules/foundRows';
import { callApi } from '../callApi';
import { connection } from '../connection';
import { FailureError } from '../failure';
import type { FoundPart, SearchAsk } from './SearchAsk';
import { searchBookmarks } from './searchGraph';

/** What the call takes and answers at the most. */
const limits = { key: 200, tiles: 50 };
const nothing: FoundPart = { rows: [], hasMore: false };

/** The portal's own apps, for everybody; behind them, for people with a licence, the links that Microsoft 365 knows of (SEARCH-29). */
export async function searchApps(ask: SearchAsk): Promise<FoundPart> {
  const { text, start, amount, operation, signal } = ask;
  const tiles = await callApi('GET /apptiles/suggestions', { query: { key: text.slice(0, limits.key), max: limits.tiles }, operation, signal });
  const rows = tiles.slice(start, start + amount).map((tile) => rowFromTile(tile, text));
  if (tiles.length > start + amount) return { rows, hasMore: true };
  if (!(await connection().isLicensed())) return { rows, hasMore: false };
  const room = amount - rows.length;
  const links = await searchBookmarks({ ...ask, start: Math.max(0, start - tiles.length), amount: Math.max(room, 1) }).catch((error: unknown) => {
    // The apps that were found are worth more than the trouble of another service.
    if (error instanceof FailureError && rows.length > 0) return nothing;
    throw error;
  });
  return { rows: [...rows, ...links.rows.slice(0, room)], hasMore: links.hasMore || links.rows.length > room };
}
