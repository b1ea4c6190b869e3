import { useRef, useState, type RefObject } from 'react';
import { mostShowMore, showMoreState, type ShowMoreState } from '#shared/rules/newsBatch';

interface ShowMoreControl {
  /** The state for so many found. */
  stateFor(available: number): ShowMoreState;
  /** How many to ask for now. */
  fetched: number;
  onMore(): void;
  onLess(): void;
  /** Goes to the widget's outer element, to which "Show less" scrolls (NEWS-34). */
  widget: RefObject<HTMLDivElement | null>;
}

interface ShowMoreOptions {
  perLoad: number;
  step: number;
  beforeFetch?: () => void;
  /** Presses after which there is no more. */
  most?: number;
}

/**
 * Counts the presses of "Show more"; `beforeFetch` runs before each new reading. Spec: widgets §4.
 */
export function useShowMore({
  perLoad,
  step,
  beforeFetch,
  most = mostShowMore,
}: ShowMoreOptions): ShowMoreControl {
  const [clicks, setClicks] = useState(0);
  const widget = useRef<HTMLDivElement>(null);
  const stateFor = (available: number) => showMoreState({ perLoad, step, clicks, available, most });
  const change = (next: number) => {
    beforeFetch?.();
    setClicks(next);
  };
  return {
    stateFor,
    fetched: stateFor(0).fetched,
    onMore: () => change(clicks + 1),
    onLess: () => {
      change(0);
      widget.current?.scrollIntoView({ block: 'start' });
    },
    widget,
  };
}
