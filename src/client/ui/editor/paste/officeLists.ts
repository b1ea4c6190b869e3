import { readNumber, type ListNumber, type NumberKind } from './listNumbers';

/**
 * Word and Outlook put no lists on the clipboard but paragraphs, each with its level in its style
 * and its number as text; Word in the browser puts every item into a list of its own, with the
 * level in an attribute. Both become lists within lists, which count on and begin again where the
 * numbers do.
 */
export function listsFromLevels(root: ParentNode, styleName: string): void {
  unwrapLeveledItems(root);
  let open: OpenList[] = [];
  const last = new Map<string, ListNumber>();
  for (const line of [...root.querySelectorAll('p, div')]) {
    const item = itemOf(line, styleName, last);
    if (!item) continue;
    if (!open[0] || !follows(line, open[0].list)) open = [];
    place(line, item, open);
  }
  // The number of a heading is a part of its text, and what is no number of a list was kept.
  for (const marker of markersIn(root, styleName))
    marker.textContent = `${textOfMarker(marker)} `.trimStart();
}

interface ListLine {
  level: number;
  tag: 'ol' | 'ul';
  /** Left out: it goes on in the list before it, or begins with 1. */
  number?: ListNumber;
}

interface OpenList {
  list: Element;
  level: number;
  kind?: NumberKind;
  next: number;
}

const levelName = 'data-list-level';
const kindName = 'data-list-kind';

function unwrapLeveledItems(root: ParentNode): void {
  for (const item of root.querySelectorAll('li[data-aria-level]')) {
    const list = item.parentElement;
    if (!list) continue;
    const line = item.ownerDocument.createElement('p');
    line.setAttribute(levelName, item.getAttribute('data-aria-level') ?? '1');
    line.setAttribute(kindName, list.localName);
    line.setAttribute('start', list.getAttribute('start') ?? '');
    line.append(...item.childNodes);
    list.before(line);
    item.remove();
    if (list.childElementCount === 0) list.remove();
  }
  for (const wrapper of root.querySelectorAll('.ListContainerWrapper'))
    wrapper.replaceWith(...wrapper.childNodes);
}

const markersIn = (root: ParentNode, styleName: string): Element[] =>
  [...root.querySelectorAll(`[${styleName}]`)].filter((part) =>
    /mso-list:\s*ignore/i.test(part.getAttribute(styleName) ?? ''),
  );
const textOfMarker = (marker: Element | undefined): string =>
  marker?.textContent.replaceAll('\u00a0', ' ').trim() ?? '';

/** `last` has the numbers read before, by list and level: an i behind an h is no Roman one. */
function itemOf(
  line: Element,
  styleName: string,
  last: Map<string, ListNumber>,
): ListLine | undefined {
  const given = line.getAttribute(levelName);
  if (given !== null) {
    const value = Number(line.getAttribute('start'));
    const tag = line.getAttribute(kindName) === 'ol' ? 'ol' : 'ul';
    return { level: Number(given), tag, ...(value && { number: { value, kind: '1' } }) };
  }
  const style = line.getAttribute(styleName) ?? '';
  const [place, level] = /mso-list:\s*l\d+\s+level(\d+)/i.exec(style) ?? [];
  if (place === undefined) return undefined;
  const [marker] = markersIn(line, styleName);
  const text = textOfMarker(marker);
  const number = readNumber(text, last.get(place));
  if (number) last.set(place, number);
  // A bullet is one sign; words before the text stay.
  if (number || [...text].length < 2) marker?.remove();
  return { level: Number(level), tag: number ? 'ol' : 'ul', number };
}

/** Nothing but space stands between the two. */
function follows(line: Element, list: Element): boolean {
  let node = line.previousSibling;
  while (node && node !== list && !node.textContent?.trim()) node = node.previousSibling;
  return node === list;
}

/** `open` are the lists that the line may go on with, the outermost first. */
function place(line: Element, { level, tag, number }: ListLine, open: OpenList[]): void {
  const goesOn = ({ list, kind, next }: OpenList) =>
    list.localName === tag && (!number || (number.kind === kind && number.value === next));
  const isOver = (last: OpenList) => last.level > level || (last.level === level && !goesOn(last));
  for (let last = open.at(-1); last && isOver(last); last = open.at(-1)) open.pop();
  if (open.at(-1)?.level !== level) {
    const list = line.ownerDocument.createElement(tag);
    if (number && number.value !== 1) list.setAttribute('start', String(number.value));
    if (number && number.kind !== '1') list.setAttribute('type', number.kind);
    const outer = open.at(-1)?.list.lastElementChild;
    if (outer) outer.append(list);
    else line.before(list);
    open.push({ list, level, kind: number?.kind, next: number?.value ?? 1 });
  }
  const target = open.at(-1);
  if (!target) return;
  const item = line.ownerDocument.createElement('li');
  item.append(...line.childNodes);
  target.list.append(item);
  target.next += 1;
  line.remove();
}
