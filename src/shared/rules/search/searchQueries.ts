import type { ManagedProperty, PropertyNames } from './searchProperties';
import { keywordQuery, wordsOf } from './searchText';

/** Content type of SharePoint pages; every page type starts with it (SEARCH-23). */
const pageContentType = '0x0101009D1CB255DA76424F860D91F20E6C4118*';

/**
 * Pages and news: promoted state 0 and 2 (SEARCH-24).
 *
 * @param filter a clause of the organisation, which narrows whatever it joins by OR; empty: none
 */
export function sharePointPagesQuery(text: string, filter: string): string {
  const query = keywordQuery(text);
  const more = filter.trim().replace(/^and\s+/i, '');
  return (
    query &&
    [
      query,
      `ContentTypeId:${pageContentType}`,
      '(PromotedState:0 OR PromotedState:2)',
      more && `(${more})`,
    ]
      .filter(Boolean)
      .join(' ')
  );
}

interface CenterSearch {
  text: string;
  isNews: boolean;
  /** ISO 8601; nothing: no limit. */
  from: string | null;
  until: string | null;
  /** Only below this address; empty: everywhere. */
  siteUrl: string;
  /** A further clause of the organisation; empty: none. */
  filter: string;
}

/**
 * Modern pages for the list of a center (PAGES-046): news, or pages that are none. Joined by AND,
 * because what names the same property side by side would be joined by OR.
 */
export function centerPagesQuery({
  text,
  isNews,
  from,
  until,
  siteUrl,
  filter,
}: CenterSearch): string {
  const words = keywordQuery(text);
  const time = (iso: string) => `${iso.slice(0, 19)}Z`;
  return [
    words && `(${words})`,
    `ContentTypeId:${pageContentType}`,
    `PromotedState:${isNews ? 2 : 0}`,
    from && `FirstPublishedDate>=${time(from)}`,
    until && `FirstPublishedDate<=${time(until)}`,
    siteUrl && `Path:"${siteUrl.replaceAll('"', '').replace(/\/+$/, '')}/"`,
    filter && `(${filter})`,
  ]
    .filter(Boolean)
    .join(' AND ');
}

export function sitesQuery(text: string): string {
  const query = keywordQuery(text);
  return query && `${query} (contentclass:STS_Site OR contentclass:STS_Web)`;
}

/** Any part of a name may be unfinished. */
export function peopleQuery(text: string): string {
  return wordsOf(text)
    .map((word) => `${word}*`)
    .join(' ');
}

/** Pages have a section of their own. */
export function documentsQuery(text: string, since: string | undefined): string {
  const query = keywordQuery(text);
  return (
    query &&
    [query, 'NOT FileExtension:aspx', since && `LastModifiedTime>=${since.slice(0, 10)}`]
      .filter(Boolean)
      .join(' ')
  );
}

/** Only what changed since; none without a time. */
export function changedSince(
  since: string | undefined,
  { changed }: PropertyNames,
): string | undefined {
  return since && `${changed}:range(${since},max)`;
}

const pageProperties: readonly ManagedProperty[] = [
  'title',
  'address',
  'description',
  'siteName',
  'changed',
  'promotedState',
];
const siteProperties: readonly ManagedProperty[] = ['title', 'address', 'description'];
const personProperties: readonly ManagedProperty[] = [
  'account',
  'name',
  'mail',
  'jobTitle',
  'department',
  'office',
  'address',
];

/** The managed properties that each kind of search selects. */
export function selectedProperties(
  kind: 'page' | 'site' | 'person',
  names: PropertyNames,
): string[] {
  const properties = { page: pageProperties, site: siteProperties, person: personProperties }[kind];
  return properties.map((property) => names[property]);
}
