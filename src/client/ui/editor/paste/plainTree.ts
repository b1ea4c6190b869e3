import type { RichTextTag } from '#shared/rules/richText/allowList';
import { canonical } from '#shared/rules/richText/canonical';
import { isInline, type RichElement, type RichNode } from '#shared/rules/richText/tree';

/** What pasted elements become; what is not named only gives its content. */
const kept: Readonly<Partial<Record<RichTextTag, RichTextTag>>> = {
  ...{ h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h5', h6: 'h6', p: 'p', ul: 'ul', ol: 'ol', li: 'li' },
  ...{ table: 'table', caption: 'caption', thead: 'thead', tbody: 'tbody', tfoot: 'tfoot' },
  ...{ tr: 'tr', td: 'td', th: 'th', a: 'a', strong: 'strong', b: 'strong', em: 'em', i: 'em' },
  ...{ s: 's', del: 's', u: 'u', ins: 'ins', sub: 'sub', sup: 'sup', code: 'code', kbd: 'code' },
  ...{ pre: 'pre', blockquote: 'blockquote', br: 'br', hr: 'hr', img: 'img' },
  // A block of another kind is a paragraph, when it holds a line and no blocks.
  ...{ div: 'p', dt: 'p', dd: 'p', figure: 'p', figcaption: 'p' },
};

const attributes: Readonly<Partial<Record<RichTextTag, readonly string[]>>> = {
  a: ['href'],
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  img: ['src', 'alt'],
};

/** Pasted content without everything that is only looks. */
export function plainTree(nodes: readonly RichNode[]): RichNode[] {
  return withoutEmpty(canonical(nodes.flatMap(plain)).flatMap(loose));
}

function plain(node: RichNode): RichNode[] {
  if (typeof node === 'string') return [node];
  const children = node.children.flatMap(plain);
  const tag = kept[node.tag];
  const own = ownAttributes(node, tag);
  const isOnlyWrapper =
    (tag === 'p' && !children.every(isInline)) || (tag === 'a' && own.href === undefined);
  return tag === undefined || isOnlyWrapper ? children : [{ tag, attributes: own, children }];
}

function ownAttributes({ attributes: given }: RichElement, tag: RichTextTag | undefined) {
  const own: Record<string, string> = {};
  for (const name of (tag && attributes[tag]) ?? []) {
    const value = given[name];
    const isAnchor = name === 'href' && value?.startsWith('#');
    const isUsual = /span$|^start$/.test(name) && value === '1';
    if (value !== undefined && !isAnchor && !isUsual) own[name] = value;
  }
  if (tag && !isInline({ tag, attributes: {}, children: [] }) && given.dir?.toLowerCase() === 'rtl')
    own.dir = 'rtl';
  return own;
}

/** The only paragraph of an item or a cell is its text. */
function loose(node: RichNode): RichNode[] {
  if (typeof node === 'string') return [node];
  const children = node.children.flatMap(loose);
  const holdsText = node.tag === 'li' || node.tag === 'td' || node.tag === 'th';
  const [first, ...rest] = holdsText ? children.filter((child) => !isEmptyLine(child)) : [];
  const isText = isPlainParagraph(first) && !rest.some((child) => isPlainParagraph(child));
  if (isText && rest.every((child) => isElement(child) && !isInline(child)))
    return [{ ...node, children: [...first.children, ...rest] }];
  return [{ ...node, children: holdsText ? trimmedCell(children) : children }];
}

const isElement = (node: RichNode | undefined): node is RichElement => typeof node === 'object';
const isPlainParagraph = (node: RichNode | undefined): node is RichElement =>
  isElement(node) && node.tag === 'p' && Object.keys(node.attributes).length === 0;

function trimmedCell(children: readonly RichNode[]): RichNode[] {
  return children.every(isEmptyLine) ? [] : [...children];
}

const isSpace = (node: RichNode): boolean =>
  typeof node === 'string'
    ? node.replaceAll('\u00a0', ' ').trim() === ''
    : node.tag === 'br' || (isInline(node) && node.tag !== 'img' && node.children.every(isSpace));

/** A paragraph that is there for the distance only; the portal has its own. */
function isEmptyLine(node: RichNode): boolean {
  return typeof node === 'string' || isInline(node)
    ? isSpace(node)
    : /^(?:p|h[2-6])$/.test(node.tag) && node.children.every(isSpace);
}

/** Beside blocks, text that stands alone is a paragraph as well. */
function withoutEmpty(nodes: readonly RichNode[]): RichNode[] {
  if (nodes.every(isInline)) return [...nodes];
  const result: RichNode[] = [];
  let line: RichNode[] = [];
  const endLine = () => {
    if (!line.every(isSpace)) result.push({ tag: 'p', attributes: {}, children: line });
    line = [];
  };
  for (const node of nodes)
    if (isInline(node)) line.push(node);
    else {
      endLine();
      if (!isEmptyLine(node)) result.push(node);
    }
  endLine();
  return result;
}
