import { cleanHtml, readHtml } from '../../../src/server/html/cleanHtml';
import { align } from '#shared/rules/richText/alignment';
import { compareTexts } from '#shared/rules/richText/compareTexts';
import { writeHtml, type RichNode } from '#shared/rules/richText/tree';

const read = (html: string) => readHtml(cleanHtml(html));
const compare = (before: string, after: string) => compareTexts(read(before), read(after));
/** Each block with what became of it. */
const told = (before: string, after: string) =>
  compare(before, after).map(({ kind, shown }) => `${kind} ${writeHtml(shown)}`);

/** Both texts can be read off a comparison again. */
function side(nodes: readonly RichNode[], without: 'ins' | 'del'): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      return node.tag === without ? '' : side(node.children, without);
    })
    .join('');
}
const words = (html: string) => side(read(html), 'ins').replaceAll(/\s/g, '');

describe('two texts compared', () => {
  it('the words of a paragraph that came and went are told, and the blocks around it are the same', () => {
    expect(
      told(
        '<h2>Quay</h2><p>The crane is closed on Monday.</p><p>Bring boots.</p>',
        '<h2>Quay</h2><p>The crane is open on Tuesday.</p><p>Bring boots.</p>',
      ),
    ).toEqual([
      'same <h2>Quay</h2>',
      'changed <p>The crane is <del>closed</del><ins>open</ins> on <del>Monday</del><ins>Tuesday</ins>.</p>',
      'same <p>Bring boots.</p>',
    ]);
  });

  it('words that stand side by side change together', () => {
    expect(
      told('<p>We meet on the old quay at noon</p>', '<p>We meet in a new quay at noon</p>'),
    ).toEqual(['changed <p>We meet <del>on the old</del><ins>in a new</ins> quay at noon</p>']);
  });

  it('a paragraph that has nothing in common with the one before is another one', () => {
    expect(told('<p>Bring boots.</p>', '<p>Lunch is free today.</p>')).toEqual([
      'removed <p><del>Bring boots.</del></p>',
      'added <p><ins>Lunch is free today.</ins></p>',
    ]);
    expect(told('', '<p>One</p>')).toEqual(['added <p><ins>One</ins></p>']);
    expect(told('<p>One</p><hr>', '')).toEqual([
      'removed <p><del>One</del></p>',
      'removed <del><hr></del>',
    ]);
    expect(told('', '')).toEqual([]);
  });

  it('formats, links and pictures count; what the author marked as inserted is not taken for a change', () => {
    expect(
      told(
        '<p>See <a href="/a">the plan</a> and <del>the</del> map today</p>',
        '<p>See <a href="/b">the plan</a> and <del>the</del> <b>map</b> today</p>',
      ),
    ).toEqual([
      'changed <p>See <del><a href="/a">the plan</a></del><ins><a href="/b">the plan</a></ins> and <s>the</s> <del>map</del><ins><b>map</b></ins> today</p>',
    ]);
    expect(
      told(
        '<p>The plan of the quay</p>',
        '<p>The plan of the quay <img src="/i/1.png" alt="Plan"></p>',
      ),
    ).toEqual(['changed <p>The plan of the quay<ins> <img src="/i/1.png" alt="Plan"></ins></p>']);
    expect(told('<p><ins>New</ins></p>', '<p><ins>New</ins></p>')).toEqual([
      'same <p><u>New</u></p>',
    ]);
  });

  it('what the author marked stays told apart, also where its line changes, comes or goes', () => {
    expect(
      told('<p>The <ins>old</ins> quay is open</p>', '<p>The <ins>old</ins> quay is closed</p>'),
    ).toEqual(['changed <p>The <u>old</u> quay is <del>open</del><ins>closed</ins></p>']);
    expect(told('<p>The <del>old</del> quay</p>', '<p>Lunch is <del>free</del></p>')).toEqual([
      'removed <p><del>The <s>old</s> quay</del></p>',
      'added <p><ins>Lunch is <s>free</s></ins></p>',
    ]);
  });

  it('another picture in the same line is a change, and the same one is none', () => {
    const line = (picture: string, word: string) =>
      `<p>The ${word} plan <img src="/i/${picture}.png" alt="Plan"> of the quay</p>`;
    expect(told(line('1', 'new'), line('2', 'new'))).toEqual([
      'changed <p>The new plan <del><img src="/i/1.png" alt="Plan"></del>' +
        '<ins><img src="/i/2.png" alt="Plan"></ins> of the quay</p>',
    ]);
    expect(told(line('1', 'new'), line('1', 'old'))).toEqual([
      'changed <p>The <del>new</del><ins>old</ins> plan <img src="/i/1.png" alt="Plan"> of the quay</p>',
    ]);
  });

  it('lists are compared by their items, also within items', () => {
    expect(
      told(
        '<ul><li>Boots</li><li>Gloves<ol><li>of leather</li></ol></li><li>Helmet</li></ul>',
        '<ul><li>Boots</li><li>Gloves<ol><li>of leather</li><li>of wool</li></ol></li><li>Lamp</li></ul>',
      ),
    ).toEqual([
      'changed <ul><li>Boots</li><li>Gloves<ol><li>of leather</li><li><ins>of wool</ins></li></ol></li><li><del>Helmet</del></li><li><ins>Lamp</ins></li></ul>',
    ]);
  });

  it('tables are compared by their rows and cells; with other columns the rows are others', () => {
    const table = (...rows: string[][]) =>
      `<table><tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>`;
    expect(
      told(
        table(['Monday', 'Soup of the day'], ['Tuesday', 'Fish']),
        table(['Monday', 'Stew of the day'], ['Tuesday', 'Fish'], ['Friday', 'Pizza']),
      ),
    ).toEqual([
      `changed ${table(
        ['Monday', '<del>Soup</del><ins>Stew</ins> of the day'],
        ['Tuesday', 'Fish'],
        ['<ins>Friday</ins>', '<ins>Pizza</ins>'],
      )}`,
    ]);
    expect(told(table(['Monday', 'Soup']), table(['Monday', 'Soup', 'Free']))).toEqual([
      `changed ${table(['<del>Monday</del>', '<del>Soup</del>'], ['<ins>Monday</ins>', '<ins>Soup</ins>', '<ins>Free</ins>'])}`,
    ]);
  });

  it('a table whose cells reach over rows stays whole', () => {
    const table = (rows: string) =>
      `<table><tbody><tr><td rowspan="2">Week of the audit</td><td>Monday</td></tr><tr><td>Tuesday</td></tr>${rows}</tbody></table>`;
    expect(
      compare(table(''), table('<tr><td>Next</td><td>Friday</td></tr>')).map(({ kind }) => kind),
    ).toEqual(['removed', 'added']);
    expect(told(table(''), table('').replace('Monday', 'Sunday'))[0]).toContain(
      '<td><del>Monday</del><ins>Sunday</ins></td>',
    );
  });

  it('blocks that the editor keeps as they are, and lines without a block, are compared too', () => {
    expect(
      told(
        'Good morning everybody<dl><dt>Port</dt><dd>Where ships lie</dd></dl>',
        'Good evening everybody<dl><dt>Port</dt><dd>Where ships lie still</dd></dl>',
      ),
    ).toEqual([
      'changed Good <del>morning</del><ins>evening</ins> everybody',
      'changed <dl><dt>Port</dt><dd>Where ships lie<ins> still</ins></dd></dl>',
    ]);
  });

  it('text from right to left is compared by its words; another direction is another block', () => {
    expect(
      told('<p dir="rtl">الرصيف مغلق يوم الاثنين</p>', '<p dir="rtl">الرصيف مفتوح يوم الاثنين</p>'),
    ).toEqual(['changed <p dir="rtl">الرصيف <del>مغلق</del><ins>مفتوح</ins> يوم الاثنين</p>']);
    expect(compare('<p>שלום</p>', '<p dir="rtl">שלום</p>').map(({ kind }) => kind)).toEqual([
      'removed',
      'added',
    ]);
  });

  it('a paragraph is looked for among the next twelve that came', () => {
    const others = (count: number) =>
      Array.from({ length: count }, (_, at) => `<p>Lunch${at} free${at} today${at}</p>`).join('');
    const kinds = (count: number) =>
      compare('<p>The crane is closed</p>', `${others(count)}<p>The crane is open</p>`).map(
        ({ kind }) => kind,
      );
    expect(kinds(11)).toEqual([...Array<string>(11).fill('added'), 'changed']);
    expect(kinds(12)).toEqual(['removed', ...Array<string>(13).fill('added')]);
  });

  it('a cell of another kind or width makes another row; the line of a folded part stays its line', () => {
    const row = (cell: string) =>
      `<table><tbody><tr>${cell}<td>Monday</td></tr><tr><td>Fish</td><td>Tuesday</td></tr></tbody></table>`;
    for (const cell of ['<th>Soup</th>', '<td colspan="2">Soup</td>'])
      expect(told(row('<td>Soup</td>'), row(cell))).toEqual([
        'changed <table><tbody><tr><td><del>Soup</del></td><td><del>Monday</del></td></tr>' +
          `<tr>${cell.replace('Soup', '<ins>Soup</ins>')}<td><ins>Monday</ins></td></tr>` +
          '<tr><td>Fish</td><td>Tuesday</td></tr></tbody></table>',
      ]);
    const part = (line: string) =>
      `<details><summary>${line}</summary><p>The crane is closed on Monday.</p></details>`;
    expect(told(part('Quay'), part('Crane'))).toEqual([
      `changed ${part('<del>Quay</del><ins>Crane</ins>')}`,
    ]);
  });

  it('spaces alone are no change, and a line that came is marked as a whole', () => {
    expect(told('<p>The old quay</p>', '<p>The <b>old</b> quay</p>')).toEqual([
      'changed <p>The <del>old</del><ins><b>old</b></ins> quay</p>',
    ]);
    expect(told('', 'One <b>two</b><p>Three</p>Four')).toEqual([
      'added <ins>One <b>two</b></ins>',
      'added <p><ins>Three</ins></p>',
      'added <ins>Four</ins>',
    ]);
  });

  it('signs of several characters are not taken apart', () => {
    expect(told('<p>The crew 👩‍🔧 is there</p>', '<p>The crew 👩‍🚒 is there</p>')).toEqual([
      'changed <p>The crew <del>👩‍🔧</del><ins>👩‍🚒</ins> is there</p>',
    ]);
  });
});

