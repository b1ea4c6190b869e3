import type { Mark, Node } from '@tiptap/pm/model';
import { attributesOf, type RichTextTag } from '#shared/rules/richText/allowList';
import { canonical } from '#shared/rules/richText/canonical';
import { hasTag, isInline, writeHtml, type RichNode } from '#shared/rules/richText/tree';
import { elementsIn } from './keptElements';
import { elementsOf, isElementType } from './schema/elements';
import { sectionsOf } from './tableSections';

/** The document as HTML in the form in which it is stored; nothing when it is empty. */
export function writeDocument(doc: Node): string {
  const html = writtenByBlock(doc.children) ?? writeHtml(canonical(treeOfNodes(doc.children)));
  return html === '<p></p>' ? '' : html;
}

const writtenBlocks = new WeakMap<Node, string | undefined>();

/**
 * A block is written once, until it is changed: in a long text that is one of hundreds. Nothing
 * where what stands beside a block tells how it is written.
 */
function writtenByBlock(blocks: readonly Node[]): string | undefined {
  let html = '';
  for (const block of blocks) {
    if (!writtenBlocks.has(block)) writtenBlocks.set(block, writtenAlone(block));
    const written = writtenBlocks.get(block);
    if (written === undefined) return undefined;
    html += written;
  }
  return html;
}

function writtenAlone(block: Node): string | undefined {
  if (block.isInline || isBare(block)) return undefined;
  const tree = treeOfNodes([block]);
  if (tree.some((node) => isInline(node) || hasTag('li')(node))) return undefined;
  return writeHtml(canonical(tree));
}

/** The elements for which nodes of the document stand. */
export function treeOfNodes(nodes: readonly Node[]): RichNode[] {
  const result: RichNode[] = [];
  let at = 0;
  for (let node = nodes[at]; node; node = nodes[at]) {
    const end = runEnd(nodes, at, ({ isInline }) => isInline);
    if (end === at) {
      result.push(...treeOfBlock(node, isBare(nodes[at - 1]) || isBare(nodes[at + 1])));
      at += 1;
    } else {
      result.push(
        ...textOf(nodes.slice(at, end).map((each) => ({ node: each, marks: each.marks }))),
      );
      at = end;
    }
  }
  return result;
}

const isBare = (node: Node | undefined) => node?.attrs.isBare === true;

/** Two lines of text without paragraphs of their own would become one. */
function treeOfBlock(node: Node, isBesideText: boolean): RichNode[] {
  if (node.type.name === 'kept') return elementsIn(node.attrs.element);
  if (node.type.name === 'captionedTable') return captioned(treeOfNodes(node.children));
  const attributes = attributesFrom(node);
  if (node.type.name === 'video') return [{ tag: 'figure', attributes, children: titleOf(node) }];
  const isWritten = !isBare(node) || isBesideText || Object.keys(attributes).length > 0;
  const children =
    node.type.name === 'table'
      ? [...elementsIn(node.attrs.columns), ...sectionsOf(node, (row) => treeOfNodes([row]))]
      : treeOfNodes(node.children);
  return isWritten ? [{ tag: tagOf(node), attributes, children }] : children;
}

/** The caption stands in its table; what is left of one without it is a block of text. */
function captioned([caption, ...tables]: readonly RichNode[]): RichNode[] {
  const [table] = tables;
  if (typeof caption !== 'object' || caption.tag !== 'caption') return caption ? [caption] : [];
  return typeof table === 'object'
    ? [{ ...table, children: [caption, ...table.children] }]
    : [{ ...caption, tag: 'div' }];
}

interface Piece {
  node: Node;
  /** The elements around it that are still to be written. */
  marks: readonly Mark[];
}

/** Of the elements that begin at a place, the one that reaches furthest stands around the others. */
function textOf(pieces: readonly Piece[]): RichNode[] {
  const result: RichNode[] = [];
  let at = 0;
  for (let first = pieces[at]; first; first = pieces[at]) {
    const [outer] = first.marks
      .map((mark) => ({ mark, end: runEnd(pieces, at, ({ marks }) => mark.isInSet(marks)) }))
      .sort((a, b) => b.end - a.end || placeOf(a.mark) - placeOf(b.mark));
    if (outer) {
      const { mark, end } = outer;
      const within = pieces
        .slice(at, end)
        .map(({ node, marks }) => ({ node, marks: marks.filter((other) => !other.eq(mark)) }));
      const children = textOf(within);
      result.push({ tag: tagOf(mark), attributes: attributesFrom(mark), children });
    } else result.push(...leaf(first.node));
    at = outer?.end ?? at + 1;
  }
  return result;
}

function leaf(node: Node): RichNode[] {
  if (node.isText) return [node.text ?? ''];
  // A picture that is still on its way is no content yet.
  if (/^blob:/.test(String(node.attrs.src))) return [];
  return [{ tag: tagOf(node), attributes: attributesFrom(node), children: labelOf(node) }];
}

/** The name of somebody who is mentioned, or of a video. */
function labelOf({ attrs }: Node): string[] {
  return typeof attrs.label === 'string' && attrs.label !== '' ? [attrs.label] : [];
}

function titleOf(video: Node): RichNode[] {
  const children = labelOf(video);
  return children.length === 0 ? [] : [{ tag: 'figcaption', attributes: {}, children }];
}

/** A link that is made in the editor stands around what it is made of, other formats within. */
function placeOf({ attrs, type }: Mark): number {
  return typeof attrs.place === 'number' ? attrs.place : type.name === 'link' ? 0 : Infinity;
}

/** Where the run of items of a kind that begins at a place ends. */
function runEnd<Item>(
  items: readonly Item[],
  start: number,
  belongs: (item: Item) => boolean,
): number {
  let end = start;
  for (let item = items[end]; item !== undefined && belongs(item); item = items[end]) end += 1;
  return end;
}

function tagOf({ type, attrs }: Node | Mark): RichTextTag {
  if (!isElementType(type.name)) return 'div';
  const tags: readonly RichTextTag[] = elementsOf[type.name];
  const wanted: unknown = type.name === 'heading' ? `h${attrs.level}` : attrs.tag;
  return tags.find((tag) => tag === wanted) ?? tags[0] ?? 'div';
}

function attributesFrom(part: Node | Mark): Record<string, string> {
  const attributes: Record<string, string> = {};
  const given: unknown = part.attrs.given;
  for (const name of attributesOf(tagOf(part))) {
    const value: unknown = part.attrs[name === 'data-checked' ? 'checked' : name];
    const isDefault = /span$/.test(name) && value === 1;
    const isGiven = typeof given === 'object' && given !== null && name in given;
    if (value !== null && value !== undefined && (!isDefault || isGiven))
      attributes[name] = String(value);
  }
  return attributes;
}
