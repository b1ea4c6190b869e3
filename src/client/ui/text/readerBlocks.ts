/**
 * Prepares the blocks of a text for the reader's browser: items of a check list have a box that
 * says whether they are done, long lines of code scroll by keyboard too, and a part without a name
 * to unfold it by has the browser's.
 */
export function arrangeBlocks(fragment: DocumentFragment): void {
  fragment.querySelectorAll('li[data-checked]').forEach(addBox);
  for (const code of fragment.querySelectorAll('pre')) code.tabIndex = 0;
  for (const summary of fragment.querySelectorAll('summary'))
    if (summary.textContent.trim() === '' && !summary.querySelector('img')) summary.remove();
}

const blocks =
  'p, div, h2, h3, h4, h5, h6, ul, ol, table, blockquote, pre, hr, dl, figure, details';

/** The box and the first line of the item, which names it. */
function addBox(item: Element): void {
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.disabled = true;
  box.toggleAttribute('checked', item.getAttribute('data-checked') === 'true');
  const [first] = item.children;
  const line =
    first?.matches('p, h2, h3, h4, h5, h6') && !item.firstChild?.nodeValue ? first : item;
  const nodes = [...line.childNodes];
  const end = nodes.findIndex((node) => node instanceof Element && node.matches(blocks));
  const label = document.createElement('label');
  label.append(box, ...nodes.slice(0, end < 0 ? undefined : end));
  line.prepend(label);
}
