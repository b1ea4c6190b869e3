import { FailureError } from '../connection/failure';
import { readGraph, readGraphPages } from '../graph/graph';
import { logFailure } from '../connection/handleFailure';
import { joinRead } from '../read/joinRead';
import { readSite, type NamedSite } from './readSite';
import { readSharePoint } from './sharePoint';

interface Options {
  operation: string;
  signal?: AbortSignal;
}

const scopes = ['Sites.Read.All'];
/** Sites with these words (SITES-33). Throws a `FailureError`. */
export function findSites(words: string, max: number, options: Options): Promise<NamedSite[]> {
  return readGraphPages<NamedSite>(
    `/sites?search=${encodeURIComponent(words)}&$select=id,displayName,webUrl`,
    { scopes, ...options, atMost: max },
  );
}

/** A way to reach a group beside its site (SITES-08). */
export interface GroupEndpoint {
  providerName?: string | null;
  uri?: string | null;
}

/** The group of a site, as far as it is known; a group that is gone has been deleted (SITES-07). */
export interface SiteGroup {
  IsDeleted: boolean;
  Endpoints: GroupEndpoint[];
}

/** By the id of the group; what could not be read is left out. */
export type SiteGroups = Readonly<Record<string, SiteGroup>>;

/** The groups that are not known yet are requested together, and travel together. */
export async function readSiteGroups(
  groupIds: readonly string[],
  { operation, signal }: { operation: string; signal: AbortSignal },
): Promise<SiteGroups> {
  const groups = await Promise.all(
    groupIds.map((id) =>
      joinRead(
        { key: `sites/group ${id}`, read: (stop) => readGroup(id, { operation, signal: stop }) },
        signal,
      ).then(
        (group) => [[id, group] as const],
        (error: unknown) => leftOut(error),
      ),
    ),
  );
  return Object.fromEntries(groups.flat());
}

function leftOut(error: unknown): [] {
  if (!(error instanceof FailureError)) throw error;
  logFailure(error.failure);
  return [];
}

/** Only that the group is not there any more is an answer; a refusal says nothing of it. */
async function readGroup(groupId: string, options: Options): Promise<SiteGroup> {
  try {
    const { value } = await readGraph<{ value: GroupEndpoint[] }>(
      `/beta/groups/${encodeURIComponent(groupId)}/endpoints`,
      { scopes: ['Group.Read.All'], ...options },
    );
    return { IsDeleted: false, Endpoints: value };
  } catch (error) {
    if (error instanceof FailureError && [404, 410].includes(error.failure.status))
      return { IsDeleted: true, Endpoints: [] };
    throw error;
  }
}

interface SiteList {
  id: string;
  name?: string;
  system?: object;
  drive?: { name?: string | null; webUrl?: string | null };
}

/** The details behind the name of a site. */
export interface SiteDetails {
  Title: string | null;
  /** The hub that it belongs to, and whether it is that hub itself. */
  Hub: { Name: string; Url: string | null; IsSelf: boolean } | null;
  Libraries: { Name: string; Url: string }[];
  /** Some of it could not be read. */
  IsPartial: boolean;
}

/**
 * The known details of a site; each part for itself. Throws a `FailureError` where nothing is
 * known.
 */
export async function readSiteDetails(address: string, options: Options): Promise<SiteDetails> {
  const [site, hub] = await Promise.allSettled([
    readSite(address, options),
    readHub(address, options),
  ]);
  const libraries =
    site.status === 'fulfilled'
      ? await settled(readLibraries(site.value.id, options))
      : { status: 'rejected' as const, reason: site.reason };
  if (site.status === 'rejected' && hub.status === 'rejected') throw site.reason;
  for (const part of [site, hub, libraries])
    if (part.status === 'rejected' && part.reason instanceof FailureError)
      logFailure(part.reason.failure);
  return {
    Title: (site.status === 'fulfilled' && site.value.displayName) || null,
    Hub: hub.status === 'fulfilled' ? hub.value : null,
    Libraries: libraries.status === 'fulfilled' ? libraries.value : [],
    IsPartial: [site, hub, libraries].some(({ status }) => status === 'rejected'),
  };
}

async function settled<T>(work: Promise<T>): Promise<PromiseSettledResult<T>> {
  const [result] = await Promise.allSettled([work]);
  return result;
}

/** Document libraries, without those that SharePoint keeps for itself (SITES-34). */
async function readLibraries(siteId: string, options: Options): Promise<SiteDetails['Libraries']> {
  const { value } = await readGraph<{ value: SiteList[] }>(
    `/sites/${siteId}/lists?$select=system,name,id,drive&$expand=drive`,
    { scopes, ...options },
  );
  return value.flatMap(({ system, drive, name }) =>
    !system && drive?.webUrl
      ? [{ Name: drive.name || name || drive.webUrl, Url: drive.webUrl }]
      : [],
  );
}

const noHub = /^[0-]*$/;

/** SITES-35, SITES-36. */
async function readHub(address: string, options: Options): Promise<SiteDetails['Hub']> {
  const site = address.replace(/\/+$/, '');
  const json = { ...options, headers: { accept: 'application/json;odata=nometadata' } };
  const { IsHubSite, HubSiteId } = await readSharePoint<{
    IsHubSite?: boolean;
    HubSiteId?: string | null;
  }>(`${site}/_api/site?$select=IsHubSite,HubSiteId`, json);
  if (noHub.test(HubSiteId ?? '')) return null;
  const { value } = await readSharePoint<{ value?: string }>(
    `${site}/_api/web/HubSiteData(true)`,
    json,
  );
  if (!value) return null;
  const { name, url } = JSON.parse(value) as { name?: string; url?: string };
  return name ? { Name: name, Url: url ?? null, IsSelf: IsHubSite === true } : null;
}
