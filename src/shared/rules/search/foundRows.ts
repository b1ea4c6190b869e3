import type { AppTile } from '../../contract/appTiles';
import type { FoundPage, MarkedText } from '../../contract/pages/foundPages';
import type { SearchHit } from '../news/newsFromSearch';
import { profileAddress } from '../people/people';
import { colleagueFromSearch, personHit } from '../people/peopleFromSearch';
import { itemAt } from '../values/certain';
import { decoded } from '../values/decoded';
import type { PropertyNames } from './searchProperties';
import { marked } from './searchText';

/** An answer of SharePoint's search by its own names, by which it counts what is opened of it. */
export interface SearchImpression {
  page: string;
  /** The kind of its list of hits. */
  block: number;
}

/** Something that was found, in the form of a row of the search dialog. */
export interface FoundRow {
  key: string;
  kind: 'page' | 'news' | 'person' | 'app' | 'link' | 'document' | 'site';
  /** A path within the portal, or a full address. */
  address: string;
  title: MarkedText;
  description: MarkedText;
  /** Where it belongs, e.g. the site, or what the person does. */
  context?: string;
  /** ISO 8601: when it was published or changed. */
  date?: string;
  /** Principal name of a person. */
  upn?: string;
  /** SharePoint's number of the hit, to tell it of a click (SEARCH-13). */
  docId?: string;
  /** The answer that it stood in (SEARCH-13). */
  impression?: SearchImpression;
}

/** A text without its marks. */
export function plainOf(text: MarkedText): string {
  return text.map(({ Text }) => Text).join('');
}

export function rowFromPage(page: FoundPage): FoundRow {
  return {
    key: page.Path,
    kind: page.PageType === 0 ? 'page' : 'news',
    address: page.Path,
    title: page.Title,
    description: page.Description,
    date: page.PublishingDate ?? undefined,
  };
}

export function rowFromTile(
  { Id, Url, Title, Description }: Pick<AppTile, 'Id' | 'Url' | 'Title' | 'Description'>,
  query: string,
): FoundRow {
  return {
    key: `app/${Id}`,
    kind: 'app',
    address: Url,
    title: marked(Title, query),
    description: marked(Description, query),
  };
}

/**
 * Fields of a hit are read by the names of this organisation's managed properties (SEARCH-25,
 * SEARCH-27).
 */
export function rowFromSharePointPage(
  hit: SearchHit,
  names: PropertyNames,
  query: string,
): FoundRow {
  return {
    ...siteContent(hit, names, query),
    kind: hit[names.promotedState] === '2' ? 'news' : 'page',
    context: hit[names.siteName] ?? undefined,
    date: isoDate(hit[names.changed]),
  };
}

export function rowFromSite(hit: SearchHit, names: PropertyNames, query: string): FoundRow {
  return { ...siteContent(hit, names, query), kind: 'site' };
}

/** Who has no account here has no profile in the portal either: SharePoint's own is shown. */
export function rowFromPerson(hit: SearchHit, names: PropertyNames, query: string): FoundRow {
  const person = colleagueFromSearch(personHit(hit, names));
  const { userPrincipalName: upn, displayName, jobTitle, department, officeLocation } = person;
  const docId = hit['DocId'] ?? undefined;
  const address = upn ? profileAddress(upn) : (hit[names.address] ?? '');
  return {
    key: upn || address || docId || displayName,
    kind: 'person',
    address,
    title: marked(displayName, query),
    description: [],
    context: [jobTitle, department, officeLocation].filter(Boolean).join(' · '),
    upn: upn || undefined,
    docId,
  };
}

function siteContent(hit: SearchHit, names: PropertyNames, query: string) {
  const address = hit[names.address] ?? '';
  return {
    key: address,
    address,
    title: marked(hit[names.title] || address, query),
    description: marked(hit[names.description] ?? '', query),
    docId: hit['DocId'] ?? undefined,
  };
}

/** A hit of Graph's search; which fields its resource has depends on its kind. */
export interface GraphHit {
  hitId?: string;
  summary?: string;
  resource?: {
    '@odata.type'?: string;
    name?: string;
    displayName?: string;
    description?: string;
    webUrl?: string;
    lastModifiedDateTime?: string;
    fields?: { title?: string };
  };
}

/** A document, a list item or a bookmark. */
export function rowFromGraph(
  { hitId, summary = '', resource = {} }: GraphHit,
  query: string,
): FoundRow {
  const address = resource.webUrl ?? '';
  const isBookmark = resource['@odata.type']?.endsWith('.bookmark') ?? false;
  return {
    key: hitId ?? address,
    kind: isBookmark ? 'link' : 'document',
    address,
    title: marked(
      resource.displayName ?? resource.name ?? resource.fields?.title ?? nameIn(address),
      query,
    ),
    description: isBookmark ? marked(resource.description ?? '', query) : summaryParts(summary),
    date: resource.lastModifiedDateTime,
  };
}

/** Graph marks matches by `<c0>` and gaps by `<ddd/>`. */
function summaryParts(summary: string): MarkedText {
  const parts = summary.replaceAll(/<ddd\s*\/>/g, ' … ').split(/<c0>(.*?)<\/c0>/s);
  return parts
    .map((Text, index) => ({ Text: Text.replaceAll(/<[^>]*>/g, ''), IsMatch: index % 2 === 1 }))
    .filter(({ Text }) => Text !== '');
}

function nameIn(address: string): string {
  return decoded(itemAt(address.split('/'), -1));
}

function isoDate(text: string | null | undefined): string | undefined {
  const date = new Date(text ?? '');
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
