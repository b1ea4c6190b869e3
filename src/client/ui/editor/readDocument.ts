import { clientState } from '../../platform/clientState';
import type { JSONContent } from '@tiptap/core';
import type { Schema } from '@tiptap/pm/model';
import { TableMap } from '@tiptap/pm/tables';
import type { RichTextTag } from '#shared/rules/richText/allowList';
import {
  hasTag,
  isInline,
  isMention,
  isVideo,
  textIn,
  writeHtml,
  type RichElement,
  type RichNode,
} from '#shared/rules/richText/tree';
import { canonicalTree } from '../text/richTextTree';
import { elementsOf, markTypes, type ElementType } from './schema/elements';
import { treeOfNodes } from './writeDocument';

/**
 * The editor's document of stored HTML. What would not come out of the editor as it went in is kept
 * as a block that cannot be edited, whatever it is.
 */
export function readDocument(html: string, schema: Schema): JSONContent {
  const content = blocksOf(canonicalTree(html), schema, faithful);
  return { type: 'doc', content: content.length === 0 ? [{ type: 'paragraph' }] : content };
}

/** The same document where no text stands alone; otherwise each in a paragraph (EDITOR-09). */
export function withParagraphs(document: JSONContent): JSONContent {
  if (!document.content?.some(isBare)) return document;
  const content = document.content.map((block) =>
    isBare(block) ? { ...block, attrs: {} } : block,
  );
  return { ...document, content };
}

const isBare = ({ attrs }: JSONContent) => attrs?.isBare === true;

const places = clientState(() => 0);
/** The first type that stands for a tag. */
const typeOf = new Map<RichTextTag, string>(
  Object.entries(elementsOf)
    .flatMap(([type, tags]) => tags.map((tag) => [tag, type] as const))
    .reverse(),
);
const marks: ReadonlySet<string> = new Set(markTypes);

/** Blocks, and between them lines of text, each in a paragraph that is not written. */
export function blocksOf(
  nodes: readonly RichNode[],
  schema: Schema,
  read: typeof faithful = (element) => block(element, schema) ?? kept(element),
): JSONContent[] {
  const result: JSONContent[] = [];
  let line: RichNode[] = [];
  const endLine = () => {
    if (line.length > 0)
      result.push({ type: 'paragraph', attrs: { isBare: true }, content: textOf(line) });
    line = [];
  };
  for (const node of nodes)
    if (typeof node === 'string' || isInline(node)) line.push(node);
    else {
      endLine();
      result.push(read(node, schema));
    }
  endLine();
  return result;
}

/** Text, line breaks and pictures, with the elements that stand around them. */
export function textOf(
  nodes: readonly RichNode[],
  around: NonNullable<JSONContent['marks']> = [],
): JSONContent[] {
  return nodes.flatMap((node): JSONContent[] => {
    if (typeof node === 'string') return [{ type: 'text', text: node, marks: around }];
    const { tag, attributes, children } = node;
    if (isMention(node))
      return [
        { type: 'mention', attrs: { ...attributes, label: textIn(children) }, marks: around },
      ];
    const type = typeOf.get(tag) ?? tag;
    if (!marks.has(type)) return [{ type, attrs: { ...attributes }, marks: around }];
    const mark = { type, attrs: { ...attributes, tag, place: (places.value += 1) } };
    return textOf(children, [...around, mark]);
  });
}

/** The block as the editor knows it, when it would be written as it was read; else kept. */
function faithful(element: RichElement, schema: Schema): JSONContent {
  const content = block(element, schema);
  if (!content) return kept(element);
  const written = writeHtml(treeOfNodes([schema.nodeFromJSON(content)]));
  return written === writeHtml([element]) ? content : kept(element);
}

const kept = (element: RichElement): JSONContent => ({ type: 'kept', attrs: { element } });

const lines: ReadonlySet<RichTextTag> = new Set([
  'p',
  'pre',
  'summary',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
]);
/** The elements that hold blocks, at least one. */
const containers: ReadonlySet<string> = new Set([
  ...(['blockquote', 'callout', 'caption', 'figcaption', 'figure', 'listItem'] as const),
  ...(['tableCell', 'tableHeader', 'taskItem'] as const),
] satisfies ElementType[]);
const structures: ReadonlySet<RichTextTag> = new Set(['ul', 'ol', 'tr']);

