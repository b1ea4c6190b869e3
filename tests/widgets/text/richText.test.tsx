import { richTextAttributes, richTextTags } from '#shared/rules/richText/allowList';
import { cleanFragment } from '../../../src/client/ui/text/cleanFragment';
import { cleanHtml } from '../../../src/server/html/cleanHtml';

/** Elements and attributes that are left in the browser, as `tag attribute`, each once. */
function left(html: string): string[] {
  const elements = [...cleanFragment(html, 'http://localhost').querySelectorAll('*')].filter(
    ({ className }) => !['table-frame', 'video'].includes(className),
  );
  return [
    ...new Set(
      elements.flatMap((element) => [
        element.localName,
        ...element.getAttributeNames().map((name) => `${element.localName} ${name}`),
      ]),
    ),
  ].sort();
}

const values: Record<string, string> = {
  href: 'https://example.com/',
  src: 'https://example.com/a.png',
  target: '_blank',
  rel: 'noopener noreferrer',
  cite: 'https://example.com/',
  dir: 'ltr',
  'data-button': 'true',
  'data-callout': 'warning',
  'data-checked': 'true',
  'data-person': '3f2c1d00-1111-4a4a-9b9b-0123456789ab',
  'data-video': 'https://www.youtube-nocookie.com/embed/abcdefgh',
};
const around: Record<string, (inner: string) => string> = {
  summary: (inner) => `<details>${inner}</details>`,
  caption: (inner) => `<table>${inner}</table>`,
  colgroup: (inner) => `<table>${inner}</table>`,
  col: (inner) => `<table><colgroup>${inner}</colgroup></table>`,
  thead: (inner) => `<table>${inner}</table>`,
  tbody: (inner) => `<table>${inner}</table>`,
  tfoot: (inner) => `<table>${inner}</table>`,
  tr: (inner) => `<table><tbody>${inner}</tbody></table>`,
  td: (inner) => `<table><tbody><tr>${inner}</tr></tbody></table>`,
  th: (inner) => `<table><tbody><tr>${inner}</tr></tbody></table>`,
};

/** One element of every tag with every attribute that it may have. */
const everything = richTextTags
  .map((tag) => {
    const attributes = [...richTextAttributes['*']!, ...(richTextAttributes[tag] ?? [])]
      .map((name) => `${name}="${values[name] ?? '1'}"`)
      .join(' ');
    const element = ['br', 'hr', 'img', 'col'].includes(tag)
      ? `<${tag} ${attributes}>`
      : `<${tag} ${attributes}>x</${tag}>`;
    return around[tag]?.(element) ?? element;
  })
  .join('');

it('server and client let the same HTML through: every tag and attribute of the one list', () => {
  const expected = richTextTags
    .flatMap((tag) => [
      tag,
      ...[...richTextAttributes['*']!, ...(richTextAttributes[tag] ?? [])].map(
        (name) => `${tag} ${name}`,
      ),
    ])
    .sort();
  expect(left(everything)).toEqual(expected);
  expect(left(cleanHtml(everything))).toEqual(expected);
});

it('EDITOR-11 SETTINGS-39 a link to another site opens apart and gets nothing of the page; an own one stays', () => {
  const linksOf = (html: string) =>
    [...cleanFragment(html, 'http://localhost').querySelectorAll('a')].map(({ target, rel }) => [
      target,
      rel,
    ]);
  const html = '<a href="https://example.com">a</a><a href="/x" rel="opener">b</a>';
  const apart = ['_blank', 'noopener noreferrer'];
  expect(linksOf(html)).toEqual([apart, ['', '']]);
  expect(linksOf(cleanHtml(html))).toEqual([apart, ['', '']]);
  expect(linksOf('<a href="/x" target="_blank">c</a>')).toEqual([apart]);
  const [kept] = cleanFragment(html, 'http://localhost', { opensNewTab: false }).querySelectorAll(
    'a',
  );
  expect(kept!.getAttribute('target')).toBeNull();
});

it('EDITOR-11 neither cleaner lets scripts, styles, forms, handlers, frames or script addresses through', () => {
  const hostile =
    '<script>1</script><style>p{}</style><form><input></form><iframe src="https://example.com"></iframe><p onclick="1" style="color:red" class="x" id="y" data-x="1" aria-label="z" href="/a">x</p>' +
    '<a href="javascript:alert(1)">a</a><a href="//example.com">b</a><a href=" java\tscript:alert(1)">c</a><img src="data:image/png;base64,AA" alt=""><svg onload="1"></svg><a href="/x" target="_top" rel="opener">d</a>';
  for (const html of [hostile, cleanHtml(hostile)]) {
    const fragment = cleanFragment(html, 'http://localhost');
    expect(fragment.querySelectorAll('script, style, form, input, iframe, svg')).toHaveLength(0);
    expect([...fragment.querySelector('p')!.attributes]).toEqual([]);
    expect([...fragment.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      null,
      null,
      null,
      '/x',
    ]);
    expect(fragment.querySelectorAll('[target], [rel]')).toHaveLength(0);
  }
  expect(cleanHtml(hostile)).not.toContain('data:');
});

it('a link copied in Teams leads to its page within the portal, one of another portal to Teams', () => {
  const links = ['http://localhost', 'http://localhost.example'].map((origin) => {
    const webUrl = encodeURIComponent(`${origin}/pages/news/x-7?a=1`);
    return `https://teams.microsoft.com/l/entity/app/today?webUrl=${webUrl}&amp;label=x`;
  });
  const html = links.map((href) => `<a href="${href}" target="_blank">x</a>`).join('');
  const [own, other] = cleanFragment(html, 'http://localhost').querySelectorAll('a');
  expect([own?.getAttribute('href'), own?.target]).toEqual(['/pages/news/x-7?a=1', '']);
  expect([other?.hostname, other?.target]).toEqual(['teams.microsoft.com', '_blank']);
});
