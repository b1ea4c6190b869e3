import { readHtml } from '../../../src/server/html/cleanHtml';
import type { RichTextTag } from '#shared/rules/richText/allowList';
import { canonical } from '#shared/rules/richText/canonical';
import { tidyLine } from '#shared/rules/richText/tidyLine';
import { writeHtml, type RichElement, type RichNode } from '#shared/rules/richText/tree';

const el = (
  tag: RichTextTag,
  children: RichNode[] = [],
  attributes: Record<string, string> = {},
): RichElement => ({ tag, attributes, children });
/** Trees of HTML, and trees that no parser makes. */
const form = (html: string) => writeHtml(readHtml(html));
const formOf = (...nodes: RichNode[]) => writeHtml(canonical(nodes));
const person = '3f2c1d00-1111-4a4a-9b9b-0123456789ab';
const video = 'https://www.youtube-nocookie.com/embed/abcdefgh';

it.each([
  [' a \n b ', 'a b'],
  ['a<p>b</p> c <p>d</p>', 'a<p>b</p>c<p>d</p>'],
  ['a <b>b</b> c', 'a <b>b</b> c'],
  ['<b>a</b> <i>b</i>', '<b>a</b> <i>b</i>'],
  ['<p></p> <p>a</p>', '<p></p><p>a</p>'],
  ['<li>a</li> <li>b</li>', '<ul><li>a</li><li>b</li></ul>'],
  ['<li>a</li>x<li>b</li>', '<ul><li>a</li></ul>x<ul><li>b</li></ul>'],
  [
    '<div>a<p>b</p> </div><blockquote>c</blockquote>',
    '<div>a<p>b</p></div><blockquote>c</blockquote>',
  ],
  ['<p> a  b </p>', '<p>a b</p>'],
  ['<p>a<hr>b', '<p>a</p><hr>b'],
])('blocks and lines lie one below the other: %s', (html, expected) => {
  expect(form(html)).toBe(expected);
});

it('an element of a line that holds blocks goes into each of them instead', () => {
  expect(formOf(el('b', ['a', el('p', ['b']), 'c']))).toBe('<b>a</b><p><b>b</b></p><b>c</b>');
  expect(formOf(el('b', [' ', el('p', ['b']), el('p', ['c']), ' ']))).toBe(
    '<p><b>b</b></p><p><b>c</b></p>',
  );
  expect(formOf(el('b', [el('p', ['b']), ' ', el('i', ['c'])]))).toBe(
    '<p><b>b</b></p><b><i>c</i></b>',
  );
  expect(formOf(el('b', [el('i', [el('p', ['a'])])]))).toBe('<p><b><i>a</i></b></p>');
  expect(formOf(el('a', [el('div', ['a', el('p', ['b'])])], { href: '/x' }))).toBe(
    '<div><a href="/x">a</a><p><a href="/x">b</a></p></div>',
  );
});

it('somebody who is mentioned is their name alone; without an id it is text', () => {
  const mention = (id: string) => el('span', [el('b', ['Ann']), ' Berg'], { 'data-person': id });
  expect(formOf('By ', mention(person))).toBe(`By <span data-person="${person}">Ann Berg</span>`);
  expect(formOf('By ', mention('x'))).toBe('By <b>Ann</b> Berg');
});

it.each([
  ['<p title="t" lang="en" onclick="x" style="x">a</p>', '<p lang="en" title="t">a</p>'],
  ['<a href="javascript:x">a</a>', '<a>a</a>'],
  ['<a href="/x" target="other" rel="opener">a</a>', '<a href="/x">a</a>'],
  [
    '<a target="_blank" href="/x">a</a>',
    '<a href="/x" target="_blank" rel="noopener noreferrer">a</a>',
  ],
  ['<a href="/x" data-button="true">a</a>', '<a href="/x" data-button="true">a</a>'],
  ['<a data-button="true">a</a>', '<a>a</a>'],
  ['<p target="_blank">a</p>', '<p>a</p>'],
])('an element keeps what it may have: %s', (html, expected) => {
  expect(form(html)).toBe(expected);
});

it('an element keeps nothing else, written or not', () => {
  expect(canonical([el('p', ['a'], { target: '_blank' }), el('hr', ['x'])])).toEqual([
    ...[el('p', ['a']), el('hr')],
  ]);
  expect(canonical([el('colgroup', [el('col', ['x'])])])).toEqual([el('colgroup', [el('col')])]);
});