/** The type of a block; a few tags stand for several. */
function typeFor({ tag, attributes, children }: RichElement): string {
  if (tag === 'div' && attributes['data-callout'] !== undefined) return 'callout';
  if (tag === 'div' && !children.every(isInline)) return 'wrapper';
  if (tag === 'li' && attributes['data-checked'] !== undefined) return 'taskItem';
  const [item] = children.filter(hasTag('li'));
  if (tag === 'ul' && typeof item === 'object' && typeFor(item) === 'taskItem') return 'taskList';
  return typeOf.get(tag) ?? tag;
}

function block(element: RichElement, schema: Schema): JSONContent | undefined {
  const { tag, attributes, children } = element;
  if (tag === 'table') return table(element, schema);
  if (isVideo(element)) return { type: 'video', attrs: { ...attributes, label: textIn(children) } };
  const type = typeFor(element);
  const made = (content?: JSONContent[]) => ({ type, attrs: { ...attributes }, content });
  if (tag === 'hr') return made();
  if (type === 'div') return made(textOf(children));
  if (type === 'wrapper') return made(blocksOf(children, schema));
  if (tag === 'details') return made(foldedBlocks(children, schema));
  if (lines.has(tag))
    return { ...made(textOf(children)), attrs: { ...attributes, level: Number(tag.slice(1)) } };
  if (structures.has(tag)) return made(blocksOf(children, schema));
  if (!containers.has(type)) return undefined;
  const filledUp = made(filled(children, schema));
  if (type === 'taskItem')
    return {
      ...filledUp,
      attrs: { ...attributes, checked: attributes['data-checked'] === 'true' },
    };
  return tag === 'td' || tag === 'th' ? cell(filledUp, attributes) : filledUp;
}

/** The line by which it is opened, and at least one block. */
function foldedBlocks([line, ...others]: readonly RichNode[], schema: Schema): JSONContent[] {
  return [...blocksOf(line === undefined ? [] : [line], schema), ...filled(others, schema)];
}

function filled(children: readonly RichNode[], schema: Schema): JSONContent[] {
  const content = blocksOf(children, schema);
  return content.length > 0 ? content : [{ type: 'paragraph', attrs: { isBare: true } }];
}

function cell(content: JSONContent, { colspan, rowspan }: RichElement['attributes']): JSONContent {
  const given = { ...(colspan === '1' && { colspan }), ...(rowspan === '1' && { rowspan }) };
  const attrs = {
    ...content.attrs,
    colspan: Number(colspan ?? 1),
    rowspan: Number(rowspan ?? 1),
    given,
  };
  return { ...content, attrs };
}

/** Undefined when its rows do not all fill the same columns: the table commands need that. */
function table(element: RichElement, schema: Schema): JSONContent | undefined {
  const content = tableOf(element, schema);
  const rows = content?.content?.at(-1)?.type === 'table' ? content.content.at(-1) : content;
  return rows && TableMap.get(schema.nodeFromJSON(rows)).problems ? undefined : content;
}

/** A table, even or not, and its caption above it; undefined for what has no rows. */
export function tableOf(element: RichElement, schema: Schema): JSONContent | undefined {
  const { attributes, children } = element;
  const [caption, ...others] = children.filter(hasTag('caption'));
  const content = children.flatMap((part, at) =>
    typeof part === 'string' || hasTag('caption', 'colgroup')(part)
      ? []
      : blocksOf(part.children, schema).map((row) => ({
          ...row,
          attrs: { ...row.attrs, section: { tag: part.tag, attributes: part.attributes, at } },
        })),
  );
  const isRows = content.length > 0 && content.every(({ type }) => type === 'tableRow');
  if (!isRows || others.length > 0) return undefined;
  const attrs = { ...attributes, columns: children.filter(hasTag('colgroup')) };
  const rows = { type: 'table', attrs, content };
  return caption
    ? { type: 'captionedTable', content: [...blocksOf([caption], schema), rows] }
    : rows;
}
