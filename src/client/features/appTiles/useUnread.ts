import type { AppTile } from '#shared/contract/appTiles';
import { unreadCount } from '#shared/rules/widgets/appTiles';
import { connection } from '../../data/connection/connection';
import { readGraph } from '../../data/graph/graph';
import { isSharePointHost } from '#shared/rules/sites/sharePointHosts';
import { readSharePoint } from '../../data/sharePoint/sharePoint';
import { useRead } from '../../data/read/useRead';
import { valueOr } from '../../ui/widget/combineStates';

/** Milliseconds. */
const fresh = 5 * 60_000;

/**
 * How much of a tile's app the person has not seen; 0 where nothing says so (APPS-17, APPS-47,
 * APPS-48).
 */
export function useUnread({ Id, Title, IntegrationEndpointUrl: url }: AppTile): number {
  const count = useRead({
    key: `apptiles/counts ${Id} ${url}`,
    isWanted: Boolean(url),
    read: async (signal) => unreadCount(await readEndpoint(url!, Title, signal)),
    lifetime: fresh,
  });
  return valueOr(count, 0);
}

/** The person's token goes to Graph and SharePoint, and to nobody else. */
async function readEndpoint(url: string, operation: string, signal: AbortSignal): Promise<unknown> {
  const { config } = connection();
  if (url.startsWith(`${config.graphUrl}/`)) {
    const path = url.slice(config.graphUrl.length).replace(/^\/v1\.0(?=\/)/, '');
    return readGraph<unknown>(path, { scopes: [scopeOf(path)], operation, signal });
  }
  if (isSharePointHost(new URL(url, location.origin), config))
    return readSharePoint<unknown>(url, { operation, signal });
  return undefined;
}

/** The least permission that counts what the path names. */
function scopeOf(path: string): string {
  if (/\/(mailFolders|messages)\b/i.test(path)) return 'Mail.ReadBasic';
  if (/\/(calendar|calendarView|events)\b/i.test(path)) return 'Calendars.ReadBasic';
  return /\/(todo|planner)\b/i.test(path) ? 'Tasks.Read' : 'User.Read';
}
