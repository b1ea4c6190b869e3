import type { CompanySite } from '../company/sites';
import { header, type Answer } from '../http/message';
import { siteUrl } from './addresses';
import type { SharePointCall, SharePointRoute } from './sharePointCall';
import { SharePointProblem } from './sharePointProblem';

/** SharePoint's home service: first the context with its token, then the calls with both. */
export const homeRoutes: SharePointRoute[] = [
  { method: 'GET', pattern: /^\/_api\/sphomeservice\/context$/i, handle: context },
  { method: 'GET', pattern: /^\/api\/v1\/sites\/(?:followed|recent)$/i, handle: followed },
];

async function context(call: SharePointCall): Promise<Answer> {
  const { switches, addresses, request, now } = call;
  if (switches.homeService !== 200)
    throw new SharePointProblem('homeServiceOff', {}, switches.homeService);
  const expanded = (request.url.searchParams.get('$expand') ?? '').toLowerCase();
  const token = {
    access_token: await call.homeToken(),
    expires_on: String(Math.floor(now.getTime() / 1000) + 3_600),
    resource: addresses.sharePointUrl,
    scope: null,
    token_type: 'Bearer',
  };
  return {
    status: 200,
    body: {
      Token: expanded.includes('token') ? token : null,
      Payload: expanded.includes('payload') ? payloadOf(call) : '',
      Urls: [addresses.sharePointUrl],
    },
  };
}

function payloadOf({ person }: SharePointCall): string {
  return JSON.stringify({ ApiVersion: 'v1', UserId: person?.id ?? null });
}

function followed(call: SharePointCall): Answer {
  const { request, company, addresses, person } = call;
  if (header(request, 'sphome-apicontext') !== payloadOf(call))
    throw new SharePointProblem('invalidContext');
  const { searchParams } = request.url;
  const start = Number(searchParams.get('start') ?? 0);
  const count = Math.min(100, Number(searchParams.get('count') ?? 10));
  const sites = person ? company.followedSites(person) : [];
  return {
    status: 200,
    body: {
      Type: 'ItemCollection',
      Items: sites
        .slice(start, start + count)
        .map((site, index) => item(site, index, addresses.sharePointUrl)),
    },
  };
}

function item(site: CompanySite, index: number, sharePointUrl: string) {
  const initials = site.title
    .split(' ')
    .map(([letter]) => letter)
    .join('')
    .slice(0, 2)
    .toUpperCase();
  return {
    Title: site.title,
    Url: siteUrl(site, sharePointUrl),
    OriginalUrl: siteUrl(site, sharePointUrl),
    Type: 'Site',
    Acronym: initials,
    BannerColor: site.color,
    BannerImageUrl: null,
    WebTemplate: site.template.split('#')[0],
    ContentTypeId: null,
    Time: site.created,
    IsExternalContent: false,
    Weight: 100 - index,
    ItemReference: {
      SiteId: site.siteId,
      WebId: site.webId,
      GroupId: site.groupId ?? null,
      IndexId: index + 1,
      Type: 'SiteReference',
    },
  };
}
