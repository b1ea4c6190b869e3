import { useId, useRef, useState, type RefObject } from 'react';
import { maxShowMore, showMoreState } from '#shared/rules/news/newsBatch';
import type { ShowMoreProps } from './ShowMore';
import { useKeptState } from '../useKeptState';
import type { WidgetState } from '../widget/widgetState';

interface ShowMoreControl {
  /**
   * The shown ones of those that were found, and the properties of `ShowMore` below them.
   * `state`: of their read, where each press requests more.
   */
  partOf<T>(
    found: readonly T[],
    state?: WidgetState<unknown>,
  ): {
    shown: T[];
    hasArchiveLink: boolean;
    more: Omit<ShowMoreProps, 'children'>;
  };
  /** How many to request now. */
  fetched: number;
  /** Of the list that grows and shrinks. */
  listId: string;
  /** Goes to the widget's outer element, to which "Show less" scrolls (NEWS-34). */
  widget: RefObject<HTMLDivElement | null>;
}

interface ShowMoreOptions {
  /** Distinguishes the lists of a page. */
  name: string;
  perLoad: number;
  /** How many each press adds. */
  step?: number;
  beforeFetch?: () => void;
  /** Presses after which there is no more. */
  max?: number;
}

/**
 * Counts the presses of "Show more", which Back finds again; `beforeFetch` runs before each new
 * reading. Spec: widgets §4.
 */
export function useShowMore({
  name,
  perLoad,
  step = perLoad,
  beforeFetch,
  max = maxShowMore,
}: ShowMoreOptions): ShowMoreControl {
  const [clicks, setClicks] = useKeptState(name, 0);
  // How many were found at the last press.
  const [pressedWith, setPressedWith] = useState<number>();
  const widget = useRef<HTMLDivElement>(null);
  const listId = useId();
  const stateFor = (available: number, isGrowing?: boolean) =>
    showMoreState({ perLoad, step, clicks, available, max, isGrowing });
  const change = (next: number) => {
    beforeFetch?.();
    setClicks(next);
  };
  const onLess = () => {
    change(0);
    widget.current?.scrollIntoView({ block: 'start' });
  };
  return {
    partOf: (found, state) => {
      const isGrowing =
        clicks > 0 &&
        pressedWith === found.length &&
        state?.state === 'ready' &&
        state.isPrevious === true;
      const { shown: count, button, hasArchiveLink } = stateFor(found.length, isGrowing);
      // The one that told that there are more waits for the others.
      const there = isGrowing ? found.length - 1 : found.length;
      const shown = found.slice(0, Math.min(count, there));
      const onMore = () => {
        setPressedWith(found.length);
        if (clicks < max) change(clicks + 1);
      };
      const more = { button, count: shown.length, controls: listId, onMore, onLess };
      return { shown, hasArchiveLink, more };
    },
    fetched: stateFor(0).fetched,
    listId,
    widget,
  };
}
