import { isGuid } from '../values/guid';
import { isOneOf } from '../values/records';
import { isWebAddress, namesUser, safeAddress } from '../addresses/webAddress';

/**
 * The elements that HTML of editors may contain, wherever it is: pages, messages, the footer
 * (EDITOR-11). The only list there is: the server removes everything else when it stores, the
 * client when it shows.
 */
export const richTextTags = [
  'a',
  'abbr',
  'b',
  'blockquote',
  'br',
  'caption',
  'cite',
  'code',
  'col',
  'colgroup',
  'dd',
  'del',
  'details',
  'div',
  'dl',
  'dt',
  'em',
  'figcaption',
  'figure',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'i',
  'img',
  'ins',
  'kbd',
  'li',
  'mark',
  'ol',
  'p',
  'pre',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'summary',
  'sup',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'time',
  'tr',
  'u',
  'ul',
] as const;

/** Attributes by tag; `*` for every tag. */
export const richTextAttributes: Readonly<Record<string, readonly string[]>> = {
  // `align` and not a style: the portal's style policy ignores style attributes.
  '*': ['lang', 'dir', 'title', 'align'],
  // A link that is shown as a button.
  a: ['href', 'target', 'rel', 'data-button'],
  blockquote: ['cite'],
  div: ['data-callout'],
  // The address of the player of a video, whose title is the caption.
  figure: ['data-video'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  // In a list of checks: whether it is done.
  li: ['data-checked'],
  ol: ['start', 'reversed', 'type'],
  // The id of somebody who is mentioned, in the directory.
  span: ['data-person'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  time: ['datetime'],
};

/** The kinds of a block that is set off from the text. */
export const calloutKinds = ['information', 'success', 'warning'] as const;
export type CalloutKind = (typeof calloutKinds)[number];

/** Attributes that have one of a few values. */
const knownValues: Readonly<Record<string, readonly string[]>> = {
  'data-button': ['true'],
  'data-callout': calloutKinds,
  'data-checked': ['true', 'false'],
};

/** Kinds of address that a picture may have. */
export const imageSchemes = ['http', 'https'] as const;

export type RichTextTag = (typeof richTextTags)[number];

const known: ReadonlySet<string> = new Set(richTextTags);

export function isRichTextTag(tag: string): tag is RichTextTag {
  return known.has(tag);
}

/** Names of the attributes that an element may have, in the order in which they are written. */
export function attributesOf(tag: string): readonly string[] {
  return [...(richTextAttributes['*'] ?? []), ...(richTextAttributes[tag] ?? [])];
}

/** Is it an address of a player? Whether its host is allowed is for the server to say. */
function isPlayerAddress(value: string): boolean {
  return isWebAddress(value) && !namesUser(value);
}

const checks: Readonly<Record<string, (value: string) => boolean>> = {
  'data-person': isGuid,
  'data-video': isPlayerAddress,
};
const addressAttributes = new Set(['href', 'src', 'cite']);

/**
 * May the attribute have this value? An address is one that may be followed, or has no scheme and
 * stays on the portal's host; browsers skip spaces and control characters in a scheme and read a
 * backslash as a slash.
 */
export function isAllowedValue(tag: string, name: string, value: string): boolean {
  if (!addressAttributes.has(name))
    return knownValues[name]?.includes(value) ?? checks[name]?.(value) ?? true;
  const address = value.replaceAll(/[\u0000-\u0020]/g, '');
  const scheme = /^([a-z][a-z0-9.+-]*):/i.exec(address)?.[1]?.toLowerCase();
  if (scheme === undefined && !address.startsWith('/')) return !/^\\[\\/]/.test(address);
  const isKind = tag !== 'img' || scheme === undefined || isOneOf(imageSchemes, scheme);
  return isKind && safeAddress(address) !== undefined;
}
