interface Format {
  tag: string;
  /** In a style: it has this format, or says that it has it not. */
  has: RegExp;
  hasNot: RegExp;
  /** Elements that have it by themselves. */
  elements: readonly string[];
}

const formats: readonly Format[] = [
  {
    tag: 'strong',
    has: /(?:^|[;\s])font-weight:\s*(?:bold|[6-9]00)/i,
    hasNot: /(?:^|[;\s])font-weight:\s*(?:normal|[1-5]00)/i,
    elements: ['b', 'strong'],
  },
  {
    tag: 'em',
    has: /(?:^|[;\s])font-style:\s*(?:italic|oblique)/i,
    hasNot: /(?:^|[;\s])font-style:\s*normal/i,
    elements: ['i', 'em'],
  },
  {
    tag: 's',
    has: /(?:^|[;\s])text-decoration[^;]*:\s*[^;]*line-through/i,
    hasNot: /(?:^|[;\s])text-decoration[^;]*:\s*none/i,
    elements: ['s', 'strike', 'del'],
  },
  {
    tag: 'sub',
    has: /(?:^|[;\s])vertical-align:\s*sub/i,
    hasNot: /(?:^|[;\s])vertical-align:\s*baseline/i,
    elements: [],
  },
  {
    tag: 'sup',
    has: /(?:^|[;\s])vertical-align:\s*super/i,
    hasNot: /(?:^|[;\s])vertical-align:\s*baseline/i,
    elements: [],
  },
];

/**
 * Formats that other programs write as styles become elements, and elements that their style takes
 * back go (Google Docs puts all of its text into a bold element that is not bold). Headings and
 * heading cells are bold as they are.
 */
export function plainFormats(root: Element, styleName: string): void {
  // Word in the browser ends each paragraph with a space.
  root.querySelectorAll('.EOP').forEach((end) => end.remove());
  numberKinds(root, styleName);
  for (const element of root.querySelectorAll(`[${styleName}]`)) {
    const style = element.getAttribute(styleName) ?? '';
    const isLine = ['span', 'font'].includes(element.localName);
    for (const { tag, has, hasNot, elements } of formats) {
      if (elements.includes(element.localName) && hasNot.test(style)) unwrap(element);
      else if (isLine && has.test(style)) wrapContent(element, tag);
    }
  }
  for (const bold of root.querySelectorAll('h1, h2, h3, h4, h5, h6, th'))
    bold.querySelectorAll('b, strong').forEach(unwrap);
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function wrapContent(element: Element, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

const listKinds: readonly (readonly [RegExp, string])[] = [
  [/list-style[^;]*lower-(?:alpha|latin)/i, 'a'],
  [/list-style[^;]*upper-(?:alpha|latin)/i, 'A'],
  [/list-style[^;]*lower-roman/i, 'i'],
  [/list-style[^;]*upper-roman/i, 'I'],
];

/** Letters and Roman numbers before items, which Google Docs gives each item by itself. */
function numberKinds(root: Element, styleName: string): void {
  for (const list of root.querySelectorAll('ol')) {
    const item = [...list.children].find(({ localName }) => localName === 'li');
    const styles = [list, item].map((each) => each?.getAttribute(styleName) ?? '').join(';');
    const kind = listKinds.find(([style]) => style.test(styles))?.[1];
    if (kind) list.setAttribute('type', kind);
  }
}
