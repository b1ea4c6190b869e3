/** A day's figures of one widget. */
export interface DayOfWidget {
  /** As 2026-01-31. */
  Day: string;
  /** How many waited. */
  Count: number;
  /** Milliseconds within which three of four had it. */
  P75: number;
}

/** Where a widget became slow. Times are milliseconds. */
export interface Slowness {
  Since: string;
  /** In the weeks before. */
  Usual: number;
  Now: number;
}

/** A day with fewer figures says nothing. */
export const minCount = 10;
/** Days that say what is usual, and how many of them there have to be. */
const usualDays = { max: 28, min: 7 };
/** A day is slow when it takes so many times as long as usual, and so much longer. */
const slower = { times: 1.5, milliseconds: 200 };
/** So many days in a row, up to the last, make it slow: one alone may be chance. */
const minDays = 2;

/**
 * Since when a widget has been slow, compared with the four weeks before: the first of the days
 * that have all been slow up to the last. Nothing where it is as usual, or too little is known.
 */
export function slowSince(days: readonly DayOfWidget[]): Slowness | undefined {
  const known = days
    .filter(({ Count }) => Count >= minCount)
    .sort((one, other) => (one.Day < other.Day ? -1 : 1));
  for (let first = usualDays.min; first <= known.length - minDays; first += 1) {
    const Usual = median(known.slice(Math.max(0, first - usualDays.max), first));
    const since = known.slice(first);
    const limit = Math.max(Usual * slower.times, Usual + slower.milliseconds);
    const isSlow = ({ P75 }: DayOfWidget) => P75 > limit;
    // Slow before as well: then it began before anybody knows what is usual.
    if (known.slice(first - 1, first).some(isSlow)) continue;
    if (since.every(isSlow)) return { Since: since[0]?.Day ?? '', Usual, Now: median(since) };
  }
  return undefined;
}

function median(days: readonly DayOfWidget[]): number {
  const values = days.map(({ P75 }) => P75).sort((one, other) => one - other);
  const middle = values.length / 2;
  const [low = 0, high = low] = [values[Math.ceil(middle) - 1], values[Math.floor(middle)]];
  return Math.round((low + high) / 2);
}
