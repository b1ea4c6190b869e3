import { Parser } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';
import type { FeedItem } from '#shared/contract/feed';
import { isRecord } from '#shared/rules/values/records';
import { isoDate } from './feedDates';
import {
  dateNames,
  EndOfReading,
  FeedElements,
  titleNames,
  type RawFeed,
  type RawItem,
} from './FeedElements';

export type Item = Omit<FeedItem, 'TagName'>;

/** Titles longer than this are no titles; the widget cuts at 100 characters anyway (RSS-11). */
const maxTitleLength = 500;
/** Items that are looked at; feeds put the newest first. */
const maxItems = 2_000;

/**
 * The items of a feed (RSS 0.9x, 1.0, 2.0, Atom, JSON Feed), newest first; those without a title
 * are left out (RSS-10).
 * @param address where the feed was found; relative links count from the feed's own address
 * @param max so many of them
 * @throws Error when the text is no feed, or breaks off before its first item is whole
 */
export function parseFeed(text: string, address: string, max = maxItems): Item[] {
  const start = text.trimStart();
  const { isWhole, link, items } = start.startsWith('{')
    ? readJson(start)
    : readElements(start, address);
  const base = webAddress(link, address) ?? address;
  const dated = items
    .map((item) => ({ item, date: first(dateNames, (name) => isoDate(textOf(item, name))) }))
    .sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
  const found: Item[] = [];
  for (const { item, date } of dated) {
    if (found.length === max) break;
    const Title = first(titleNames, (name) => plainText(textOf(item, name)));
    if (Title === null) continue;
    found.push({ Title, Url: webAddress(linkOf(item), item.base ?? base), PublishedDate: date });
  }
  if (!isWhole && found.length === 0) throw new Error('The feed breaks off.');
  return found;
}

function textOf({ texts }: RawItem, name: string): string {
  return texts.get(name) ?? '';
}

interface ReadFeed extends RawFeed {
  /** It is there to its end; otherwise its complete items are. */
  isWhole: boolean;
}

function readElements(text: string, address: string): ReadFeed {
  const elements = new FeedElements(maxItems, address);
  const parser = new Parser(
    {
      onattribute: () => elements.attribute(),
      onopentag: (name, attributes) => elements.open(name, attributes),
      ontext: (part) => elements.text(part),
      onclosetag: () => elements.close(),
    },
    { xmlMode: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  let isWhole = false;
  try {
    parser.write(text);
    isWhole = elements.end();
    parser.end();
  } catch (error) {
    if (!(error instanceof EndOfReading)) throw error;
  }
  if (!elements.isFeed) throw new Error('It is no feed.');
  return { ...elements.feed, isWhole };
}

function readJson(text: string): ReadFeed {
  const feed: unknown = JSON.parse(text);
  if (!isRecord(feed) || !Array.isArray(feed.items)) throw new Error('It is no feed.');
  const valueOf = (item: Record<string, unknown>, ...names: string[]) =>
    first(names, (name) => (typeof item[name] === 'string' ? item[name] : '')) ?? '';
  return {
    isWhole: true,
    link: valueOf(feed, 'home_page_url') || undefined,
    items: feed.items
      .slice(0, maxItems)
      .filter(isRecord)
      .map((item) => ({
        texts: new Map([
          ['title', valueOf(item, 'title')],
          ['link', valueOf(item, 'url', 'external_url')],
          ['published', valueOf(item, 'date_published', 'date_modified')],
        ]),
        links: [],
        base: undefined,
      })),
  };
}

/** The first value that can be made of one of the names, in their order. */
function first(names: readonly string[], make: (name: string) => string | null): string | null {
  for (const name of names) {
    const made = make(name);
    if (made) return made;
  }
  return null;
}

function linkOf({ texts, links }: RawItem): string | undefined {
  const guid = texts.get('guid')?.trim() ?? '';
  return (
    texts.get('link')?.trim() ||
    links.find(({ rel }) => rel === '' || rel === 'alternate')?.href ||
    (/^https?:/i.test(guid) ? guid : undefined) ||
    links[0]?.href ||
    texts.get('rdf:about')
  );
}

/** Control characters, and signs that turn the direction of everything after them. */
const invisible = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** A sign that shows: a text without any, e.g. of zero-width spaces, is empty (RSS-10). */
const visible = /[^\s\p{Cf}]/u;

/** Markup out, entities resolved, white space made one. */
function plainText(html: string): string {
  if (html === '') return '';
  const escaped = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).replaceAll(
    invisible,
    '',
  );
  const text = escaped
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
  return visible.test(text) ? text.replace(/\s+/g, ' ').trim().slice(0, maxTitleLength) : '';
}

/** An address that a browser may open, from a link that may be relative. */
function webAddress(link: string | undefined, base: string): string | null {
  const text = link?.trim();
  if (!text || !URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}
