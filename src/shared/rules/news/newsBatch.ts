import { itemAt, certain } from '../values/certain';
import { keysOf } from '../values/records';

/** Breakpoints by their smallest width in px. Spec: widgets §2. */
export const breakpoints = {
  xs: 0,
  sm: 576,
  md: 768,
  lg: 992,
  xl: 1_200,
  xxl: 1_420,
  xxxl: 1_640,
} as const;
export type Breakpoint = keyof typeof breakpoints;

/** The breakpoint of a width in px. */
export function breakpointOf(width: number): Breakpoint {
  const names = keysOf(breakpoints);
  return names.findLast((name) => width >= breakpoints[name]) ?? 'xs';
}

/**
 * Featured news per load (NEWS-38, NEWS-39): by the nearest configured breakpoint at or below this
 * one; not configured: 3 up to medium screens, else 4.
 */
export function featuredPerLoad(
  configured: Readonly<Record<string, number>>,
  breakpoint: Breakpoint,
): number {
  const names = keysOf(breakpoints);
  const known = names.filter((name) => isCount(configured[name]));
  if (known.length === 0) return isUpToMedium(breakpoint) ? 3 : 4;
  const at = names.indexOf(breakpoint);
  const nearest = known.findLast((name) => names.indexOf(name) <= at) ?? itemAt(known, 0);
  return certain(configured[nearest]);
}

/** Your news per load (NEWS-42, NEWS-76): 4 beside featured news in the first row, else 6. */
export function personalPerLoad({ isBesideFeatured }: { isBesideFeatured: boolean }): number {
  return isBesideFeatured ? 4 : 6;
}

/** How often "Show more" can be pressed before it gives way to "Show less" (NEWS-35). */
export const maxShowMore = 2;

export interface ShowMoreState {
  /** How many are wanted on screen. */
  shown: number;
  /** One more than shown, to know whether more exist (NEWS-41). */
  fetched: number;
  button: 'more' | 'less' | 'none';
  /** The link to the news center for older news. */
  hasArchiveLink: boolean;
}

interface ShowMoreInput {
  perLoad: number;
  step: number;
  /** Presses of "Show more" so far. */
  clicks: number;
  /** How many were found when `fetched` were requested. */
  available: number;
  /** Presses after which there is no more. */
  max?: number;
  /** The last press is still being answered: whether there are more is not known yet. */
  isGrowing?: boolean;
}

/** The state below a list after some presses of "Show more" (NEWS-33..35, NEWS-41). */
export function showMoreState({
  perLoad,
  step,
  clicks,
  available,
  max = maxShowMore,
  isGrowing = false,
}: ShowMoreInput): ShowMoreState {
  const shown = perLoad + step * clicks;
  const hasMore = isGrowing || available > shown;
  const isExhausted = !isGrowing && (clicks >= max || (clicks > 0 && !hasMore));
  return {
    shown,
    fetched: shown + 1,
    button: isExhausted ? 'less' : hasMore ? 'more' : 'none',
    hasArchiveLink: isExhausted,
  };
}

/** "Medium" ends below lg (SHELL-22). */
export function isUpToMedium(breakpoint: Breakpoint): boolean {
  return breakpoints[breakpoint] < breakpoints.lg;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0;
}
