const asBlock =
  'section, article, header, footer, main, nav, aside, address, center, form, ' +
  'fieldset, legend, hgroup, search, dialog';
const asList = 'menu, dir';
const asPreformatted = 'xmp, listing';

/**
 * Elements that the portal does not have become those that look the same, so that their text keeps
 * its lines; what is a sign becomes the sign.
 */
export function plainBlocks(root: Element, styleName: string): void {
  for (const formula of root.querySelectorAll('math'))
    formula.replaceWith(formula.textContent.trim());
  for (const box of root.querySelectorAll('li input[type="checkbox"]')) checkItem(box);
  root.querySelectorAll(asBlock).forEach((element) => renamed(element, 'div'));
  root.querySelectorAll(asList).forEach((element) => renamed(element, 'ul'));
  root.querySelectorAll(asPreformatted).forEach((element) => renamed(element, 'pre'));
  for (const element of root.querySelectorAll(`[${styleName}]`)) {
    const style = element.getAttribute(styleName) ?? '';
    if (/^(span|font)$/.test(element.localName) && /display:\s*(block|flex)/i.test(style))
      renamed(element, 'div');
    else if (/white-space:\s*(pre|break-spaces)/i.test(style)) breakLines(element);
  }
  root.querySelectorAll('li[value]').forEach(restart);
}

/** An item with a box is one that can be checked. */
function checkItem(box: Element): void {
  const item = box.closest('li');
  const isChecked = box.hasAttribute('checked') || box.getAttribute('aria-checked') === 'true';
  if (!item?.hasAttribute(checked)) item?.setAttribute(checked, String(isChecked));
  box.remove();
}

const checked = 'data-checked';

/** The same under another name, with everything in it. */
export function renamed(element: Element, name: string): void {
  const other = element.ownerDocument.createElement(name);
  for (const { name: key, value } of element.attributes)
    if (/^[a-z-]+$/.test(key)) other.setAttribute(key, value);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

/** Where line breaks of the text are shown, they stay. */
function breakLines(element: Element): void {
  const { ownerDocument } = element;
  for (const node of [...element.childNodes])
    if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim().includes('\n'))
      node.replaceWith(
        ...node.textContent
          .split('\n')
          .flatMap((line, index) => (index ? [ownerDocument.createElement('br'), line] : [line])),
      );
}

/** A list whose item has a number of its own goes on in another list, which begins with it. */
function restart(item: Element): void {
  const list = item.parentElement;
  const value = Number(item.getAttribute('value'));
  if (list?.localName !== 'ol' || !Number.isInteger(value)) return;
  const items = [...list.children].filter(({ localName }) => localName === 'li');
  const index = items.indexOf(item);
  if (value === Number(list.getAttribute('start') ?? 1) + index) return;
  const next = list.cloneNode(false) as Element;
  next.setAttribute('start', String(value));
  next.append(...items.slice(index));
  if (index === 0) list.replaceWith(next);
  else list.after(next);
}
