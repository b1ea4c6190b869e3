/**
 * Word and Outlook put no lists on the clipboard but paragraphs, each with its level in its style
 * and its number as text; Word in the browser puts every item into a list of its own, with the
 * level in an attribute. Both become lists within lists.
 */
export function listsFromLevels(root: ParentNode, styleName: string): void {
  unwrapLeveledItems(root);
  let open: OpenList[] = [];
  for (const line of [...root.querySelectorAll('p, div')]) {
    const item = itemOf(line, styleName);
    if (!item) continue;
    if (!open[0] || !follows(line, open[0].list)) open = [];
    place(line, item, open);
  }
}

interface ListLine {
  level: number;
  tag: 'ol' | 'ul';
  start: number;
}

interface OpenList {
  list: Element;
  level: number;
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
    line.setAttribute('start', list.getAttribute('start') ?? '1');
    line.append(...item.childNodes);
    list.before(line);
    item.remove();
    if (list.childElementCount === 0) list.remove();
  }
  for (const wrapper of root.querySelectorAll('.ListContainerWrapper'))
    wrapper.replaceWith(...wrapper.childNodes);
}

function itemOf(line: Element, styleName: string): ListLine | undefined {
  const given = line.getAttribute(levelName);
  if (given !== null) {
    const tag = line.getAttribute(kindName) === 'ol' ? 'ol' : 'ul';
    return { level: Number(given), tag, start: Number(line.getAttribute('start')) };
  }
  const level = /mso-list:\s*l\d+\s+level(\d+)/i.exec(line.getAttribute(styleName) ?? '')?.[1];
  if (level === undefined) return undefined;
  const marker = [...line.querySelectorAll(`[${styleName}]`)].find((part) =>
    /mso-list:\s*ignore/i.test(part.getAttribute(styleName) ?? ''),
  );
  const text = marker?.textContent.replaceAll('\u00a0', ' ').trim() ?? '';
  marker?.remove();
  const isNumber = /^\(?(?:\d+[.)]?|(?:[a-z]|[ivxlcdm]+)[.)]|(?:\d+\.)+\d*)\)?$/i.test(text);
  return { level: Number(level), tag: isNumber ? 'ol' : 'ul', start: parseInt(text, 10) || 1 };
}

/** Nothing but space stands between the two. */
function follows(line: Element, list: Element): boolean {
  let node = line.previousSibling;
  while (node && node !== list && (node.nodeName === '#comment' || !node.textContent?.trim()))
    node = node.previousSibling;
  return node === list;
}

/** `open` are the lists that the line may go on with, the outermost first. */
function place(line: Element, { level, tag, start }: ListLine, open: OpenList[]): void {
  const isOver = (last: OpenList) =>
    last.level > level || (last.level === level && last.list.localName !== tag);
  for (let last = open.at(-1); last && isOver(last); last = open.at(-1)) open.pop();
  if (open.at(-1)?.level !== level) {
    const list = line.ownerDocument.createElement(tag);
    if (tag === 'ol' && start > 1) list.setAttribute('start', String(start));
    const outer = open.at(-1)?.list.lastElementChild;
    if (outer) outer.append(list);
    else line.before(list);
    open.push({ list, level });
  }
  const item = line.ownerDocument.createElement('li');
  item.append(...line.childNodes);
  open.at(-1)?.list.append(item);
  line.remove();
}
