/** The last page that is turned to (BIRTHDAY-13). */
export const lastPage = 2;

interface PagerInput {
  /** Counted from 0. */
  page: number;
  /** How many items are known. */
  items: number;
  pageSize: number;
  /**
   * The pager shows, and the second dot, above this many items; the third dot above twice as many.
   */
  perDot?: number;
}

export interface PagerState {
  isShown: boolean;
  /** One to three. */
  dots: number;
  hasPrevious: boolean;
  hasNext: boolean;
}

/** The state of a widget's pager (BIRTHDAY-12..15). Spec: widgets §4. */
export function pagerState({ page, items, pageSize, perDot = 4 }: PagerInput): PagerState {
  const maximum = lastOf(items, pageSize);
  return {
    isShown: items > perDot,
    dots: 1 + Number(items > perDot) + Number(items > 2 * perDot),
    hasPrevious: page > 0,
    hasNext: page < lastPage && page < maximum,
  };
}

/** The page that shows: the wanted one, or the last where there are fewer by now. */
export function pageWithin(wanted: number, items: number, pageSize: number): number {
  return Math.max(0, Math.min(wanted, lastOf(items, pageSize)));
}

function lastOf(items: number, pageSize: number): number {
  return Math.floor((items - 1) / pageSize);
}
