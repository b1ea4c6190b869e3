import fc from 'fast-check';
import { align } from '#shared/rules/richText/alignment';
import { isAlike } from '#shared/rules/richText/likeness';
import type { RichElement, RichNode } from '#shared/rules/richText/tree';

const pairs = (before: string, after: string) => align([...before], [...after]);

it('what moved is another one, what stayed is the same', () => {
  expect(pairs('', 'abc')).toEqual([]);
  expect(pairs('abc', 'abc')).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
  ]);
  expect(pairs('abcdef', 'dabcef')).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
    [4, 4],
    [5, 5],
  ]);
  expect(pairs('xaybz', 'xbaycz')).toEqual([
    ...[
      [0, 0],
      [1, 2],
      [2, 3],
      [4, 5],
    ],
  ]);
  expect(pairs('abxcd', 'ab12cd')).toEqual([
    [0, 0],
    [1, 1],
    [3, 4],
    [4, 5],
  ]);
  expect(pairs('aab', 'ab')).toEqual([
    [0, 0],
    [2, 1],
  ]);
  expect(pairs('ab', 'aab')).toEqual([
    [0, 0],
    [1, 2],
  ]);
});

/** The length of the longest common sequence, row by row. */
function longest(before: string, after: string): number {
  let row = Array<number>(after.length + 1).fill(0);
  for (const one of before)
    row = [...after].reduce(
      (next, other, at) => [
        ...next,
        one === other ? row[at]! + 1 : Math.max(row[at + 1]!, next[at]!),
      ],
      [0],
    );
  return row.at(-1)!;
}

const letters = (from: string) =>
  fc.array(fc.constantFrom(...from), { maxLength: 9 }).map((all) => all.join(''));

it('matches are equal and in order on both sides, whatever the lists', () => {
  fc.assert(
    fc.property(letters('abcdefgh'), letters('abcdefgh'), (before, after) => {
      const found = pairs(before, after);
      expect(found.map(([at]) => before[at])).toEqual(found.map(([, at]) => after[at]));
      for (const side of [0, 1] as const) {
        const places = found.map((match) => match[side]);
        expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
      }
    }),
  );
});

it('of what occurs once as much as possible stays, whatever has moved', () => {
  const all = 'abcdefgh';
  fc.assert(
    fc.property(fc.shuffledSubarray([...all], { minLength: all.length }), (moved) => {
      const after = moved.join('');
      expect(pairs(all, after)).toHaveLength(longest(all, after));
    }),
  );
});

it('of what is repeated as much as possible is the same', () => {
  fc.assert(
    fc.property(letters('ab'), letters('ab'), (one, other) => {
      // Nothing occurs once, and neither the ends nor the beginnings are the same.
      const [before, after] = [`ab${one}ab`, `ba${other}ba`];
      expect(pairs(before, after)).toHaveLength(longest(before, after));
    }),
  );
});

it('of a long piece in which everything is repeated nothing is looked for', () => {
  const turns = (first: string, second: string, count: number) =>
    Array.from({ length: count }, (_, at) => (at % 2 === 0 ? first : second));
  expect(align(turns('a', 'b', 500), turns('b', 'a', 500))).toHaveLength(499);
  expect(align(turns('a', 'b', 502), turns('b', 'a', 500))).toEqual([]);
});

const alike = (one: RichNode[] | string, other: RichNode[] | string) => {
  const nodes = [one, other].map((each) => (typeof each === 'string' ? [each] : each));
  const [first, second] = nodes as [RichNode[], RichNode[]];
  expect(isAlike(second, first)).toBe(isAlike(first, second));
  return isAlike(first, second);
};

it('blocks are alike that share half of their letters', () => {
  expect(alike('quay ship', 'quay boat')).toBe(true);
  expect(alike('quay ships', 'quay boats')).toBe(false);
  expect(alike('quay, ship!', 'Quay')).toBe(false);
  expect(alike('a a a a', 'a')).toBe(false);
  expect(alike('a a a', 'a')).toBe(true);
  expect(alike('', '')).toBe(false);
  expect(alike('', 'a')).toBe(false);
  expect(alike('…', '…')).toBe(false);
});

it('a block of twelve letters and more is found again within a longer one by seven of ten letters', () => {
  const long = 'x'.repeat(99);
  expect(alike('abcdef ghijkl', `abcdef ${long} ghijkl`)).toBe(true);
  expect(alike('abcdef ghijk', `abcdef ${long} ghijk`)).toBe(false);
  const [seven, three] = ['a'.repeat(14), 'b'.repeat(6)];
  expect(alike(`${seven} ${three}`, `${seven} ${long}`)).toBe(true);
  expect(alike(`${seven} ${three}b`, `${seven} ${long}`)).toBe(false);
});

it('pictures count as words, by what they show, and blocks part words', () => {
  const el = (tag: 'p' | 'img', children: RichNode[], src = ''): RichElement => ({
    ...{ tag, children, attributes: src ? { src } : {} },
  });
  const [quay, ship] = [el('img', [], '/i/quay.png'), el('img', [], '/i/ship.png')];
  expect(alike([quay], [el('img', [], '/i/quay.png')])).toBe(true);
  expect(alike([quay], [ship])).toBe(false);
  expect(alike([el('img', [])], [el('img', [])])).toBe(false);
  expect(alike([el('p', ['quay']), el('p', ['ship'])], 'quay ship')).toBe(true);
  expect(alike([el('p', ['quay']), el('p', ['ship'])], 'quayship')).toBe(false);
});
