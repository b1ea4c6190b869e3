import { attributesOf, isAllowedValue, type RichTextTag } from './allowList';
import { tidyLine } from './tidyLine';
import {
  hasTag,
  isBlank,
  isInline,
  isMention,
  isVideo,
  textIn,
  type RichElement,
  type RichNode,
} from './tree';

const lineTags: ReadonlySet<RichTextTag> = new Set(['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre']);

/**
 * The one form in which content is stored and edited: what a browser makes of it again is the same
 * tree, elements of a line hold no blocks, lists hold items and tables rows of cells. Neither text
 * nor meaning goes; the server, the editor and the clipboard all bring content into it.
 */
export function canonical(nodes: readonly RichNode[]): RichNode[] {
  return flow(nodes);
}

const newElement = (tag: RichTextTag, children: readonly RichNode[]): RichElement => ({
  tag,
  attributes: {},
  children,
});

/** Blocks one below the other, and between them lines of text without a block of their own. */
function flow(nodes: readonly RichNode[]): RichNode[] {
  const result: RichNode[] = [];
  let line: RichNode[] = [];
  const endLine = () => {
    for (const node of tidyLine(line)) result.push(node);
    line = [];
  };
  for (const node of listed(nodes.flatMap(lifted)))
    if (isElementBlock(node)) {
      endLine();
      for (const each of block(node)) result.push(each);
    } else line.push(node);
  endLine();
  return result;
}

const isElementBlock = (node: RichNode): node is RichElement => !isInline(node);
const isItem = hasTag('li');

/** Items without a list get one. */
function listed(nodes: readonly RichNode[]): readonly RichNode[] {
  return nodes.some(isItem)
    ? grouped(
        nodes.filter((node) => !isBlank(node)),
        (node) => !isItem(node),
        'ul',
      )
    : nodes;
}

/** An element of a line that holds blocks goes into each of them instead. */
function lifted(node: RichNode): RichNode[] {
  if (typeof node === 'string') return [node];
  const element = { ...node, attributes: ownAttributes(node) };
  if (isMention(element)) return [{ ...element, children: [textIn(element.children)] }];
  return isInline(element) ? around(element, element.children.flatMap(lifted)) : [element];
}

function around(wrapper: RichElement, children: readonly RichNode[]): RichNode[] {
  if (children.every(isInline)) return [{ ...wrapper, children }];
  const result: RichNode[] = [];
  let line: RichNode[] = [];
  const endLine = () => {
    if (!line.every(isBlank)) result.push({ ...wrapper, children: line });
    line = [];
  };
  for (const child of children)
    if (isElementBlock(child)) {
      endLine();
      result.push({ ...child, children: around(wrapper, child.children.flatMap(lifted)) });
    } else line.push(child);
  endLine();
  return result;
}

function ownAttributes({ tag, attributes }: RichElement): Record<string, string> {
  const own: Record<string, string> = {};
  for (const name of attributesOf(tag)) {
    const value = attributes[name];
    if (value === undefined || !isAllowedValue(tag, name, value)) continue;
    if (/span$/.test(name) && !/^[1-9]\d{0,2}$/.test(value)) continue;
    if (name === 'target' || name === 'rel') continue;
    // A button that leads nowhere cannot be pressed.
    if (name === 'data-button' && own.href === undefined) continue;
    own[name] = value;
  }
  // A page that opens beside the portal gets no hold of it.
  return tag === 'a' && attributes.target === '_blank'
    ? { ...own, target: '_blank', rel: 'noopener noreferrer' }
    : own;
}

function block(given: RichElement): RichNode[] {
  const element = { ...given, attributes: ownAttributes(given) };
  const { tag, children } = element;
  if (lineTags.has(tag)) return textBlocks(element);
  switch (tag) {
    case 'hr':
    case 'col':
      return [{ ...element, children: [] }];
    case 'ul':
    case 'ol': {
      const items = grouped(joinedLists(children), isItem, 'li').flatMap(lone);
      return items.length === 0 ? [] : [{ ...element, children: checkedAlike(tag, items) }];
    }
    case 'table':
      return [{ ...element, children: tableParts(children) }];
    case 'thead':
    case 'tbody':
    case 'tfoot':
      return [{ ...element, children: grouped(children, hasTag('tr'), 'tr').flatMap(lone) }];
    case 'tr':
      return [{ ...element, children: grouped(children, hasTag('td', 'th'), 'td').flatMap(lone) }];
    case 'details':
      return [{ ...element, children: folded(children) }];
    case 'summary':
      return textBlocks({ ...element, tag: 'p' });
    case 'colgroup':
      return [{ ...element, children: children.filter(hasTag('col')).flatMap(lone) }];
    default:
      return [{ ...element, children: blocksOf(element) }];
  }
}

