/**
 * How many sixths of the row each card takes, so that every row is filled: rows of three, the last
 * ones of two where the number needs it, and a single card alone. `most` is the number of cards in
 * a row, 3 or 2.
 */
export function cellSpans(count: number, max: 2 | 3): number[] {
  if (max === 2 || count < 3)
    return Array.from({ length: count }, (_, index) =>
      index === count - 1 && count % 2 === 1 ? 6 : 3,
    );
  const inPairs = { 0: 0, 1: 4, 2: 2 }[count % 3]!;
  return Array.from({ length: count }, (_, index) => (index < count - inPairs ? 2 : 3));
}
