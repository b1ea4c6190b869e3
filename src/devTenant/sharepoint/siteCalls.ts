import { certain } from '#shared/rules/values/certain';
import { groupTitles, rolesOfGroups } from '#shared/rules/people/roles';
import { calendarZone } from '../company/events';
import { idOf } from '../company/random';
import { siteWithKey, sites, type CompanySite } from '../company/sites';
import type { Answer } from '../http/message';
import { oldInfoboxes } from '../company/oldInfoboxes';
import { siteUrl } from './addresses';
import { changes } from './changes';
import type { SharePointCall, SharePointRoute } from './sharePointCall';
import { SharePointProblem } from './sharePointProblem';
import { getSearch, postSearch } from './search/search';
import { recordPageClick, suggest } from './search/suggest';

const noHub = '00000000-0000-0000-0000-000000000000';

/** The classic REST calls of a site. */
export const siteRoutes: SharePointRoute[] = [
  { method: 'POST', pattern: /^\/_api\/search\/postquery$/i, handle: postSearch },
  { method: 'GET', pattern: /^\/_api\/search\/query$/i, handle: getSearch },
  { method: 'GET', pattern: /^\/_api\/search\/suggest$/i, handle: suggest },
  { method: 'GET', pattern: /^\/_api\/search\/recordpageclick$/i, handle: recordPageClick },
  { method: 'POST', pattern: /^\/_api\/web\/getchanges$/i, handle: changes },
  { method: 'GET', pattern: /^\/_api\/web\/HubSiteData\(true\)$/i, handle: hubData },
  { method: 'GET', pattern: /^\/_api\/web\/RegionalSettings\/TimeZone$/i, handle: timeZone },
  {
    method: 'GET',
    pattern: /^\/_api\/web\/lists\/getbytitle\('InfoBoxes'\)\/items$/i,
    handle: oldInfoboxItems,
  },
  { method: 'GET', pattern: /^\/_api\/v2\.1\/insights\/recentSites$/i, handle: recentSites },
  {
    method: 'GET',
    pattern: /^\/_api\/site$/i,
    handle: ({ site }) => ({
      status: 200,
      body: { IsHubSite: site.isHub, HubSiteId: site.inHub ? siteWithKey('hub').siteId : noHub },
    }),
  },
  {
    method: 'GET',
    pattern: /^\/_api\/web\/sitegroups\/getbyname\('(.+)'\)\/CanCurrentUserViewMembership$/i,
    handle: membership,
  },
  { method: 'GET', pattern: /^\/_api\/web\/sitegroups\/getbyname\('(.+)'\)$/i, handle: group },
];

/**
 * Where the person was last: the sites they follow, the other way round, then one whose group has
 * been deleted since the list was made, then everything else.
 */
function recentSites({ company, person, addresses, request, switches }: SharePointCall): Answer {
  if (switches.recentSites !== 200)
    throw new SharePointProblem('unknownResource', { path: 'recentSites' }, switches.recentSites);
  const followed = person ? company.followedSites(person) : [];
  const others = sites.filter((site) => !followed.includes(site) && site.groupId && site.inHub);
  const visited = [...followed].reverse();
  const value = person ? [...visited, deletedSite, ...others] : [];
  return {
    status: 200,
    body: {
      value: value.slice(0, Number(request.url.searchParams.get('$top') ?? 10)).map((site) => ({
        groupId: site.groupId ?? null,
        title: site.title,
        template: { name: site.template },
        resourceVisualization: { color: site.color },
        Url: `${addresses.sharePointUrl}${site.path}`,
      })),
    },
  };
}

/** A site whose group is no more. */
const deletedSite: Pick<CompanySite, 'groupId' | 'title' | 'template' | 'color' | 'path'> = {
  groupId: idOf('group', 'project-Baltic Survey'),
  title: 'Project Baltic Survey',
  template: 'GROUP#0',
  color: '#5b5f1d',
  path: '/sites/project-baltic-survey',
};

function hubData({ site, addresses }: SharePointCall): Answer {
  if (!site.inHub) return { status: 200, body: { 'odata.null': true } };
  const hub = siteWithKey('hub');
  const node = (Id: number, Title: string, Url: string, Children: object[] = []) => ({
    Id,
    Title,
    Url,
    IsDocLib: false,
    IsExternal: false,
    ParentId: 0,
    ListTemplateType: 0,
    AudienceIds: null,
    CurrentLCID: 1033,
    OpenInNewWindow: null,
    Children,
  });
  const departments = sites
    .filter(({ template, groupId, inHub }) => template === 'GROUP#0' && groupId && inHub)
    .map(({ title, path }, index) => node(2_010 + index, title, path));
  const data = {
    themeKey: 'nordvik',
    name: hub.title,
    url: siteUrl(hub, addresses.sharePointUrl),
    logoUrl: null,
    usesMetadataNavigation: false,
    megaMenuEnabled: true,
    headerEmphasis: null,
    siteDesignId: noHub,
    parentHubSiteId: noHub,
    relatedHubSiteIds: null,
    navigation: [
      node(2_001, 'News', '/sites/news'),
      node(2_002, 'Calendar', '/sites/calendar'),
      node(2_003, 'Sites', '/sites/home', departments),
    ],
  };
  return { status: 200, body: { value: JSON.stringify(data) } };
}

/** Every site is in the zone of the organisation's calendar; the biases are minutes. */
function timeZone(): Answer {
  return {
    status: 200,
    body: {
      Description: '(UTC+01:00) Brussels, Copenhagen, Madrid, Paris',
      Id: calendarZone.sharePointId,
      Information: { Bias: -60, DaylightBias: -60, StandardBias: 0 },
    },
  };
}

/**
 * Who holds the first role of a group is in it. A group that shows its members to everybody says so
 * to everybody.
 */
function membership({ person, switches }: SharePointCall, [name = '']: string[]): Answer {
  const title = titleOf(name);
  const [role] = rolesOfGroups([title]);
  return {
    status: 200,
    body: {
      value: switches.openGroups.includes(title) || (person?.roles ?? []).includes(certain(role)),
    },
  };
}

function group({ switches }: SharePointCall, [name = '']: string[]): Answer {
  const Title = titleOf(name);
  return {
    status: 200,
    body: { Title, OnlyAllowMembersViewMembership: !switches.openGroups.includes(Title) },
  };
}

function titleOf(name: string) {
  const title = groupTitles.find(
    (own) => own.toLowerCase() === name.replaceAll("''", "'").toLowerCase(),
  );
  if (!title) throw new SharePointProblem('unknownGroup');
  return title;
}

/** The list of infoboxes on the hub site; the filter by end is the only one that it takes. */
function oldInfoboxItems({ site, request }: SharePointCall): Answer {
  if (!site.isHub) throw new SharePointProblem('unknownList');
  const { searchParams } = request.url;
  const [, end] =
    /^InfoBoxEnd eq null or InfoBoxEnd ge datetime'([^']+)'$/.exec(
      searchParams.get('$filter') ?? '',
    ) ?? [];
  const found = oldInfoboxes.filter(
    ({ InfoBoxEnd }) => end === undefined || InfoBoxEnd === null || InfoBoxEnd >= end,
  );
  return { status: 200, body: { value: found.slice(0, Number(searchParams.get('$top') ?? 100)) } };
}
