/** The place of an item before, and of the same item after. */
export type Match = readonly [before: number, after: number];

/** Cells of the table by which a short piece is compared; a longer one counts as written again. */
const maxCells = 250_000;

interface Piece {
  before: readonly string[];
  after: readonly string[];
  from: Match;
  to: Match;
}

/**
 * Which items of two lists are the same, in order. What occurs once in both divides the lists, so
 * that the cost grows with their length, and with its square only in the short pieces between.
 */
export function align(before: readonly string[], after: readonly string[]): Match[] {
  return aligned({ before, after, from: [0, 0], to: [before.length, after.length] });
}

function aligned({ before, after, from, to }: Piece): Match[] {
  let [start, startAfter] = from;
  let [end, endAfter] = to;
  const head: Match[] = [];
  const tail: Match[] = [];
  while (start < end && startAfter < endAfter && before[start] === after[startAfter]) {
    head.push([start, startAfter]);
    start += 1;
    startAfter += 1;
  }
  while (start < end && startAfter < endAfter && before[end - 1] === after[endAfter - 1]) {
    end -= 1;
    endAfter -= 1;
    tail.push([end, endAfter]);
  }
  if (start === end || startAfter === endAfter) return [...head, ...tail.reverse()];
  const middle = { before, after, from: [start, startAfter], to: [end, endAfter] } as const;
  const anchors = rising(uniqueMatches(middle));
  const found = anchors.length > 0 ? divided(middle, anchors) : shortPiece(middle);
  return [...head, ...found, ...tail.reverse()];
}

function divided({ before, after, from, to }: Piece, anchors: readonly Match[]): Match[] {
  const result: Match[] = [];
  let last = from;
  for (const anchor of anchors) {
    // One by one: a list of thousands does not fit into the arguments of a call.
    for (const match of aligned({ before, after, from: last, to: anchor })) result.push(match);
    result.push(anchor);
    last = [anchor[0] + 1, anchor[1] + 1];
  }
  for (const match of aligned({ before, after, from: last, to })) result.push(match);
  return result;
}

/** The items that occur once before and once after, in the order of before. */
function uniqueMatches({ before, after, from, to }: Piece): Match[] {
  const once = placesOfOnce(before, from[0], to[0]);
  const onceAfter = placesOfOnce(after, from[1], to[1]);
  return [...once].flatMap(([item, at]): Match[] => {
    const other = onceAfter.get(item);
    return other === undefined ? [] : [[at, other]];
  });
}

function placesOfOnce(items: readonly string[], from: number, to: number): Map<string, number> {
  const places = new Map<string, number>();
  const repeated = new Set<string>();
  for (let at = from; at < to; at += 1) {
    const item = items[at] ?? '';
    if (places.has(item)) repeated.add(item);
    places.set(item, at);
  }
  for (const item of repeated) places.delete(item);
  return places;
}

/** The longest choice of matches that are in order on both sides. */
function rising(matches: readonly Match[]): Match[] {
  const ends: number[] = [];
  const previous: number[] = [];
  matches.forEach(([, after], index) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((matches[ends[middle] ?? 0]?.[1] ?? 0) < after) low = middle + 1;
      else high = middle;
    }
    previous[index] = ends[low - 1] ?? -1;
    ends[low] = index;
  });
  const result: Match[] = [];
  for (let at = ends.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) {
    const match = matches[at];
    if (match) result.push(match);
  }
  return result.reverse();
}

/** The longest common sequence of a piece in which everything occurs more than once. */
function shortPiece({ before, after, from, to }: Piece): Match[] {
  const [rows, columns] = [to[0] - from[0], to[1] - from[1]];
  if (rows * columns > maxCells) return [];
  const width = columns + 1;
  const lengths = new Uint32Array((rows + 1) * width);
  const isSame = (row: number, column: number) => before[from[0] + row] === after[from[1] + column];
  const lengthAt = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let column = columns - 1; column >= 0; column -= 1)
      lengths[row * width + column] = isSame(row, column)
        ? lengthAt(row + 1, column + 1) + 1
        : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
  const result: Match[] = [];
  let [row, column] = [0, 0];
  while (row < rows && column < columns)
    if (isSame(row, column)) {
      result.push([from[0] + row, from[1] + column]);
      row += 1;
      column += 1;
    } else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row += 1;
    else column += 1;
  return result;
}
