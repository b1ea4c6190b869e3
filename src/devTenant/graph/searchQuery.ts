import { documentItem } from '../sharepoint/documentItem';
import { itemsOf } from '../sharepoint/listItems';
import { siteUrl } from '../sharepoint/addresses';
import { sites } from '../company/sites';
import { idOf } from '../company/random';
import { graphRoute, json, type GraphCall, type GraphRoute } from './graphCall';
import { badRequest, GraphProblem } from './graphProblem';
import { licensed, siteResource } from './sites';

interface SearchRequest {
  entityTypes?: string[];
  query?: { queryString?: string };
  from?: number;
  size?: number;
}

interface Hit {
  text: string;
  resource: object;
}

export const searchRoutes: GraphRoute[] = [graphRoute('POST', '/search/query', 'Files.Read.All Sites.Read.All Bookmark.Read.All', search)];

/** One request a call; a page of hits for each kind of entity. Bookmarks cannot be asked for together with others. */
function search(call: GraphCall) {
  licensed(call);
  const { requests } = JSON.parse(call.request.body.toString('utf8')) as { requests?: SearchRequest[] };
  const [asked, ...others] = requests ?? [];
  if (!asked || others.length) throw badRequest('Exactly one search request is supported in a call.');
  const { entityTypes = [], query, from = 0, size = 25 } = asked;
  if (size > 500) throw badRequest('The size must not be more than 500.');
  if (entityTypes.includes('bookmark') && entityTypes.length > 1) throw new GraphProblem(400, 'BadRequest', 'The combination of entity types is not supported.');
  const words = (query?.queryString ?? '').toLowerCase().replace(/[*"]/g, '').split(/\s+/).filter((word) => word && !word.includes(':'));
  const found = entityTypes.flatMap((type) => hitsOf(call, type)).filter(({ text }) => words.every((word) => text.toLowerCase().includes(word)));
  const hits = found.slice(from, from + size).map(({ resource, text }, index) => ({ hitId: idOf('hit', text, index), rank: from + index + 1, summary: text, resource }));
  return json({
    '@odata.context': `${call.addresses.graphUrl}/${call.version}/$metadata#Collection(microsoft.graph.searchResponse)`,
    value: [{ searchTerms: words, hitsContainers: [{ total: found.length, moreResultsAvailable: from + size < found.length, ...(hits.length ? { hits } : {}) }] }],
  });
}

function hitsOf({ company, addresses }: GraphCall, type: string): Hit[] {
  const { sharePointUrl } = addresses;
  switch (type) {
    case 'listItem':
      return sites.flatMap((site) => itemsOf(company, site, site.pagesListId, sharePointUrl) ?? []).map(({ id, webUrl, lastModifiedDateTime, fields }) => ({
        text: fields.Title, resource: { '@odata.type': '#microsoft.graph.listItem', id, webUrl, lastModifiedDateTime },
      }));
    case 'driveItem':
      return company.documents.map((document) => {
        const { id, webUrl, lastModifiedDateTime, createdDateTime } = documentItem(document, sharePointUrl);
        return { text: document.title, resource: { '@odata.type': '#microsoft.graph.driveItem', id, name: document.name, size: document.sizeInBytes, webUrl, lastModifiedDateTime, createdDateTime } };
      });
    case 'site':
      return sites.map((site) => ({ text: site.title, resource: { '@odata.type': '#microsoft.graph.site', ...siteResource(site, sharePointUrl) } }));
    case 'bookmark':
      return ['Engineering', 'Safety', 'Canteen menu'].map((name) => ({ text: name, resource: { '@odata.type': '#microsoft.graph.search.bookmark', displayName: name, webUrl: siteUrl(sites[2]!, sharePointUrl) } }));
    default:
      throw badRequest(`The entity type '${type}' is not supported.`);
  }
}