/** The content of an element; of a video its title alone, as the caption. */
function blocksOf(element: RichElement): RichNode[] {
  const { children } = element;
  if (!isVideo(element)) return flow(children);
  const line = tidyLine([textIn(children)]);
  return line.length === 0 ? [] : [newElement('figcaption', line)];
}

const lone = (node: RichNode) => (typeof node === 'string' ? [node] : block(node));

/** Of a list either all items can be checked or none; those of a numbered list cannot. */
function checkedAlike(list: RichTextTag, items: readonly RichNode[]): RichNode[] {
  const canBeChecked = (item: RichNode) =>
    typeof item !== 'string' && item.attributes[checked] !== undefined;
  const areChecked = list === 'ul' && items.some(canBeChecked);
  return items.map((item) => {
    if (typeof item === 'string' || areChecked === canBeChecked(item)) return item;
    const attributes = Object.entries(item.attributes).filter(([name]) => name !== checked);
    if (areChecked) attributes.push([checked, 'false']);
    return { ...item, attributes: Object.fromEntries(attributes) };
  });
}

const checked = 'data-checked';
const isSummary = (node: RichNode): node is RichElement => hasTag('summary')(node);

/** The line by which a folded part is opened, and below it what it holds. */
function folded(children: readonly RichNode[]): RichNode[] {
  const summary = children.find(isSummary);
  const line = tidyLine((summary?.children ?? []).flatMap(lineOf).flatMap(lifted));
  return [
    { ...newElement('summary', line), attributes: summary ? ownAttributes(summary) : {} },
    ...flow(children.filter((child) => child !== summary)),
  ];
}

/** The text of blocks as one line. */
function lineOf(node: RichNode): RichNode[] {
  if (typeof node === 'string') return [node];
  const children = node.children.flatMap(lineOf);
  return isInline(node) ? [{ ...node, children }] : [' ', ...children, ' '];
}

/** Nodes between the elements that belong there get such an element of their own. */
function grouped(
  nodes: readonly RichNode[],
  belongs: (node: RichNode) => boolean,
  tag: RichTextTag,
): RichNode[] {
  const result: RichNode[] = [];
  let strays: RichNode[] = [];
  const endStrays = () => {
    if (!strays.every(isBlank)) result.push(newElement(tag, strays));
    strays = [];
  };
  for (const node of nodes)
    if (belongs(node)) {
      endStrays();
      result.push(node);
    } else strays.push(node);
  endStrays();
  return result;
}

/** A list directly within a list is a level below the item before it. */
function joinedLists(children: readonly RichNode[]): RichNode[] {
  const result: RichNode[] = [];
  for (const child of children) {
    const item = result.at(-1);
    if (isBlank(child)) continue;
    if (hasTag('ul', 'ol')(child) && item !== undefined && typeof item !== 'string' && isItem(item))
      result[result.length - 1] = { ...item, children: [...item.children, child] };
    else result.push(child);
  }
  return result;
}

function tableParts(children: readonly RichNode[]): RichNode[] {
  const isHead = hasTag('caption', 'colgroup');
  const isBody = hasTag('thead', 'tbody', 'tfoot');
  return [
    ...children.filter(hasTag('caption')),
    ...children.filter(hasTag('colgroup')),
    ...grouped(
      children.filter((child) => !isHead(child)),
      isBody,
      'tbody',
    ),
  ].flatMap(lone);
}

/**
 * A paragraph, a heading or preformatted text holds one line; blocks within it are put beside it.
 */
function textBlocks(element: RichElement): RichNode[] {
  const { tag } = element;
  const children = element.children.flatMap(lifted);
  const keepsSpaces = tag === 'pre';
  if (children.every(isInline)) return [{ ...element, children: tidyLine(children, keepsSpaces) }];
  const result: RichNode[] = [];
  let line: RichNode[] = [];
  const endLine = () => {
    const tidy = line.every(isBlank) ? [] : tidyLine(line, keepsSpaces);
    if (tidy.length > 0) result.push({ ...element, children: tidy });
    line = [];
  };
  for (const child of children)
    if (!isElementBlock(child)) line.push(child);
    else {
      endLine();
      const inner = hasTag('p', 'div')(child) ? likeOuter(element, child) : block(child);
      for (const each of inner) result.push(each);
    }
  endLine();
  return result;
}

const likeOuter = (outer: RichElement, { attributes, children }: RichElement) =>
  block({ ...outer, attributes: { ...outer.attributes, ...attributes }, children });
