import { randomUUID } from 'node:crypto';
import { certain } from '#shared/rules/values/certain';
import type { TenantState } from '../company/tenantState';
import { siteOfPath, sites, siteWithPath } from '../company/sites';
import { sharePointAppId } from '../environment';
import type { Control } from '../control/control';
import { callerOf } from '../graph/access';
import { withCors } from '../http/cors';
import type { Answer, Handler, Received } from '../http/message';
import type { IdentityContext } from '../identity/identityContext';
import { accessToken } from '../identity/tokens';
import { ODataError } from '../odata/odataError';
import { siteUrl } from './addresses';
import { baseItemRoutes } from './baseItem';
import { homeRoutes } from './homeService';
import { guideView, pageView, siteView } from './pageView';
import { openPicture, thumbnailRoutes } from './pictures';
import type { SharePointCall, SharePointRoute } from './sharePointCall';
import { fileNotFound, SharePointProblem } from './sharePointProblem';
import { siteRoutes } from './siteCalls';
import { isUploadSession, uploadSessionAnswer } from './uploadSessions';
import { videoPlayer } from './videoPlayer';

const routes: readonly SharePointRoute[] = [
  ...baseItemRoutes,
  ...thumbnailRoutes,
  ...homeRoutes,
  ...siteRoutes,
];
/** Every scope that lets an application read. */
const readScopes = ['AllSites.Read', 'AllSites.Write', 'Sites.Search.All', 'Sites.Read.All'];

/**
 * SharePoint Online of the organisation: REST calls with a token, pages and pictures for the
 * browser.
 */
export function sharePointServer(
  identity: IdentityContext,
  state: TenantState,
  control: Control,
): Handler {
  return withCors(
    control.watched('sharepoint', async (request) => {
      const path = decodedPath(request);
      if (isUploadSession(path)) {
        const { addresses } = identity;
        const { drive } = control;
        return uploadSessionAnswer({ state, drive, addresses, now: identity.now() }, request);
      }
      const call = callFor(identity, control, request, path);
      try {
        const answer = /\/(_api|api)\//i.test(path)
          ? await apiAnswer(identity, call, path)
          : browserAnswer(call, path);
        return { ...answer, headers: { sprequestguid: randomUUID(), ...answer.headers } };
      } catch (error) {
        if (error instanceof SharePointProblem) return error.answer(path);
        if (error instanceof ODataError || error instanceof SyntaxError)
          return new SharePointProblem('invalidRequest', { reason: error.message }).answer(path);
        throw error;
      }
    }),
  );
}

async function apiAnswer(
  identity: IdentityContext,
  call: SharePointCall,
  path: string,
): Promise<Answer> {
  const caller = await callerOf(identity, call.request, 'sharepoint');
  if (typeof caller === 'string') {
    const texts = {
      missing:
        'Access denied. You do not have permission to perform this action or access this resource.',
      expired: 'The token is expired.',
      audience: 'Invalid audience.',
      invalid: 'Invalid issuer or signature.',
    };
    return {
      status: 401,
      headers: { 'www-authenticate': 'Bearer' },
      body: { error_description: texts[caller] },
    };
  }
  const person =
    caller.personId === undefined ? undefined : identity.company.person(caller.personId);
  const isLicensed =
    !person || person.licences.some((name) => !['FLOW_FREE', 'POWER_BI_STANDARD'].includes(name));
  if (!isLicensed || !caller.rights.some((right) => readScopes.includes(right)))
    throw new SharePointProblem('accessDenied');
  const rest = path.replace(/^\/sites\/[^/]+/i, '');
  const found = routes.find(
    ({ method, pattern }) => method === call.request.method && pattern.test(rest),
  );
  if (!found) throw new SharePointProblem('unknownResource', { path: rest });
  return found.handle(
    { ...call, person, homeToken: () => homeToken(identity, call, person?.id) },
    certain(found.pattern.exec(rest)).slice(1),
  );
}

/**
 * Pages and pictures. A picture of a page needs SharePoint's own cookie, which an application never
 * has.
 */
function browserAnswer(call: SharePointCall, path: string): Answer {
  if (/^\/_vti_bin\/client\.svc$/i.test(path)) return challenge(call.switches.realm);
  const picture = openPicture(call, path);
  if (picture) return picture;
  if (/\/_layouts\/15\/embed\.aspx$/i.test(path)) return videoPlayer();
  if (/\/_layouts\/15\/groupstatus\.aspx$/i.test(path)) return groupSite(call);
  if (/\/SiteAssets\//i.test(path))
    return { status: 403, headers: { 'content-type': 'text/plain' }, body: '403 FORBIDDEN' };
  const fileName = /\/SitePages\/([^/]+)$/i.exec(path)?.[1];
  const page =
    fileName &&
    call.company.sitePages(call.site).find((candidate) => candidate.fileName === fileName);
  if (page) return pageView(page);
  const guide =
    fileName &&
    call.company.guides.find(
      (candidate) => candidate.site === call.site && candidate.fileName === fileName,
    );
  if (guide) return guideView(guide);
  if (/\/Lists\/Events(\/|$)/i.test(path)) return eventView(call);
  const site = siteWithPath(path);
  if (site) return siteView(site.title, site.description, call.company.sitePages(site));
  throw fileNotFound();
}

/** Leads from a group to its site. */
function groupSite({ company, addresses, request }: SharePointCall): Answer {
  const id = request.url.searchParams.get('id') ?? '';
  const site = sites.find(({ groupId }) => groupId === id);
  if (site)
    return { status: 302, headers: { location: siteUrl(site, addresses.sharePointUrl) }, body: '' };
  const group = company.group(id);
  if (!group) throw fileNotFound();
  return siteView(group.displayName, group.description, []);
}

/** The display form of an event, or the calendar's page. */
function eventView({ company, site, request }: SharePointCall): Answer {
  const id = Number.parseInt(request.url.searchParams.get('ID') ?? '', 10);
  const event = company.events.find(({ itemId }) => itemId === id);
  return siteView(
    event?.title ?? 'Calendar',
    event?.location ?? `${company.events.length} events`,
    [],
    site.title,
  );
}

/** Says to whom it belongs, as SharePoint does to a caller with an empty token. */
function challenge(realm: string): Answer {
  return {
    status: 401,
    headers: {
      'www-authenticate':
        'Bearer ' +
        `realm="${realm}",client_id="${sharePointAppId}",trusted_issuers="00000001-0000-0000-c000-000000000000@*"`,
    },
    body: '',
  };
}

function callFor(
  identity: IdentityContext,
  control: Control,
  request: Received,
  path: string,
): SharePointCall {
  return {
    company: identity.company,
    addresses: identity.addresses,
    switches: control.sharePoint,
    site: siteOfPath(path),
    request,
    now: identity.now(),
    homeToken: () => Promise.resolve(''),
  };
}

function homeToken(
  identity: IdentityContext,
  { addresses }: SharePointCall,
  personId = '',
): Promise<string> {
  const person = identity.company.person(personId);
  if (!person) throw new SharePointProblem('forPeopleOnly');
  return accessToken(identity, person, {
    resource: 'sharepoint',
    identifier: addresses.sharePointUrl,
    scopes: ['AllSites.Read'],
    expiresIn: 3_600,
  });
}

function decodedPath({ url }: Received): string {
  try {
    return decodeURIComponent(url.pathname);
  } catch {
    return url.pathname;
  }
}
