import { cleanHtml, readHtml } from '../../../src/server/html/cleanHtml';
import { comparedParts } from '../../../src/client/editing/history/comparedParts';
import {
  changedOnlyBy,
  shownSide,
  textPlaces,
} from '../../../src/client/editing/history/textPlaces';
import { compareTexts } from '#shared/rules/richText/compareTexts';
import { writeHtml } from '#shared/rules/richText/tree';

const read = (html: string) => readHtml(cleanHtml(html));
const [head, quay, crane, boots] = [
  '<h2>Monday</h2>',
  '<p>The old quay in the north is closed today.</p>',
  '<p>The crane is closed today.</p>',
  '<p>Bring boots.</p>',
];
const places = (theirs: string, mine: string) => textPlaces(read(theirs), read(mine));

describe('the places where two texts differ', () => {
  const theirs = head + quay.replace('closed', 'open') + crane + boots + '<p>Their end</p>';
  const mine =
    head + quay.replace('today', 'until noon') + crane + boots + '<ul><li>Mine</li></ul>';
  const both = places(theirs, mine);

  it('each is theirs, mine or both, and all of a side makes that side again', () => {
    expect(both.places.map(({ isOneBlock }) => isOneBlock)).toEqual([true, false]);
    expect(both.chosen(['theirs', 'theirs'])).toBe(theirs);
    expect(both.chosen(['mine', 'mine'])).toBe(mine);
    expect(both.chosen([])).toBe(mine);
    expect(both.chosen(['theirs', 'both'])).toBe(`${theirs}<ul><li>Mine</li></ul>`);
    expect(both.chosen(['both', 'theirs'])).toBe(
      theirs.replace(crane, quay.replace('today', 'until noon') + crane),
    );
  });

  it('a block that both have shows what each has for itself, in its own words', () => {
    const [first, second] = both.places;
    expect(shownSide(first!, 'theirs').map(writeHtml)).toEqual([
      '<p>The old quay in the north is <ins>open today</ins>.</p>',
    ]);
    expect(shownSide(first!, 'mine').map(writeHtml)).toEqual([
      '<p>The old quay in the north is <ins>closed until noon</ins>.</p>',
    ]);
    expect(shownSide(second!, 'mine').map(writeHtml)).toEqual(['<ul><li>Mine</li></ul>']);
  });

  it('lines without a block stay apart where both are kept', () => {
    expect(places('Boots', 'Gloves').chosen(['both'])).toBe('<p>Boots</p><p>Gloves</p>');
  });

  it('what only one has changed, added or taken away since both began is known', () => {
    const base = head + quay + crane + boots;
    const changed = (one: string, other: string) =>
      changedOnlyBy(places(one, other).places, read(base));
    const open = quay.replace('closed', 'open');
    expect(changed(head + open + crane + boots, base)).toEqual(['theirs']);
    expect(changed(base, head + open + crane + boots)).toEqual(['mine']);
    expect(changed(base.replace('closed', 'open'), base.replace('closed', 'shut'))).toEqual([
      undefined,
    ]);
    expect(changed(base.replace(boots, ''), base)).toEqual(['theirs']);
    expect(changed(base, base.replace(boots, ''))).toEqual(['mine']);
    expect(changed(`${base}<p>New</p>`, base)).toEqual(['theirs']);
    expect(changed(base, `${base}<p>New</p>`)).toEqual(['mine']);
  });
});

it('long stretches that stayed are folded, but for one block beside each change', () => {
  const text = (...changed: number[]) =>
    Array.from(
      { length: 30 },
      (_, at) => `<p>Line ${changed.includes(at) ? 'new' : 'old'} ${at}</p>`,
    );
  const folded = (...changed: number[]) =>
    comparedParts(compareTexts(read(text().join('')), read(text(...changed).join('')))).map(
      ({ isAlike, blocks }) => [isAlike, blocks.length],
    );
  expect(folded(10)).toEqual([
    [true, 9],
    [false, 3],
    [true, 18],
  ]);
  expect(folded(0, 5)).toEqual([
    [false, 7],
    [true, 23],
  ]);
  expect(folded(2, 6, 29)).toEqual([
    [false, 8],
    [true, 20],
    [false, 2],
  ]);
  expect(folded()).toEqual([[true, 30]]);
});
