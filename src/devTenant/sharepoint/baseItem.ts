import { siteOfPath } from '../company/sites';
import type { SitePage } from '../company/sitePages';
import { header, type Answer } from '../http/message';
import { pageOf } from '../odata/page';
import { compositeId } from './addresses';
import { checkItemsQuery, itemsOf, projectedItem } from './listItems';
import type { SharePointCall, SharePointRoute } from './sharePointCall';
import { fileNotFound, SharePointProblem } from './sharePointProblem';

/** The undocumented `getBaseItemByUrl` calls. */
export const baseItemRoutes: SharePointRoute[] = [
  {
    method: 'GET',
    pattern: /^\/_api\/v2\.0\/sharePoint\/getBaseItemByUrl\(url='(.+?)'\)\/items$/i,
    handle: listItems,
  },
  {
    method: 'GET',
    pattern: /^\/_api\/v2\.0\/sharePoint\/getBaseItemByUrl\(url='(.+?)'\)$/i,
    handle: (call, [url = '']) => oneItem(call, url),
  },
  {
    method: 'GET',
    pattern: /^\/_api\/v2\.0\/sharePoint\/getBaseItemByUrl$/i,
    handle: (call) =>
      oneItem(
        call,
        (
          call.request.url.searchParams.get('url') ??
          call.request.url.searchParams.get('@url') ??
          ''
        ).replace(/^'|'$/g, ''),
      ),
  },
];

function listItems(call: SharePointCall, [url = '']: string[]): Answer {
  checkSwitch(call);
  const { company, addresses, request, site } = call;
  const listName = decodeURIComponent(url).replace(/^.*\//, '');
  const items = itemsOf(company, site, listName, addresses.sharePointUrl);
  if (!items) throw fileNotFound();
  const parameters = dollared(request.url);
  const rules = {
    defaultSize: 200,
    maxSize: 5_000,
    checkFilter: checkItemsQuery(parameters.searchParams, header(request, 'prefer') ?? ''),
  };
  const page = pageOf(items, parameters, rules);
  const value = page.items.map((item) => {
    const { parentReference, ...rest } = projectedItem(item, parameters.searchParams) as {
      parentReference?: object;
    };
    return {
      ...rest,
      ...(parentReference
        ? { parentReference: { ...parentReference, listId: item.sharepointIds.listId } }
        : {}),
    };
  });
  return {
    status: 200,
    body: {
      '@odata.context': `${addresses.sharePointUrl}${site.path}/_api/v2.0/$metadata#listItems`,
      ...(page.nextLink ? { '@odata.nextLink': page.nextLink } : {}),
      value,
    },
  };
}

/** The ids of a page or of a page's picture, found by its address. */
function oneItem(call: SharePointCall, url: string): Answer {
  checkSwitch(call);
  const page = pageAt(call, decodeURIComponent(url));
  if (!page) throw fileNotFound();
  const { site, uniqueId } = page;
  const { sharePointUrl } = call.addresses;
  return {
    status: 200,
    body: {
      id: uniqueId,
      parentReference: {
        siteId: compositeId(site, sharePointUrl),
        listId: site.pagesListId,
        sharepointIds: { listId: site.pagesListId, siteId: site.siteId, webId: site.webId },
      },
    },
  };
}

function pageAt({ company, addresses, site }: SharePointCall, url: string): SitePage | undefined {
  const path = url.startsWith(addresses.sharePointUrl)
    ? url.slice(addresses.sharePointUrl.length)
    : url;
  const pictured = /([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.svg$/i.exec(path)?.[1];
  if (pictured) return company.sitePage(pictured);
  const owner = path.toLowerCase().startsWith('/sites/') ? siteOfPath(path) : site;
  const fileName = path.split('/').at(-1)?.split('?')[0];
  return company.sitePages(owner).find((page) => page.fileName === fileName);
}

function checkSwitch({ switches }: SharePointCall): void {
  if (switches.getBaseItemByUrl === 200) return;
  throw new SharePointProblem('callSwitchedOff', {}, switches.getBaseItemByUrl);
}

/** These services take the query options with and without `$`. */
function dollared(url: URL): URL {
  const result = new URL(url);
  for (const name of ['select', 'expand', 'filter', 'orderby', 'top', 'skiptoken']) {
    const value = result.searchParams.get(name);
    if (value === null) continue;
    result.searchParams.delete(name);
    result.searchParams.set(`$${name}`, value);
  }
  return result;
}
