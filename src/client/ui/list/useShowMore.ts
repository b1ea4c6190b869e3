import { useId, useRef, type RefObject } from 'react';
import { maxShowMore, showMoreState } from '#shared/rules/news/newsBatch';
import type { ShowMoreProps } from './ShowMore';
import { useKeptState } from '../useKeptState';

interface ShowMoreControl {
  /** The shown ones of those that were found, and the properties of `ShowMore` below them. */
  partOf<T>(found: readonly T[]): {
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
  const widget = useRef<HTMLDivElement>(null);
  const listId = useId();
  const stateFor = (available: number) => showMoreState({ perLoad, step, clicks, available, max });
  const change = (next: number) => {
    beforeFetch?.();
    setClicks(next);
  };
  const onMore = () => change(clicks + 1);
  const onLess = () => {
    change(0);
    widget.current?.scrollIntoView({ block: 'start' });
  };
  return {
    partOf: (found) => {
      const { shown: count, button, hasArchiveLink } = stateFor(found.length);
      const shown = found.slice(0, count);
      const more = { button, count: shown.length, controls: listId, onMore, onLess };
      return { shown, hasArchiveLink, more };
    },
    fetched: stateFor(0).fetched,
    listId,
    widget,
  };
}
