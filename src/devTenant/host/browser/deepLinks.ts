import { data } from './page';

/** A tab of the app, and a page below it. */
export interface Place {
  entityId: string;
  subPageId?: string;
}

const teamsHosts = /(^|\.)(teams\.microsoft\.com|teams\.cloud\.microsoft)$/;

/** Where a link to Teams leads; `undefined` for an address that is none, or one for another app. */
export function placeOf(address: string): Place | undefined {
  if (!URL.canParse(address, location.origin)) return undefined;
  const { origin, hostname, pathname, searchParams } = new URL(address, location.origin);
  const [, appId, entityId] = /^\/l\/entity\/([^/]+)\/([^/]+)$/.exec(pathname) ?? [];
  if (!appId || !entityId || (origin !== location.origin && !teamsHosts.test(hostname)))
    return undefined;
  if (![data.app.id, data.app.catalogId].includes(decodeURIComponent(appId))) return undefined;
  return {
    entityId: decodeURIComponent(entityId),
    subPageId: subPageIn(searchParams.get('context')),
  };
}

/** The link that Teams gives for a place. */
export function teamsLink({ entityId, subPageId }: Place, label?: string, webUrl?: string): string {
  const query = new URLSearchParams({ ...(label ? { label } : {}), ...(webUrl ? { webUrl } : {}) });
  return `https://teams.microsoft.com${localLink({ entityId, subPageId }, query)}`;
}

/** The same place in this simulator. */
export function localLink({ entityId, subPageId }: Place, query = new URLSearchParams()): string {
  const parameters = new URLSearchParams(query);
  if (subPageId) parameters.set('context', JSON.stringify({ subEntityId: subPageId }));
  const search = parameters.toString();
  return `/l/entity/${data.app.id}/${encodeURIComponent(entityId)}${search && `?${search}`}`;
}

function subPageIn(context: string | null): string | undefined {
  if (!context) return undefined;
  try {
    const {
      subEntityId,
      subPageId,
    }: {
      subEntityId?: string;
      subPageId?: string;
    } = JSON.parse(context);
    return subEntityId ?? subPageId;
  } catch {
    return undefined;
  }
}
