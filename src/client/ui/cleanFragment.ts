import DOMPurify from 'dompurify';

const allowedTags = [
  'a', 'abbr', 'b', 'blockquote', 'br', 'caption', 'cite', 'code', 'col', 'colgroup', 'dd', 'del', 'div', 'dl', 'dt', 'em', 'figcaption', 'figure',
  'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'i', 'img', 'ins', 'kbd', 'li', 'mark', 'ol', 'p', 'pre', 'q', 's', 'small', 'span', 'strong', 'sub', 'sup',
  'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'time', 'tr', 'u', 'ul',
];
const allowedAttributes = ['href', 'title', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'scope', 'datetime', 'lang', 'dir', 'start', 'reversed', 'cite'];
/** Headings below the page's own title. */
const headings: Record<string, string> = { H1: 'h2', H2: 'h2', H3: 'h3', H4: 'h4', H5: 'h5', H6: 'h6' };

/** Safe nodes from HTML of editors: no scripts, styles, forms or frames; links to other hosts open in a new tab without access to this one. */
export function cleanFragment(html: string, ownOrigin: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, { ALLOWED_TAGS: allowedTags, ALLOWED_ATTR: allowedAttributes, ALLOW_DATA_ATTR: false, ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|[/#.?])/i, RETURN_DOM_FRAGMENT: true });
  fragment.querySelectorAll('a[href]').forEach((link) => secureLink(link as HTMLAnchorElement, ownOrigin));
  fragment.querySelectorAll('img').forEach((image) => image.setAttribute('loading', 'lazy'));
  fragment.querySelectorAll('h1').forEach(lowerHeading);
  fragment.querySelectorAll('table').forEach(makeScrollable);
  return fragment;
}

function secureLink(link: HTMLAnchorElement, ownOrigin: string): void {
  if (!/^https?:$/.test(link.protocol) || link.origin === ownOrigin) return;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
}

function lowerHeading(heading: Element): void {
  const lower = document.createElement(headings[heading.tagName] ?? 'h2');
  lower.replaceChildren(...heading.childNodes);
  heading.replaceWith(lower);
}

/** A wide table scrolls within itself, by keyboard too. */
function makeScrollable(table: Element): void {
  const frame = document.createElement('div');
  frame.className = 'table-frame';
  frame.tabIndex = 0;
  table.replaceWith(frame);
  frame.append(table);
}
