import { attributesOf, type RichTextTag } from './allowList';

export type RichNode = string | RichElement;

/** One element of editors' content; text is a plain string. */
export interface RichElement {
  tag: RichTextTag;
  attributes: Readonly<Record<string, string>>;
  children: readonly RichNode[];
}

const inlineTags: ReadonlySet<RichTextTag> = new Set([
  ...(['a', 'abbr', 'b', 'br', 'cite', 'code', 'del', 'em', 'i', 'img', 'ins', 'kbd'] as const),
  ...(['mark', 'q', 's', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'u'] as const),
]);
const voidTags: ReadonlySet<RichTextTag> = new Set(['br', 'col', 'hr', 'img']);

/** Text, or an element that stands in a line of text. */
export function isInline(node: RichNode): boolean {
  return typeof node === 'string' || inlineTags.has(node.tag);
}

/** An element that never has content. */
export function isVoid({ tag }: RichElement): boolean {
  return voidTags.has(tag);
}

/** Is it one of these elements? */
export const hasTag =
  (...tags: readonly RichTextTag[]) =>
  (node: RichNode): boolean =>
    typeof node !== 'string' && tags.includes(node.tag);

/** Somebody who is named, by their id in the directory. */
export function isMention({ tag, attributes }: RichElement): boolean {
  return tag === 'span' && attributes['data-person'] !== undefined;
}

/** The place of a video: a player, and its title as the caption. */
export function isVideo({ tag, attributes }: RichElement): boolean {
  return tag === 'figure' && attributes['data-video'] !== undefined;
}

/** The text alone. */
export function textIn(nodes: readonly RichNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : textIn(node.children))).join('');
}

export function isBlank(node: RichNode): boolean {
  return typeof node === 'string' && /^[ \t\n\r\f]*$/.test(node);
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00a0': '&nbsp;',
};
const escaped = (text: string, special: RegExp) =>
  text.replaceAll(special, (character) => escapes[character] ?? character);

/** HTML as it is stored: the one way to write it, so that equal content is equal text. */
export function writeHtml(nodes: readonly RichNode[]): string {
  return nodes.map(written).join('');
}

function written(node: RichNode): string {
  if (typeof node === 'string') return escaped(node, /[&<>\u00a0]/g);
  const attributes = attributesOf(node.tag)
    .filter((name) => node.attributes[name] !== undefined)
    .map((name) => ` ${name}="${escaped(node.attributes[name] ?? '', /[&<>"\u00a0]/g)}"`)
    .join('');
  const start = `<${node.tag}${attributes}>`;
  if (isVoid(node)) return start;
  const content = writeHtml(node.children);
  // A parser drops the first line break of preformatted text.
  return `${start}${node.tag === 'pre' && content.startsWith('\n') ? '\n' : ''}${content}</${node.tag}>`;
}
