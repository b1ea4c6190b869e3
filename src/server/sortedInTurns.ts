import { setImmediate as nextTurn } from 'node:timers/promises';

/** Things that are gone through before others' requests have their turn: some milliseconds. */
export const perTurn = 5_000;
/** Things that are put in order at once, which takes as long. */
const perPart = 1_000;

/**
 * A list in order; what is equal stays in the order of the list. A long one would hold up everybody
 * else's requests, so it is put in order a part at a time.
 */
export async function sortedInTurns<T>(
  list: readonly T[],
  compare: (one: T, other: T) => number,
): Promise<T[]> {
  let parts: T[][] = [];
  for (let start = 0; start < list.length; start += perPart) {
    if (start > 0) await nextTurn();
    parts.push(list.slice(start, start + perPart).sort(compare));
  }
  while (parts.length > 1) {
    const longer: T[][] = [];
    for (let index = 0; index < parts.length; index += 2)
      longer.push(await merged(parts[index] ?? [], parts[index + 1] ?? [], compare));
    parts = longer;
  }
  return parts[0] ?? [];
}

/** Two lists in order as one; what is equal stays in the order of the lists. */
async function merged<T>(
  one: readonly T[],
  other: readonly T[],
  compare: (one: T, other: T) => number,
): Promise<T[]> {
  const all: T[] = [];
  let [first, second] = [0, 0];
  while (first < one.length && second < other.length) {
    if (all.length % perTurn === 0) await nextTurn();
    const [left, right] = [one[first] as T, other[second] as T];
    const isLeft = compare(left, right) <= 0;
    all.push(isLeft ? left : right);
    if (isLeft) first += 1;
    else second += 1;
  }
  return all.concat(one.slice(first), other.slice(second));
}
