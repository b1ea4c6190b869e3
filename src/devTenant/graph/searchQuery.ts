import { itemAt } from '#shared/rules/values/certain';
import { documentItem } from '../sharepoint/documentItem';
import { itemsOf } from '../sharepoint/listItems';
import { siteUrl } from '../sharepoint/addresses';
import { sites } from '../company/sites';
import { idOf } from '../company/random';
import { parseKql, type Kql } from '../sharepoint/search/kql';
import { matchesKql } from '../sharepoint/search/matchKql';
import type { SearchRow } from '../sharepoint/search/SearchRow';
import { graphRoute, json, type GraphCall, type GraphRoute } from './graphCall';
import { badRequest, GraphProblem } from './graphProblem';
import { driveOf } from './files';
import { licensed, siteResource } from './sites/sites';
import { messageOfError } from '#shared/rules/values/records';

interface SearchRequest {
  entityTypes?: string[];
  query?: { queryString?: string };
  from?: number;
  size?: number;
  /** Columns that a list item brings along. */
  fields?: string[];
  sortProperties?: { name: string; isDescending?: boolean }[];
}

interface Hit {
  /** The managed properties that are searched. */
  row: SearchRow;
  resource: object;
}

/** Links that the organisation recommends, with further words that lead to them. */
const bookmarks: readonly [name: string, description: string, keywords: string][] = [
  ['Canteen menu', 'What the canteens of all offices serve this week', 'lunch food'],
  ['Safety portal', 'Report a hazard, a near miss or an injury', 'accident incident hazard'],
  ['Engineering tools', 'Licences of CAD and calculation programs', 'drawing software'],
  [
    'Travel booking',
    "Trains, flights and hotels at the company's rates",
    'travel hotel flight expenses',
  ],
  ['Time sheet', 'Hours, shifts and absence', 'hours holiday sick leave'],
];

export const searchRoutes: GraphRoute[] = [
  graphRoute('POST', '/search/query', 'Files.Read.All Sites.Read.All Bookmark.Read.All', search),
];

/**
 * One request a call; a page of hits for each kind of entity. Bookmarks cannot be requested
 * together with others.
 */
function search(call: GraphCall) {
  licensed(call);
  const {
    requests,
  }: {
    requests?: SearchRequest[];
  } = JSON.parse(call.request.body.toString('utf8'));
  const [asked, ...others] = requests ?? [];
  if (!asked || others.length)
    throw badRequest('Exactly one search request is supported in a call.');
  const { entityTypes = [], query, from = 0, size = 25, fields = [], sortProperties } = asked;
  if (size > 500) throw badRequest('The size must not be more than 500.');
  if (entityTypes.includes('bookmark') && entityTypes.length > 1)
    throw new GraphProblem(400, 'BadRequest', 'The combination of entity types is not supported.');
  const text = query?.queryString ?? '';
  const wanted = parsed(text);
  const found = entityTypes
    .flatMap((type) => hitsOf(call, type, fields))
    .filter(({ row }) => matchesKql(row, wanted))
    .sort(sortedBy(sortProperties));
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => /^[\p{L}\p{N}]+\*?$/u.test(word))
    .map((word) => word.replace('*', ''));
  const hits = found.slice(from, from + size).map(({ resource, row }, index) => ({
    hitId: idOf('hit', row.title, index),
    rank: from + index + 1,
    summary: summaryOf(row, words),
    resource,
  }));
  return json({
    '@odata.context': `${call.addresses.graphUrl}/${call.version}/$metadata#Collection(microsoft.graph.searchResponse)`,
    value: [
      {
        searchTerms: words,
        hitsContainers: [
          {
            total: found.length,
            moreResultsAvailable: from + size < found.length,
            ...(hits.length ? { hits } : {}),
          },
        ],
      },
    ],
  });
}

/** By the first requested property, of those that the hits have. */
function sortedBy([first]: SearchRequest['sortProperties'] = []) {
  const valueOf = ({ resource }: Hit) =>
    String(Object.entries(resource).find(([name]) => name === first?.name)?.[1] ?? '');
  const way = first?.isDescending ? -1 : 1;
  return (one: Hit, other: Hit) => (first ? way * valueOf(one).localeCompare(valueOf(other)) : 0);
}

function parsed(text: string): Kql {
  try {
    return parseKql(text);
  } catch (error) {
    throw badRequest(messageOfError(error));
  }
}

/** The text with the words marked as the service does. */
function summaryOf({ title, description }: SearchRow, words: readonly string[]): string {
  const text = description || title;
  return words.length === 0
    ? text
    : text.replace(new RegExp(`\\b(${words.join('|')})`, 'gi'), '<c0>$1</c0>');
}

function hitsOf(
  { company, addresses }: GraphCall,
  type: string,
  columns: readonly string[],
): Hit[] {
  const { sharePointUrl } = addresses;
  switch (type) {
    case 'listItem':
      return sites
        .flatMap((site) => itemsOf(company, site, site.pagesListId, sharePointUrl) ?? [])
        .map(({ id, webUrl, lastModifiedDateTime, fields }) => ({
          row: {
            title: fields.Title,
            description: '',
            fileextension: 'aspx',
            lastmodifiedtime: lastModifiedDateTime,
          },
          resource: {
            '@odata.type': '#microsoft.graph.listItem',
            id,
            webUrl,
            lastModifiedDateTime,
            ...(columns.includes('title') ? { fields: { title: fields.Title } } : {}),
          },
        }));
    case 'driveItem':
      return company.documents.map((document) => {
        const { webUrl, lastModifiedDateTime, createdDateTime } = documentItem(
          document,
          sharePointUrl,
        );
        return {
          row: {
            title: document.title,
            description: `${document.title}, ${document.site.description}`,
            fileextension: document.extension,
            isdocument: 'true',
            lastmodifiedtime: lastModifiedDateTime,
          },
          resource: {
            '@odata.type': '#microsoft.graph.driveItem',
            id: document.uniqueId,
            name: document.name,
            size: document.sizeInBytes,
            webUrl,
            lastModifiedDateTime,
            createdDateTime,
            parentReference: { driveId: driveOf(document), siteId: document.site.siteId },
          },
        };
      });
    case 'site':
      return sites.map((site) => ({
        row: { title: site.title, description: site.description },
        resource: { '@odata.type': '#microsoft.graph.site', ...siteResource(site, sharePointUrl) },
      }));
    case 'bookmark':
      return bookmarks.map(([name, description, keywords]) => ({
        row: { title: name, description: `${description} ${keywords}` },
        resource: {
          '@odata.type': '#microsoft.graph.search.bookmark',
          displayName: name,
          description,
          webUrl: `${siteUrl(itemAt(sites, 2), sharePointUrl)}?from=${encodeURIComponent(name)}`,
        },
      }));
    default:
      throw badRequest(`The entity type '${type}' is not supported.`);
  }
}
