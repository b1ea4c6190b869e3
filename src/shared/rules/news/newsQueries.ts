import { managedProperties, type PropertyNames } from '../search/searchProperties';

/** Content type of SharePoint pages; every page type starts with it (Spec: widgets §9). */
const pageContentType = '0x0101009D1CB255DA76424F860D91F20E6C4118*';
/** Promoted state of news; 0 is a plain page. */
const newsState = 2;
/** Longest query text SharePoint search takes (Spec: widgets §9). */
const maxQueryLength = 4_096;
/** Followed sites in one search (NEWS-45). */
const followedSitesPerSearch = 50;
/** Followed sites that are searched (NEWS-44). */
export const maxFollowedSites = 100;

/** The search property with the channels of a page: text with one `#0{guid}|{label}` for each. */
export const channelProperty = managedProperties.channels;
export const languageProperty = managedProperties.languages;

/** Who created a page. */
export const authorProperty = managedProperties.author;

/** The properties that a news search requests, by SharePoint's own names. */
export const newsSearchProperties = [
  'Title',
  'Path',
  'Description',
  'PictureThumbnailURL',
  'FirstPublishedDate',
  'SiteTitle',
  'SPWebUrl',
  'SiteId',
  'WebId',
  'ListID',
  'UniqueID',
  'ViewsLifeTime',
  'CommentsCount',
  'LikesCount',
  channelProperty,
  languageProperty,
] as const;

/** Posts show who wrote them. */
export const postSearchProperties = [...newsSearchProperties, authorProperty] as const;

/**
 * First moment of the news window (NEWS-46), at the start of the hour so that the address stays the
 * same for a while.
 */
export function newsWindowStart(now: Date, days: number): Date {
  const start = new Date(now.getTime() - days * 86_400_000);
  start.setUTCMinutes(0, 0, 0);
  return start;
}

/** `$filter` of a site's news pages. */
export function sitePagesFilter({
  from,
  topNewsOnly,
}: {
  from: Date;
  topNewsOnly: boolean;
}): string {
  const parts = [
    `fields/PromotedState eq ${newsState}`,
    `fields/FirstPublishedDate ge '${secondsIso(from)}'`,
  ];
  if (topNewsOnly) parts.push('fields/BoolField_NewsIsTopNews eq 1');
  return parts.join(' and ');
}

/**
 * Search texts for the news of these sites: at most 50 sites each, and never too long for the
 * service.
 */
export function followedSitesQueries(siteUrls: readonly string[], from: Date): string[] {
  return searchTexts(
    siteUrls.map((url) => `Path:"${quoted(url.replace(/\/+$/, ''))}/"`),
    from,
    followedSitesPerSearch,
  );
}

/** Search texts for news of any site that carries one of these channels (NEWS-29). */
export function channelQueries(
  channelIds: readonly string[],
  from: Date,
  { channels }: Pick<PropertyNames, 'channels'>,
): string[] {
  return searchTexts(
    channelIds.map((id) => `${channels}:"#0${quoted(id)}"`),
    from,
    Number.POSITIVE_INFINITY,
  );
}

/**
 * Search text for the posts of one site in these languages, ids of language terms (BLOG-05,
 * BLOG-06).
 */
export function sitePostsQuery(
  siteUrl: string,
  languageIds: readonly string[],
  { languages }: Pick<PropertyNames, 'languages'>,
): string {
  const anyOf = languageIds.map((id) => `${languages}:"#0${quoted(id)}"`).join(' OR ');
  return (
    `Path:"${quoted(siteUrl.replace(/\/+$/, ''))}/" AND (${anyOf}) AND ` +
    `ContentTypeId:${pageContentType} AND PromotedState:${newsState}`
  );
}

function searchTexts(terms: readonly string[], from: Date, max: number): string[] {
  const frame = (part: readonly string[]) =>
    `(${part.join(' OR ')}) AND ContentTypeId:${pageContentType} AND ` +
    `PromotedState:${newsState} AND FirstPublishedDate>=${secondsIso(from)}`;
  const parts: string[][] = [];
  for (const term of terms) {
    const last = parts.at(-1);
    if (last && last.length < max && frame([...last, term]).length <= maxQueryLength)
      last.push(term);
    else parts.push([term]);
  }
  return parts.map(frame);
}

function quoted(text: string): string {
  return text.replaceAll('"', '');
}

function secondsIso(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}
