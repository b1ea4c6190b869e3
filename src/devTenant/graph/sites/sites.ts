import { certain } from '#shared/rules/values/certain';
import { sites, siteWithId, siteWithPath, type CompanySite } from '../../company/sites';
import { expansions, selectNames } from '../../odata/select';
import { compositeId, siteUrl } from '../../sharepoint/addresses';
import { collection } from '../collection';
import { graphRoute, json, type GraphCall, type GraphRoute } from '../graphCall';
import { projected } from '../projected';
import { GraphProblem, notFound } from '../graphProblem';
import { me } from '../people/me';
import { idOf } from '../../company/random';

export const siteScopes = 'Sites.Read.All';
const pageRules = { defaultSize: 200, maxSize: 999 };

export const siteRoutes: GraphRoute[] = [
  graphRoute('GET', '/sites', siteScopes, searchSites),
  graphRoute('GET', '/sites/{}', siteScopes, (call, [id]) =>
    json(projected(call, siteResource(siteFor(call, id), call.addresses.sharePointUrl))),
  ),
  graphRoute('GET', '/sites/{}/lists', siteScopes, listLists),
  graphRoute('GET', '/me/followedSites', siteScopes, (call) =>
    collection(
      call,
      call.company
        .followedSites(certain(licensed(call)))
        .map((site) => siteResource(site, call.addresses.sharePointUrl)),
      pageRules,
      (site) => projected(call, site),
      'sites',
    ),
  ),
  ...[true, false].map((isFollowed) =>
    graphRoute(
      'POST',
      `/users/{}/followedSites/${isFollowed ? 'add' : 'remove'}`,
      'Sites.ReadWrite.All',
      (call, [userId]) => changeFollowing(call, userId ?? '', isFollowed),
    ),
  ),
];

/** Single sites that cannot be followed are named in a 207, beside those that can. */
function changeFollowing(call: GraphCall, userId: string, isFollowed: boolean) {
  const person = certain(licensed(call));
  if (![person.id, person.upn].includes(userId.toLowerCase()))
    throw new GraphProblem(403, 'accessDenied', 'Only the own sites can be followed.');
  const { value = [] }: { value?: { id?: string }[] } = JSON.parse(
    call.request.body.toString('utf8') || '{}',
  );
  const asked = value.map(({ id = '' }) => ({ id, site: siteWithId(id) }));
  for (const { site } of asked) if (site) call.company.follow(person, site, isFollowed);
  const unknown = asked.filter(({ site }) => !site);
  if (unknown.length > 0)
    return json(
      {
        value: unknown.map(({ id }) => ({
          id,
          error: { code: 'itemNotFound', message: 'The site could not be found.' },
        })),
      },
      207,
    );
  if (!isFollowed) return { status: 204 };
  return json({
    value: asked.flatMap(({ site }) =>
      site ? [{ id: compositeId(site, call.addresses.sharePointUrl) }] : [],
    ),
  });
}

/** The person, who needs a licence with SharePoint; nobody for a token of the application. */
export function licensed(call: GraphCall) {
  if (!call.person) return undefined;
  const person = me(call);
  if (person.licences.every((name) => ['FLOW_FREE', 'POWER_BI_STANDARD'].includes(name)))
    throw new GraphProblem(403, 'accessDenied', 'The user has no licence for SharePoint.');
  return person;
}

/** The site with a Graph id, `root`, or a path that was already resolved. */
export function siteFor(call: GraphCall, id = ''): CompanySite {
  licensed(call);
  const site = id === 'root' ? siteWithPath('') : siteWithId(id);
  if (!site) throw notFound('Requested site');
  return site;
}

/**
 * `/sites/{host}:/{path}` and `/sites/{host}:/{path}:/rest` with the site's id in place of its
 * path.
 */
export function withSiteId(path: string): string {
  const match = /^\/sites\/[^/]+?:\/([^:]*)(?::(\/.*))?$/.exec(decodeURI(path));
  if (!match) return path.replace(/^\/sites\/localhost(:\d+)?(?=\/|$)/i, '/sites/root');
  const site = siteWithPath(`/${match[1]}`);
  return `/sites/${site?.siteId ?? 'unknown'}${match[2] ?? ''}`;
}

function searchSites(call: GraphCall) {
  licensed(call);
  const text = call.request.url.searchParams.get('search');
  if (!text) throw new GraphProblem(400, 'invalidRequest', 'The search parameter is missing.');
  const wanted = text.replaceAll('"', '').toLowerCase();
  const found = sites.filter(
    ({ title, path }) => wanted === '*' || `${title} ${path}`.toLowerCase().includes(wanted),
  );
  return collection(
    call,
    found.map((site) => siteResource(site, call.addresses.sharePointUrl)),
    pageRules,
    (site) => projected(call, site),
    'sites',
  );
}

function listLists(call: GraphCall, [id]: string[]) {
  const site = siteFor(call, id);
  const names = selectNames(call.request.url.searchParams);
  const withDrive = expansions(call.request.url.searchParams).has('drive');
  const lists = listsOf(site, call.addresses.sharePointUrl).filter(
    (list) => !('system' in list) || names?.includes('system'),
  );
  return collection(
    call,
    lists,
    pageRules,
    ({ drive, ...list }) => ({
      ...projected(call, list),
      ...(withDrive && drive ? { drive } : {}),
    }),
    'lists',
  );
}

function listsOf(site: CompanySite, sharePointUrl: string) {
  const list = (
    key: string,
    name: string,
    displayName: string,
    template: string,
    path: string,
  ) => ({
    '@odata.etag': `"${idOf(key, site.key)},1"`,
    id: idOf(key, site.key),
    name,
    displayName,
    createdDateTime: site.created,
    lastModifiedDateTime: site.created,
    webUrl: `${siteUrl(site, sharePointUrl)}/${path}`,
    parentReference: { siteId: compositeId(site, sharePointUrl) },
    list: { contentTypesEnabled: true, hidden: false, template },
  });
  const drive = {
    id: `b!${idOf('drive', site.key)}`,
    name: 'Documents',
    driveType: 'documentLibrary',
    webUrl: `${siteUrl(site, sharePointUrl)}/Shared%20Documents`,
  };
  return [
    {
      ...list('pages', 'SitePages', 'Site Pages', 'webPageLibrary', 'SitePages'),
      drive: undefined,
      system: {},
    },
    {
      ...list(
        'documents',
        'Shared Documents',
        'Documents',
        'documentLibrary',
        'Shared%20Documents',
      ),
      drive,
    },
    ...(site.key === 'calendar'
      ? [{ ...list('events', 'Events', 'Events', 'events', 'Lists/Events'), drive: undefined }]
      : []),
  ];
}

export function siteResource(site: CompanySite, sharePointUrl: string) {
  return {
    id: compositeId(site, sharePointUrl),
    createdDateTime: site.created,
    lastModifiedDateTime: site.created,
    name: site.path.split('/').at(-1) ?? '',
    displayName: site.title,
    description: site.description,
    webUrl: siteUrl(site, sharePointUrl),
    isPersonalSite: false,
    root: {},
    siteCollection: { hostname: new URL(sharePointUrl).hostname },
  };
}
