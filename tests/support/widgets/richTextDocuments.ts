import fc from 'fast-check';
import { attributesOf, richTextTags } from '#shared/rules/richText/allowList';

const values: Readonly<Record<string, fc.Arbitrary<string>>> = {
  dir: fc.constantFrom('rtl', 'ltr', 'auto'),
  lang: fc.constantFrom('ar', 'en-GB', 'sv'),
  align: fc.constantFrom('center', 'right', 'left'),
  href: fc.constantFrom(
    'https://example.com/a?b=1&c=2',
    '/settings',
    'mailto:a@b.example',
    'tel:1',
  ),
  src: fc.constantFrom('https://example.com/a.png', '/api/Image/1'),
  cite: fc.constantFrom('https://example.com/source', '/source'),
  target: fc.constantFrom('_blank', '_top'),
  rel: fc.constantFrom('noopener noreferrer', 'opener'),
  colspan: fc.constantFrom('1', '2', '3', '0', 'x'),
  rowspan: fc.constantFrom('1', '2'),
  start: fc.constantFrom('1', '4', '-2'),
  type: fc.constantFrom('a', 'I', '1'),
  reversed: fc.constant(''),
  width: fc.constantFrom('40', '50%'),
  height: fc.constantFrom('30', ''),
  scope: fc.constantFrom('col', 'row'),
  datetime: fc.constant('2026-11-22'),
  loading: fc.constant('lazy'),
  'data-callout': fc.constantFrom('information', 'success', 'warning', 'other'),
  'data-checked': fc.constantFrom('true', 'false', ''),
  'data-person': fc.constantFrom('3f2c1d00-1111-4a4a-9b9b-0123456789ab', 'somebody'),
  'data-video': fc.constantFrom(
    'https://www.youtube-nocookie.com/embed/abcdefgh?a=1&b=2',
    'https://user:word@example.com/x',
    'javascript:alert(1)',
  ),
};
const person = '3f2c1d00-1111-4a4a-9b9b-0123456789ab';
const player = 'https://www.youtube-nocookie.com/embed/abcdefgh?a=1&amp;b=2';
const free = fc.constantFrom('', 'Words', 'a "b" & <c>', '0', 'true');
const text = fc
  .array(
    fc.constantFrom(
      'word',
      ' ',
      '  ',
      '\n',
      '\u00a0',
      '&amp;',
      '&lt;b&gt;',
      'שלום',
      'مرحبا',
      '"',
      '1.',
      '\t',
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.join(''));

const attributes = (tag: string) =>
  fc
    .record(Object.fromEntries(attributesOf(tag).map((name) => [name, values[name] ?? free])), {
      requiredKeys: [],
    })
    .map((given) =>
      Object.entries(given)
        .map(
          ([name, value]) =>
            ` ${name}="${String(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
        )
        .join(''),
    );

const element = (tag: string, inner: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.oneof(
        { weight: 2, arbitrary: fc.constant('') },
        { weight: 1, arbitrary: attributes(tag) },
      ),
      inner,
    )
    .map(([given, content]) =>
      ['br', 'hr', 'img', 'col'].includes(tag)
        ? `<${tag}${given}>`
        : `<${tag}${given}>${content}</${tag}>`,
    );

const many = (...of: fc.Arbitrary<string>[]) =>
  fc.array(fc.oneof(...of), { maxLength: 3 }).map((parts) => parts.join(''));

const lineTags = [
  ...['a', 'abbr', 'b', 'br', 'cite', 'code', 'del', 'em', 'i', 'img', 'ins', 'kbd', 'mark', 'q'],
  ...['s', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'u'],
];

const trees = fc.letrec<{ line: string; flow: string; any: string }>((tie) => {
  const line = many(text, ...lineTags.map((tag) => element(tag, tie('line'))));
  const cells = many(
    element('td', tie('flow')),
    element('th', tie('flow')),
    element('td', tie('line')),
  );
  const rows = many(element('tr', cells), element('tr', cells));
  const list = (tag: string) =>
    element(tag, many(element('li', tie('flow')), element('li', tie('line')), tie('flow')));
  const flow = many(
    text,
    tie('line'),
    ...['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre'].map((tag) => element(tag, tie('line'))),
    ...['div', 'blockquote'].map((tag) => element(tag, tie('flow'))),
    list('ul'),
    list('ol'),
    element(
      'details',
      many(element('summary', tie('line')), element('summary', tie('flow')), tie('flow')),
    ),
    element('hr', text),
    element('dl', many(element('dt', tie('line')), element('dd', tie('flow')))),
    element('figure', many(element('img', text), element('figcaption', tie('line')))),
    element('span', tie('line')).map((html) =>
      html.replace('<span', `<span data-person="${person}"`),
    ),
    element('figcaption', tie('line')).map(
      (html) => `<figure data-video="${player}">${html}</figure>`,
    ),
    element(
      'table',
      many(
        element('caption', tie('line')),
        element('colgroup', element('col', text)),
        ...['thead', 'tbody', 'tfoot'].map((tag) => element(tag, rows)),
      ),
    ),
    // Even rows, as editors make them.
    fc
      .tuple(
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 1, max: 3 }),
        element('td', tie('flow')),
      )
      .map(
        ([columns, height, cell]) =>
          `<table>${`<tr>${cell.repeat(columns)}</tr>`.repeat(height)}</table>`,
      ),
  );
  // Anything within anything, as nobody should write it.
  const any = many(text, ...richTextTags.map((tag) => element(tag, tie('any'))));
  return { line, flow, any };
});

/** HTML of the whole list of what editors may write, well-formed and otherwise. */
export const richTextDocuments = fc.oneof(
  { weight: 3, arbitrary: trees.flow },
  { weight: 1, arbitrary: trees.any },
);
