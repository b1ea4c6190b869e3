import { beginning, hasContent, plainText, runningText } from '#shared/rules/richText/plainText';

it('every sign that HTML escapes is read, each once', () => {
  expect(plainText('&lt;b&gt; &amp;amp; &quot;c&quot; it&#39;s&nbsp;x &copy;')).toBe(
    `<b> &amp; "c" it's x &copy;`,
  );
  expect(plainText(' <p>a <b>b</b>c</p>\n ')).toBe('a bc');
});

it('every block and line break parts words', () => {
  const tags = ['p', 'div', 'h1', 'h6', 'li', 'tr', 'td', 'th', 'blockquote', 'figcaption'];
  for (const tag of [...tags, 'dt', 'dd', 'pre', 'summary'])
    expect(plainText(`<${tag}>a</${tag}>b`)).toBe('a b');
  expect(plainText('a<br>b<hr class="x">c<BR/>d')).toBe('a b c d');
  expect(plainText('a<b>b</b><broken>c')).toBe('abc');
  expect(plainText('<ul>\n  <li>a</li>\n  <li>b</li>\n</ul>')).toBe('a b');
});

it('PAGES-071 words, pictures, lines, tables and videos are content, markup alone is none', () => {
  for (const html of ['a', '<img src="/a">', '<p></p><hr>', '<table></table>', '<p>&amp;</p>'])
    expect([html, hasContent(html)]).toEqual([html, true]);
  expect(hasContent('<figure data-video="https://x.example/1"></figure>')).toBe(true);
  expect(hasContent(`<p></p>${'<p> </p>'.repeat(1_000)}a`)).toBe(true);
  for (const html of ['', ' ', '<p></p><p><b> </b></p>', '&nbsp;', '<images></images>'])
    expect([html, hasContent(html)]).toEqual([html, false]);
  // Wherever a long text is cut, within an element or within a sign.
  for (const start of ['', ' ', '  ', '   ', '    ', '     '])
    for (const part of ['<b></b>', '&nbsp;', '<p title=";">&nbsp;</p>'])
      expect(hasContent(start + part.repeat(1_000))).toBe(false);
});

it('a sentence that has ended needs no full stop, whatever closes it', () => {
  const joined = (first: string, tag = 'p') => runningText(`<${tag}>${first}</${tag}><p>B</p>`);
  for (const end of ['.', '!', '?', ':', ';', ',', '…', '.)', '!”', '?»', '.]’"'])
    expect(joined(`A${end}`)).toBe(`A${end} B`);
  expect([joined('A'), joined('A)'), joined('1.5 t')]).toEqual(['A. B', 'A). B', '1.5 t. B']);
  for (const tag of ['h1', 'h6', 'summary']) expect(joined('A', tag)).toBe('A: B');
  for (const tag of ['div', 'li', 'blockquote', 'figcaption', 'dt', 'dd', 'pre'])
    expect(joined('A', tag)).toBe('A. B');
  expect(runningText('<h2>A</h2><h3>B</h3> c <p>d</p>')).toBe('A: B: c d');
});

it('a row of a table is a sentence, with commas between its cells', () => {
  const table = (cell: (words: string, tag: string) => string) =>
    `<p>Rules:</p><table><tbody><tr>${cell('Country', 'th')}${cell('Note', 'th')}</tr>` +
    `<tr>${cell('Denmark', 'td')}${cell('14 days.', 'td')}</tr>` +
    `<tr>${cell('Norway', 'td')}${cell('', 'td')}</tr></tbody></table><p>Call.</p>`;
  const words = 'Rules: Country, Note. Denmark, 14 days. Norway. Call.';
  expect(runningText(table((text, tag) => `<${tag}>${text}</${tag}>`))).toBe(words);
  expect(runningText(table((text, tag) => `<${tag}><p>${text}</p></${tag}>`))).toBe(words);
});

it('a beginning keeps whole words where that leaves more than half of it', () => {
  expect(beginning('one two', 7)).toBe('one two');
  expect([beginning('ones two!', 7), beginning('ones two!', 8)]).toEqual(['ones…', 'ones tw…']);
  expect(beginning('one two three', 8)).toBe('one two…');
  expect(beginning('abcd efghij', 8)).toBe('abcd ef…');
  expect(beginning('abcde fghij', 8)).toBe('abcde…');
  expect(beginning('ab  cdefghijk', 6)).toBe('ab  c…');
  expect(beginning('abcdef  xyz', 9)).toBe('abcdef…');
});
