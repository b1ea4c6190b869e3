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

/**
 * The items of a feed (RSS 0.9x, 1.0, 2.0, Atom, JSON Feed), newest first; those without a title are left out (RSS-10).
 * @param address where the feed was found; relative links count from the feed's own address
 * @throws Error when the text is no feed
 */
export function parseFeed(text: string, address: string): Item[] {
  const { items, base } = rawItems(text.trimStart());
  return items
    .map(({ title, link, date, base: own }): Item => ({ Title: plainText(title ?? ''), Url: webAddress(link, [own, base, address]), PublishedDate: isoDate(date) }))
    .filter(({ Title }) => Title !== '')
    .sort((a, b) => (b.PublishedDate ?? '').localeCompare(a.PublishedDate ?? ''));
}

function rawItems(text: string): { items: RawItem[]; base?: string } {
  const found = readFeed(text);
  switch (found.format) {
    case 'atom':
      return {
        base: found.feed.xml?.base,
        items: (found.feed.entries ?? []).map((entry) => ({
          title: entry.title?.value,
          link: (entry.links?.find(({ rel }) => !rel || rel === 'alternate') ?? entry.links?.[0])?.href,
          date: entry.published ?? entry.updated,
          base: entry.xml?.base,
        })),
      };
    case 'rss':
      return {
        base: found.feed.link,
        items: (found.feed.items ?? []).map(({ title, link, guid, pubDate, dc }) => ({ title, link: link ?? permanentLink(guid), date: pubDate ?? dc?.dates?.[0] })),
      };
    case 'rdf':
      return {
        base: found.feed.link,
        items: (found.feed.items ?? []).map(({ title, link, dc, rdf }) => ({ title, link: link ?? rdf?.about, date: dc?.dates?.[0] })),
      };
    case 'json':
      return {
        base: found.feed.home_page_url,
        items: (found.feed.items ?? []).map(({ title, url, date_published: date }) => ({ title, link: url, date })),
      };
  }
}

function permanentLink(guid: { value?: string; isPermaLink?: boolean } | undefined): string | undefined {
  return guid && guid.isPermaLink !== false && /^https?:/i.test(guid.value ?? '') ? guid.value : undefined;
}

/** Markup out, entities resolved, white space made one. */
function plainText(html: string): string {
  const escaped = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} });
  const text = escaped.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  return text.replace(/\s+/g, ' ').trim().slice(0, longestTitle);
}

/** An address that a browser may open, from a link that may be relative to the item's, the feed's or the document's address. */
function webAddress(link: string | undefined, bases: readonly (string | undefined)[]): string | null {
  if (!link) return null;
  const base = bases.reduceRight<string | undefined>((outer, inner) => (inner && URL.canParse(inner, outer) ? new URL(inner, outer).href : outer), undefined);
  if (!URL.canParse(link.trim(), base)) return null;
  const url = new URL(link.trim(), base);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}

function isoDate(text: string | undefined): string | null {
  const moment = Date.parse(text ?? '');
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
}
