/** The content of a feed's item, by the names of its elements, before anything is made of it. */
export interface RawItem {
  /** The first text of each name. */
  texts: Map<string, string>;
  links: { rel: string; href: string }[];
  /** `xml:base` of the item and what is around it, as far as there is any. */
  base: string | undefined;
}

export interface RawFeed {
  items: RawItem[];
  /** The address that an RSS channel gives itself. */
  link: string | undefined;
}

type Attributes = Readonly<Record<string, string>>;

/** An element that is open, and what it is to the feed. */
interface Open {
  base: string | undefined;
  /** Its text is collected under this name. */
  field?: string;
  isBase64?: boolean;
  /** The elements within it belong to the item too. */
  isGroup?: boolean;
  isItem?: boolean;
}

/** Elements whose prefix is another one in some feeds. */
const namespaces: readonly (readonly [start: string, prefix: string])[] = [
  ['http://purl.org/dc/elements/', 'dc'],
  ['http://purl.org/dc/terms', 'dcterms'],
  ['http://www.w3.org/2005/atom', 'atom'],
  ['http://purl.org/atom/', 'atom'],
  ['http://search.yahoo.com/mrss', 'media'],
  ['http://purl.org/rss/', ''],
];
export const titleNames = ['title', 'dc:title', 'atom:title', 'dcterms:title', 'media:title'];
/** Of a publishing first, then of a change. */
export const dateNames = [
  ...['pubdate', 'published', 'issued', 'dc:date', 'dcterms:issued', 'dcterms:created'],
  ...['atom:published', 'atom:issued', 'created', 'atom:created', 'dcterms:date', 'date'],
  ...['updated', 'modified', 'atom:updated', 'atom:modified', 'dcterms:modified'],
];
const fields = new Set([...titleNames, ...dateNames, 'link', 'atom:link', 'guid']);
const groups = new Set(['media:group', 'media:content']);
const roots = new Set(['rss', 'feed', 'rdf']);

/** Levels, elements and attributes of one element that no feed has. */
const maxLevels = 100;
const maxElements = 200_000;
const maxAttributes = 100;
/** Characters of one text that are read, markup included. */
const maxTextLength = 10_000;

/** Nothing behind this place is read. */
export class EndOfReading extends Error {
  override name = 'EndOfReading';
}

/**
 * Takes a feed's elements as they come and gathers its items. What is not closed, or closed by a
 * wrong name, costs no other item; an item that the feed breaks off in is none.
 */
export class FeedElements {
  readonly feed: RawFeed = { items: [], link: undefined };
  isFeed = false;
  #open: Open[] = [];
  #item: RawItem | undefined;
  #prefixes = new Map<string, string>();
  #rootPrefix = '';
  #rootLevel = -1;
  #elements = 0;
  #attributes = 0;
  #isCut = false;

  constructor(
    private readonly maxItems: number,
    /** Where relative `xml:base` count from. */
    private readonly address: string,
  ) {}

  /** Nothing comes any more. Answers whether the feed has come to its end. */
  end(): boolean {
    this.#isCut = true;
    return this.#rootLevel < 0;
  }