it('a cell reaches over 1 to 999 columns or rows', () => {
  const cell = (colspan: string) => el('td', ['a'], { colspan, rowspan: '2' });
  const row = (colspan: string) => formOf(el('table', [el('tbody', [el('tr', [cell(colspan)])])]));
  for (const colspan of ['1', '10', '999']) expect(row(colspan)).toContain(`colspan="${colspan}"`);
  for (const colspan of ['0', '1000', '05', '2x', 'x2', ''])
    expect(row(colspan)).toContain('<td rowspan="2">a');
});

it.each([
  ['<ul></ul>a<ol> </ol>', 'a'],
  ['<ul>x<li>a</li> <li>b</li></ul>', '<ul><li>x</li><li>a</li><li>b</li></ul>'],
  ['<ul><li>a</li> <ul><li>b</li></ul></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
  ['<ul><li>a</li><ol><li>b</li></ol></ul>', '<ul><li>a<ol><li>b</li></ol></li></ul>'],
  ['<ul><ol><li>b</li></ol></ul>', '<ul><li><ol><li>b</li></ol></li></ul>'],
  ['<ul>x<ol><li>b</li></ol></ul>', '<ul><li>x<ol><li>b</li></ol></li></ul>'],
  [
    '<ul><li data-checked="true">a</li><li>b</li></ul>',
    '<ul><li data-checked="true">a</li><li data-checked="false">b</li></ul>',
  ],
  [
    '<ol><li data-checked="true" lang="en">a</li><li>b</li></ol>',
    '<ol><li lang="en">a</li><li>b</li></ol>',
  ],
  [
    '<ul><li data-checked="maybe">a</li><li lang="en">b</li></ul>',
    '<ul><li>a</li><li lang="en">b</li></ul>',
  ],
  [
    '<ul><li data-checked="true" lang="en">a</li><li lang="da">b</li></ul>',
    '<ul><li lang="en" data-checked="true">a</li><li lang="da" data-checked="false">b</li></ul>',
  ],
])('a list holds items, which can be checked all or none: %s', (html, expected) => {
  expect(form(html)).toBe(expected);
});

it('a table holds rows of cells, behind its caption and its columns', () => {
  const rows = [el('tr', [el('td', ['a'])]), ' ', el('tr', [el('th', ['b'])])];
  expect(formOf(el('table', rows))).toBe(
    '<table><tbody><tr><td>a</td></tr><tr><th>b</th></tr></tbody></table>',
  );
  expect(formOf(el('table', ['x']))).toBe('<table><tbody><tr><td>x</td></tr></tbody></table>');
  expect(formOf(el('table', [el('thead', ['a']), el('tfoot', [el('td', ['f'])])]))).toBe(
    '<table><thead><tr><td>a</td></tr></thead><tfoot><tr><td>f</td></tr></tfoot></table>',
  );
  const columns = el('colgroup', ['x', el('col', ['y'], { title: 't' }), el('p', ['z'])]);
  const parts = [
    ...[el('thead', rows.slice(0, 1)), el('tbody', rows.slice(2)), el('tfoot', [el('tr', ['f'])])],
    ...[columns, el('caption', ['c'])],
  ];
  expect(formOf(el('table', parts))).toBe(
    '<table><caption>c</caption><colgroup><col title="t"></colgroup>' +
      '<thead><tr><td>a</td></tr></thead><tbody><tr><th>b</th></tr></tbody>' +
      '<tfoot><tr><td>f</td></tr></tfoot></table>',
  );
});

it.each([
  ['<details>a</details>', '<details><summary></summary>a</details>'],
  [
    '<details>a<summary lang="en" onclick="x">b</summary><p>c</p></details>',
    '<details><summary lang="en">b</summary>a<p>c</p></details>',
  ],
  [
    '<details><summary><p>a</p><p><b>b</b></p></summary></details>',
    '<details><summary>a <b>b</b></summary></details>',
  ],
  [
    '<details><summary>a</summary><summary>b</summary></details>',
    '<details><summary>a</summary><p>b</p></details>',
  ],
  [
    '<details><p>c</p><summary>a<p>b</p>c</summary></details>',
    '<details><summary>a b c</summary><p>c</p></details>',
  ],
  ['<summary>a</summary>', '<p>a</p>'],
])('a folded part has one line by which it is opened: %s', (html, expected) => {
  expect(form(html)).toBe(expected);
});

it('a video has its title alone as its caption; another figure keeps what it holds', () => {
  const inside = '<img src="/a.png"><figcaption>The <b>quay</b></figcaption>';
  expect(form(`<figure data-video="${video}">${inside}</figure>`)).toBe(
    `<figure data-video="${video}"><figcaption>The quay</figcaption></figure>`,
  );
  expect(form(`<figure data-video="${video}"> </figure>`)).toBe(
    `<figure data-video="${video}"></figure>`,
  );
  expect(form(`<figure>${inside}</figure>`)).toBe(`<figure>${inside}</figure>`);
});

it('a paragraph, a heading and preformatted text hold one line, with blocks beside it', () => {
  const centred = { align: 'center' };
  expect(formOf(el('p', ['a', el('div', ['b']), ' ', el('p', ['c']), 'd'], centred))).toBe(
    ['a', 'b', 'c', 'd'].map((text) => `<p align="center">${text}</p>`).join(''),
  );
  expect(formOf(el('p', [el('div', ['b'], { align: 'right', lang: 'en' })], centred))).toBe(
    '<p lang="en" align="right">b</p>',
  );
  expect(formOf(el('h2', ['a', el('ul', [el('li', ['b'])]), 'c']))).toBe(
    '<h2>a</h2><ul><li>b</li></ul><h2>c</h2>',
  );
  expect(formOf(el('p', [el('b', ['a', el('hr', ['x']), 'c'])]))).toBe(
    '<p><b>a</b></p><hr><p><b>c</b></p>',
  );
  expect(formOf(el('pre', [' a  b\n ']), el('pre', [' a ', el('hr'), ' ']))).toBe(
    '<pre> a  b\n </pre><pre> a </pre><hr>',
  );
  expect(formOf(el('p', [el('h3', ['a']), el('b')]))).toBe('<h3>a</h3>');
  expect(formOf(el('p', [el('b', ['a']), ' ', el('i', ['b']), el('hr')]))).toBe(
    '<p><b>a</b> <i>b</i></p><hr>',
  );
  expect(formOf(el('pre', [el('b', [' ', el('div', ['a'])])]))).toBe('<pre><b>a</b></pre>');
});

it.each<[RichNode[], string]>([
  [[' a\t\n\r\f b '], 'a b'],
  [['a ', ' b'], 'a b'],
  [['a ', el('b', [' b ']), ' c '], 'a <b>b </b>c'],
  [['a', el('b', [' b '])], 'a<b> b</b>'],
  [['a', el('b', [' '])], 'a'],
  [['a ', el('b', [' ']), 'c'], 'a c'],
  [['a ', ' ', ' b'], 'a b'],
  [[' ', el('br'), ' a'], '<br>a'],
  [['a ', el('br')], 'a <br>'],
  [[el('img', ['x'], { src: '/a' }), ' a'], '<img src="/a"> a'],
  [[el('b'), el('i', [el('u')])], ''],
  [[el('span', ['a']), el('span', ['b'], { lang: 'en' })], 'a<span lang="en">b</span>'],
  [[el('a', [el('a', ['b'], { href: '/y' }), el('b', [el('a', ['c'])])])], '<a>b<b>c</b></a>'],
  [[el('a', ['b']), el('a', ['c'])], '<a>b</a><a>c</a>'],
  [[el('b', [el('a', ['c'], { href: '/x' })])], '<b><a href="/x">c</a></b>'],
  [['\u00a0a\u00a0'], '&nbsp;a&nbsp;'],
])('a line is as a browser shows it: %j', (nodes, expected) => {
  expect(writeHtml(tidyLine(nodes))).toBe(expected);
});

it('preformatted text keeps its spaces, and pieces of text beside each other are one', () => {
  expect(tidyLine([' a ', ' b '], true)).toEqual([' a  b ']);
  expect(tidyLine(['a', '', el('span', ['b']), 'c'])).toEqual(['abc']);
  expect(tidyLine([el('br', ['x']), ''])).toEqual([el('br')]);
});

it.each([
  ['beside each other', (parts: RichNode[]) => parts],
  ['in a block', (parts: RichNode[]) => [el('div', [el('p', ['One']), ...parts])]],
])('more parts %s than a call takes are arranged all the same', (_, within) => {
  const parts = Array.from({ length: 150_000 }, (__, index) => (index % 2 ? 'a' : el('br')));
  expect(writeHtml(canonical(within(parts))).match(/<br>/g)).toHaveLength(75_000);
});
