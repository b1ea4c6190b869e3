import { beginning, plainText, runningText } from '#shared/rules/richText/plainText';
import { idOfSlug, slugOf } from '#shared/rules/pages/slug';

it.each([
  ['New terminal in Turku', 'new-terminal-in-turku'],
  ['Ny færge på Øresund', 'ny-faerge-paa-oeresund'],
  ['Skärgård & hav: så går det!', 'skargaard-hav-saa-gaar-det'],
  ['Þórður à la café', 'thordur-a-la-cafe'],
  ['  --  ', 'page'],
  ['東京', 'page'],
  ['“Nu” er det slut!', 'nu-er-det-slut'],
  ['Kra\u030akero\u0308y', 'kraakeroy'],
  [`${'x'.repeat(119)} quay`, 'x'.repeat(119)],
  ['x'.repeat(300), 'x'.repeat(120)],
])('PAGES-062 the title %s makes the slug %s', (title, slug) => {
  const made = slugOf(title);
  expect(made).toBe(slug);
  expect(`${made}-12`).toMatch(/^[a-z0-9-]+-[0-9]+$/);
});

it('the id is read from the end of a slug', () => {
  expect(idOfSlug('news-2026-12')).toBe(12);
  for (const other of ['news', '12', 'news-12-', '']) expect(idOfSlug(other)).toBeNaN();
});

it('the words of HTML are apart where its blocks are', () => {
  expect(plainText('<h2>A</h2><p>b &amp; c<br>d</p><ul><li>e</li><li>f</li></ul>')).toBe(
    'A b & c d e f',
  );
});

it.each([
  [
    '<p>Cranes stop at <strong>noon</strong>.</p><h2>For you</h2><ul><li>Late shifts start at 6</li><li>Stay <em>home!</em></li></ul><p>Call 5500</p>',
    'Cranes stop at noon. For you: Late shifts start at 6. Stay home! Call 5500',
  ],
  [
    '<h2>When?</h2><p>“Now.”</p><blockquote><p>Really (yes)</p></blockquote><p></p><p>Line<br>break</p>',
    'When? “Now.” Really (yes). Line break',
  ],
  ['no block at all', 'no block at all'],
  ['<p></p>', ''],
])('blocks of HTML become one text that can be read: %s', (html, text) => {
  expect(runningText(html)).toBe(text);
});

it('a beginning ends after a whole word and never exceeds its length', () => {
  expect(beginning('one two three', 9)).toBe('one two…');
  expect(beginning('one two', 9)).toBe('one two');
  expect(beginning('x'.repeat(50), 10)).toHaveLength(10);
});
