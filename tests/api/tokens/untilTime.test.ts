import { UntilTime } from '../../../src/server/memory/untilTime';

const hour = 3_600_000;
let made: string[] = [];
beforeEach(() => (made = []));

/** Gets a list of so many things, which is made where it is not kept. */
const listOf = (kept: UntilTime<readonly number[]>, key: string, length: number) =>
  kept.get(key, async () => {
    made.push(key);
    return { value: Array.from({ length }, (_, index) => index), lifetime: hour };
  });

it('values are kept up to their size together; the longest unused goes first', async () => {
  const kept = new UntilTime<readonly number[]>(10, ({ length }) => length);
  await listOf(kept, 'a', 4);
  await listOf(kept, 'b', 4);
  await listOf(kept, 'a', 4);
  expect(made).toEqual(['a', 'b']);
  await listOf(kept, 'c', 4);
  await listOf(kept, 'a', 4);
  await listOf(kept, 'c', 4);
  expect(made).toEqual(['a', 'b', 'c']);
  await listOf(kept, 'b', 4);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

it('a value that is larger than all may be is not kept, and takes no other’s place', async () => {
  const kept = new UntilTime<readonly number[]>(10, ({ length }) => length);
  await listOf(kept, 'small', 0);
  await listOf(kept, 'large', 11);
  await listOf(kept, 'large', 11);
  await listOf(kept, 'small', 0);
  expect(made).toEqual(['small', 'large', 'large']);
});

it('without a size each value counts as one', async () => {
  const kept = new UntilTime<readonly number[]>(2);
  for (const key of ['a', 'b', 'a', 'b', 'c', 'a']) await listOf(kept, key, 100);
  expect(made).toEqual(['a', 'b', 'c', 'a']);
});