/** The same sequence on every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

it('whatever was changed, both texts stand in the comparison, word by word', () => {
  const next = numbers(7);
  const vocabulary = ['quay', 'crane', 'ship', 'the', 'a', 'lies', 'at', 'noon', '<b>boots</b>'];
  const sentence = () =>
    Array.from({ length: 1 + next(9) }, () => vocabulary[next(vocabulary.length)]).join(' ');
  const block = () =>
    next(4) === 0
      ? `<ul><li>${sentence()}</li><li>${sentence()}</li></ul>`
      : `<p>${sentence()}</p>`;
  for (let round = 0; round < 80; round += 1) {
    const before = Array.from({ length: next(9) }, block);
    const after = before.flatMap((each) =>
      next(3) > 0 ? [each] : next(2) ? [block()] : next(2) ? [each, block()] : [],
    );
    const shown = compare(before.join(''), after.join('')).flatMap((each) => each.shown);
    const [old, now] = [side(shown, 'ins'), side(shown, 'del')];
    expect([old.replaceAll(/\s/g, ''), now.replaceAll(/\s/g, '')]).toEqual([
      words(before.join('')),
      words(after.join('')),
    ]);
  }
});

it('what stands in both lists is found in order, however much is repeated', () => {
  expect(align([...'abcabba'], [...'cbabac']).length).toBe(4);
  const [short, long] = [Array(900).fill('x'), Array(1_000).fill('x')] as [string[], string[]];
  expect(align(short, long)).toHaveLength(900);
});

it('a text of 5,000 paragraphs is compared paragraph by paragraph', () => {
  const text = (change: (at: number) => string) =>
    Array.from({ length: 5_000 }, (_, at): RichNode => ({
      tag: 'p',
      attributes: {},
      children: [`Paragraph ${at} tells of the quay and of ship ${at * 7} ${change(at)}`],
    }));
  const before = text(() => 'that lies there');
  const after = text((at) => (at % 100 === 3 ? 'that has left' : 'that lies there'));
  const compared = compareTexts(before, after);
  expect(compared.filter(({ kind }) => kind === 'changed')).toHaveLength(50);
  expect(compared).toHaveLength(5_000);
  // Everything changed: each paragraph is still held against its own.
  expect(
    compareTexts(
      text(() => 'then'),
      text((at) => `now ${at}`),
    ),
  ).toHaveLength(5_000);
});
