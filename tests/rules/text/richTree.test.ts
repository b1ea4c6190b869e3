import {
  attributesOf,
  isAllowedValue,
  isRichTextTag,
  type RichTextTag,
} from '#shared/rules/richText/allowList';
import {
  hasTag,
  isBlank,
  isInline,
  isMention,
  isVideo,
  isVoid,
  textIn,
  writeHtml,
  type RichElement,
  type RichNode,
} from '#shared/rules/richText/tree';

const el = (
  tag: RichTextTag,
  children: RichNode[] = [],
  attributes: Record<string, string> = {},
): RichElement => ({ tag, attributes, children });

it('HTML is written in one way, with its signs escaped and its attributes in order', () => {
  const special = 'a & <b> "c"\u00a0';
  expect(
    writeHtml([special, el('p', [special], { title: special, lang: 'en', onclick: 'x' })]),
  ).toBe(
    'a &amp; &lt;b&gt; "c"&nbsp;<p lang="en" title="a &amp; &lt;b&gt; &quot;c&quot;&nbsp;">' +
      'a &amp; &lt;b&gt; "c"&nbsp;</p>',
  );
  expect(writeHtml([el('img', ['x'], { alt: '' }), el('br')])).toBe('<img alt=""><br>');
  expect(writeHtml([el('pre', ['\na']), el('pre', ['a\n']), el('p', ['\na'])])).toBe(
    '<pre>\n\na</pre><pre>a\n</pre><p>\na</p>',
  );
});

it('elements are told apart by what they are', () => {
  const person = el('span', ['Ann'], { 'data-person': '' });
  expect([person, el('span'), el('b', [], { 'data-person': '' })].map(isMention)).toEqual([
    ...[true, false, false],
  ]);
  const video = { 'data-video': '' };
  expect([el('figure', [], video), el('figure'), el('div', [], video)].map(isVideo)).toEqual([
    ...[true, false, false],
  ]);
  expect([el('b'), el('p'), 'text'].map(isInline)).toEqual([true, false, true]);
  expect([el('br'), el('p')].map(isVoid)).toEqual([true, false]);
  expect([el('ul'), el('ol'), el('li'), 'ul'].map(hasTag('ul', 'ol'))).toEqual([
    ...[true, true, false, false],
  ]);
  expect(['', ' \t\n\r\f', ' a ', '\u00a0', el('p')].map(isBlank)).toEqual([
    ...[true, true, false, false, false],
  ]);
  expect(textIn(['a', el('p', ['b', el('b', ['c'])]), el('br')])).toBe('abc');
});

it('EDITOR-11 only known elements are kept, with the attributes of all and their own', () => {
  expect(['p', 'script', 'h1', 'toString'].map(isRichTextTag)).toEqual([true, false, false, false]);
  expect(attributesOf('td')).toEqual(['lang', 'dir', 'title', 'align', 'colspan', 'rowspan']);
  expect(attributesOf('p')).toEqual(['lang', 'dir', 'title', 'align']);
});

it('EDITOR-11 an address may be followed, or stays on the host of the portal', () => {
  const href = (value: string) => isAllowedValue('a', 'href', value);
  const src = (value: string) => isAllowedValue('img', 'src', value);
  for (const value of [
    'https://x.example',
    '/pages',
    'pages/a',
    '#top',
    'pages/a:b',
    'pages\\/a',
    '#a:b',
    '?a=b',
    'mailto:a@x.example',
    '',
  ])
    expect([value, href(value)]).toEqual([value, true]);
  for (const value of [
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'JavaScript:alert(1)',
    '\u0001data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    ' \\\\evil.example',
    '\\/evil.example',
    'https:evil',
  ])
    expect([value, href(value)]).toEqual([value, false]);
  expect(
    ['https://x.example/a.png', 'HTTP://x.example/a.png', '/images/a.png', 'a.png'].map(src),
  ).toEqual([...[true, true, true, true]]);
  expect(
    ['mailto:a@x.example', 'tel:1', 'msteams:/x', 'https:x', '//x.example/a.png'].map(src),
  ).toEqual([...[false, false, false, false, false]]);
  expect(isAllowedValue('blockquote', 'cite', 'javascript:x')).toBe(false);
});

it('EDITOR-11 what is known by a few words or by its form has one of them', () => {
  const allowed = (name: string, ...values: string[]) =>
    values.map((value) => isAllowedValue('p', name, value));
  expect(allowed('data-button', 'true', 'false', '')).toEqual([true, false, false]);
  expect(allowed('data-callout', 'warning', 'danger')).toEqual([true, false]);
  expect(allowed('data-checked', 'true', 'false', 'maybe')).toEqual([true, true, false]);
  const id = '3f2c1d00-1111-4a4a-9b9b-0123456789ab';
  expect(allowed('data-person', id, `${id}0`)).toEqual([true, false]);
  expect(
    allowed(
      'data-video',
      'https://x.example/1',
      'javascript:x',
      '/1',
      'https://a@x.example/1',
      'https://:b@x.example/1',
      'https://a:b@x.example/1',
    ),
  ).toEqual([true, false, false, false, false, false]);
  expect(allowed('title', 'javascript:x', 'true')).toEqual([true, true]);
});
