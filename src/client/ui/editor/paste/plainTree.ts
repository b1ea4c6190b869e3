import type { RichTextTag } from '#shared/rules/richText/allowList';
import { canonical } from '#shared/rules/richText/canonical';
import { safeAddress } from '#shared/rules/addresses/webAddress';
import { isInline, isVideo, type RichElement, type RichNode } from '#shared/rules/richText/tree';

/** The tags that pasted elements become; an element that is not named only gives its content. */
const kept: Readonly<Partial<Record<RichTextTag, RichTextTag>>> = {
  ...{ h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h5', h6: 'h6', p: 'p', ul: 'ul', ol: 'ol', li: 'li' },
  ...{ table: 'table', caption: 'caption', thead: 'thead', tbody: 'tbody', tfoot: 'tfoot' },
  ...{ tr: 'tr', td: 'td', th: 'th', a: 'a', strong: 'strong', b: 'strong', em: 'em', i: 'em' },
  ...{ s: 's', del: 's', u: 'u', ins: 'ins', sub: 'sub', sup: 'sup', code: 'code', kbd: 'code' },
  ...{ details: 'details', summary: 'summary' },
  ...{ pre: 'pre', blockquote: 'blockquote', br: 'br', hr: 'hr', img: 'img' },
  // A block of another kind is a paragraph, when it holds a line and no blocks.
  ...{ div: 'p', dt: 'p', dd: 'p', figure: 'p', figcaption: 'p' },
};

const attributes: Readonly<Partial<Record<RichTextTag, readonly string[]>>> = {
  a: ['href', 'data-button'],
  div: ['data-callout'],
  li: ['data-checked'],
  ol: ['start', 'type', 'reversed'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  img: ['src', 'alt'],
};

/** Pasted content without everything that is only looks. */
export function plainTree(nodes: readonly RichNode[]): RichNode[] {
  return paragraphs(canonical(nodes.flatMap(plain)).flatMap(loose));
}

function plain(node: RichNode): RichNode[] {
  if (typeof node === 'string') return [node];
  if (isVideo(node)) return [node];
  const children = node.children.flatMap(plain);
  const tag = 'data-callout' in node.attributes ? 'div' : kept[node.tag];
  const own = ownAttributes(node, tag);
  // A block around others gives its lines of text paragraphs, so that none joins one beside it.
  if (tag === 'p' && !children.every(isInline)) return paragraphs(children);
  if (tag === undefined || (tag === 'a' && own.href === undefined)) return children;
  return [{ tag, attributes: own, children }];
}

function ownAttributes({ attributes: given }: RichElement, tag: RichTextTag | undefined) {
  const own: Record<string, string> = {};
  for (const name of (tag && attributes[tag]) ?? []) {
    const value = given[name];
    // Within the page that it was copied from, nothing can be reached.
    const leadsNowhere = name === 'href' && safeAddress(value) === undefined;
    const isUsual = /span$|^start$|^type$/.test(name) && (value === '1' || value === 'disc');
    if (value !== undefined && !leadsNowhere && !isUsual) own[name] = value;
  }
  if (tag && !isInline({ tag, attributes: {}, children: [] }) && given.dir?.toLowerCase() === 'rtl')
    own.dir = 'rtl';
  return own;
}

/** The only paragraph of an item or a cell is its text. */
function loose(node: RichNode): RichNode[] {
  if (typeof node === 'string') return [node];
  const children = withoutLastBreak(node.tag, node.children.flatMap(loose));
  if (node.tag === 'blockquote') return [{ ...node, children: paragraphs(children) }];
  if (node.tag === 'table') return [{ ...node, children: children.filter(holdsSomething) }];
  if (!/^(?:li|td|th)$/.test(node.tag)) return [{ ...node, children }];
  const [first, ...rest] = children.filter((child) => !isHollow(child));
  const isText = isPlainParagraph(first) && !rest.some((child) => isPlainParagraph(child));
  if (isText && rest.every((child) => isElement(child) && !isInline(child)))
    return [{ ...node, children: [...first.children, ...rest] }];
  const isNothing = first === undefined;
  const own = children.filter((child) => isInline(child) || !isHollow(child));
  return [{ ...node, children: isNothing ? [] : own }];
}

const isElement = (node: RichNode | undefined): node is RichElement => typeof node === 'object';
const isBreak = (node: RichNode) => isElement(node) && node.tag === 'br';
const isPlainParagraph = (node: RichNode | undefined): node is RichElement =>
  isElement(node) && node.tag === 'p' && Object.keys(node.attributes).length === 0;

const holdsSomething = (node: RichNode) => !isElement(node) || node.children.length > 0;

/** Programs end a line with a break that is not seen. */
function withoutLastBreak(tag: RichTextTag, children: RichNode[]): RichNode[] {
  if (!/^(?:p|h[2-6]|li|td|th)$/.test(tag)) return children;
  return children.slice(0, children.findLastIndex((child) => !isBreak(child)) + 1);
}

/** A node that is there for the distance only; the portal has its own. */
function isHollow(node: RichNode): boolean {
  if (typeof node === 'string') return node.replaceAll('\u00a0', ' ').trim() === '';
  return !/^(?:img|hr|td|th)$/.test(node.tag) && node.children.every(isHollow);
}

/** Beside blocks, text that stands alone is a paragraph as well. */
function paragraphs(nodes: readonly RichNode[]): RichNode[] {
  if (nodes.every(isInline)) return [...nodes];
  const result: RichNode[] = [];
  let line: RichNode[] = [];
  const endLine = () => {
    if (!line.every(isHollow))
      result.push({ tag: 'p', attributes: {}, children: withoutLastBreak('p', line) });
    line = [];
  };
  for (const node of nodes)
    if (isInline(node)) line.push(node);
    else {
      endLine();
      if (!isHollow(node)) result.push(node);
    }
  endLine();
  return result;
}