  attribute(): void {
    this.#attributes += 1;
    if (this.#attributes > maxAttributes) throw new EndOfReading('An element has too much.');
  }

  open(rawName: string, attributes: Attributes): void {
    this.#attributes = 0;
    this.#elements += 1;
    if (this.#elements > maxElements || this.#open.length >= maxLevels)
      throw new EndOfReading('It has too many elements.');
    this.#learnPrefixes(attributes);
    const around = this.#open.at(-1);
    const element: Open = { base: baseOf(attributes, around?.base, this.address) };
    if (!this.isFeed) this.#findRoot(rawName);
    else if (this.#rootLevel >= 0) this.#place(this.#nameOf(rawName), attributes, element, around);
    this.#open.push(element);
  }

  text(text: string): void {
    const field = this.#open.findLast((element) => element.field !== undefined)?.field;
    if (field === undefined) return;
    const texts = this.#item?.texts;
    if (texts) texts.set(field, ((texts.get(field) ?? '') + text).slice(0, maxTextLength));
    else if (field === 'link')
      this.feed.link = ((this.feed.link ?? '') + text).slice(0, maxTextLength);
  }

  close(): void {
    const element = this.#open.pop();
    if (this.#open.length === this.#rootLevel) this.#rootLevel = -1;
    if (element?.isBase64) this.#decode(element.field);
    if (element?.isItem) this.#endItem();
  }

  #findRoot(rawName: string): void {
    const [name = '', prefix = ''] = rawName.split(':').reverse();
    if (name === 'html') throw new EndOfReading('It is a page.');
    if (!roots.has(name)) return;
    this.isFeed = true;
    this.#rootPrefix = prefix;
    this.#rootLevel = this.#open.length;
  }

  #place(name: string, attributes: Attributes, element: Open, around: Open | undefined): void {
    if (name === 'item' || name === 'entry') return this.#beginItem(attributes, element);
    const item = this.#item;
    if (!item) {
      const isOfChannel = this.#open.length <= this.#rootLevel + 2;
      if (name === 'link' && isOfChannel && this.feed.link === undefined) element.field = 'link';
      return;
    }
    // Elements after a title that nothing closes are within it.
    const isOfItem = around?.isItem || around?.isGroup || around?.field !== undefined;
    if (!isOfItem) return;
    if (groups.has(name)) element.isGroup = true;
    else if (fields.has(name)) this.#beginField(name, attributes, element, item);
  }

  #beginItem(attributes: Attributes, element: Open): void {
    this.#endItem();
    element.isItem = true;
    const about = attributes['rdf:about'];
    this.#item = {
      texts: new Map(about === undefined ? [] : [['rdf:about', about]]),
      links: [],
      base: element.base,
    };
  }

  #beginField(name: string, attributes: Attributes, element: Open, item: RawItem): void {
    const { href, rel = '', ispermalink = '' } = attributes;
    if (href !== undefined) item.links.push({ rel, href: resolved(href, element.base) });
    if (name === 'guid' && ispermalink.toLowerCase() === 'false') return;
    // The first of each name counts.
    if (item.texts.get(name)?.trim()) return;
    item.texts.delete(name);
    element.field = name;
    element.isBase64 = isBase64(name, attributes);
  }

  #endItem(): void {
    if (this.#item && !this.#isCut) this.feed.items.push(this.#item);
    this.#item = undefined;
    if (this.feed.items.length === this.maxItems) throw new EndOfReading('There are enough items.');
  }

  #decode(field = ''): void {
    const text = this.#item?.texts.get(field);
    if (text) this.#item?.texts.set(field, Buffer.from(text, 'base64').toString('utf8'));
  }

  #learnPrefixes(attributes: Attributes): void {
    for (const [name, uri] of Object.entries(attributes)) {
      if (!name.startsWith('xmlns:')) continue;
      const known = namespaces.find(([start]) => uri.toLowerCase().startsWith(start));
      if (known) this.#prefixes.set(name.slice('xmlns:'.length), known[1]);
    }
  }

  #nameOf(rawName: string): string {
    const colon = rawName.indexOf(':');
    if (colon < 0) return rawName;
    const [written, name] = [rawName.slice(0, colon), rawName.slice(colon + 1)];
    const prefix = written === this.#rootPrefix ? '' : (this.#prefixes.get(written) ?? written);
    return prefix ? `${prefix}:${name}` : name;
  }
}

function baseOf(
  attributes: Attributes,
  around: string | undefined,
  address: string,
): string | undefined {
  const own = attributes['xml:base'];
  return own === undefined ? around : resolved(own, around ?? address);
}

function resolved(address: string, base: string | undefined): string {
  return URL.canParse(address, base) ? new URL(address, base).href : address;
}

/** Of Atom: said so in its version 0.3, or content of a kind that is no text. */
function isBase64(name: string, { mode = '', type = '' }: Attributes): boolean {
  if (!titleNames.includes(name)) return false;
  return (
    mode.toLowerCase() === 'base64' ||
    (/^\w+\/[\w.+-]+$/.test(type) && mode === '' && !/^text\/|[/+](?:xml|html)$/i.test(type))
  );
}
