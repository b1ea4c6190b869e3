import { parseFeed as readFeed } from 'feedsmith';
import sanitizeHtml from 'sanitize-html';
import type { FeedItem } from '#shared/contract/feed';

type Item = Omit<FeedItem, 'TagName'>;

/** What the kinds of feeds have in common, as the library names it. */
interface RawItem {
  title?: string;
  link?: string;
  date?: string;
  base?: string;
}

/** Titles longer than this are no titles; the widget cuts at 100 characters anyway (RSS-11). */
const longestTitle = 500;
/** Items that are looked at; feeds put the newest first. */
const mostItems = 2_000;
/** Characters of a title that are read, markup included. */
const longestMarkup = 10_000;

/**
 * The items of a feed (RSS 0.9x, 1.0, 2.0, Atom, JSON Feed), newest first; those without a title
 * are left out (RSS-10).
 * @param address where the feed was found; relative links count from the feed's own address
 * @throws Error when the text is no feed
 */
export function parseFeed(text: string, address: string): Item[] {
  const { items, base } = rawItems(firstItems(text.trimStart()));
  return items
    .slice(0, mostItems)
    .map(({ title, link, date, base: own }): Item => ({
      Title: plainText(title ?? ''),
      Url: webAddress(link, [own, base, address]),
      PublishedDate: isoDate(date),
    }))
    .filter(({ Title }) => Title !== '')
    .sort((a, b) => (b.PublishedDate ?? '').localeCompare(a.PublishedDate ?? ''));
}

/**
 * What follows is cut off before anything is read of it: reading tens of thousands of items would
 * keep everybody waiting. The parser takes what is not closed.
 */
function firstItems(text: string): string {
  let found = 0;
  for (const { 0: end, index } of text.matchAll(/<\/(?:\w+:)?(?:item|entry)\s*>/gi)) {
    found += 1;
    if (found === mostItems) return text.slice(0, index + end.length);
  }
  return text;
}

function rawItems(text: string): { items: RawItem[]; base?: string } {
  const found = readFeed(text, { maxItems: mostItems });
  switch (found.format) {
    case 'atom':
      return {
        base: found.feed.xml?.base,
        items: (found.feed.entries ?? []).map((entry) => ({
          title: entry.title?.value,
          link: (entry.links?.find(({ rel }) => !rel || rel === 'alternate') ?? entry.links?.[0])
            ?.href,
          date: entry.published ?? entry.updated,
          base: entry.xml?.base,
        })),
      };
    case 'rss':
      return {
        base: found.feed.link,
        items: (found.feed.items ?? []).map(({ title, link, guid, pubDate, dc, atom }) => ({
          title,
          link: link ?? permanentLink(guid) ?? atom?.links?.[0]?.href,
          date: pubDate ?? dc?.dates?.[0],
        })),
      };
    case 'rdf':
      return {
        base: found.feed.link,
        items: (found.feed.items ?? []).map(({ title, link, dc, rdf }) => ({
          title,
          link: link ?? rdf?.about,
          date: dc?.dates?.[0],
        })),
      };
    case 'json':
      return {
        base: found.feed.home_page_url,
        items: (found.feed.items ?? []).map(({ title, url, date_published: date }) => ({
          title,
          link: url,
          date,
        })),
      };
  }
}

function permanentLink(
  guid: { value?: string; isPermaLink?: boolean } | undefined,
): string | undefined {
  return guid && guid.isPermaLink !== false && /^https?:/i.test(guid.value ?? '')
    ? guid.value
    : undefined;
}

/** Control characters, and signs that turn the direction of everything after them. */
const invisible = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** Markup out, entities resolved, white space made one. */
function plainText(html: string): string {
  const escaped = sanitizeHtml(html.slice(0, longestMarkup), {
    allowedTags: [],
    allowedAttributes: {},
  }).replaceAll(invisible, '');
  const text = escaped
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
  return text.replace(/\s+/g, ' ').trim().slice(0, longestTitle);
}

/**
 * An address that a browser may open, from a link that may be relative to the item's, the feed's or
 * the document's address.
 */
function webAddress(
  link: string | undefined,
  bases: readonly (string | undefined)[],
): string | null {
  if (!link) return null;
  const base = bases.reduceRight<string | undefined>(
    (outer, inner) => (inner && URL.canParse(inner, outer) ? new URL(inner, outer).href : outer),
    undefined,
  );
  if (!URL.canParse(link.trim(), base)) return null;
  const url = new URL(link.trim(), base);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}

/** Zones that feeds of Europe write, which no standard for their dates allows. */
const zones: Readonly<Record<string, string>> = {
  WET: '+0000',
  WEST: '+0100',
  BST: '+0100',
  CET: '+0100',
  MET: '+0100',
  CEST: '+0200',
  MEST: '+0200',
  EET: '+0200',
  EEST: '+0300',
};

function isoDate(text = ''): string | null {
  const zoned = text.trim().replace(/\b[A-Z]{3,4}$/, (name) => zones[name] ?? name);
  // A date and time without a zone would count as the server's own time.
  const moment = Date.parse(
    /^\d{4}-\d\d-\d\d[ T][\d:.]+$/.test(zoned) ? `${zoned.replace(' ', 'T')}Z` : zoned,
  );
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
}
