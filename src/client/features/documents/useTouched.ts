import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

/** Milliseconds after which a card that has lost the focus turns back (DOCS-11). */
const timeout = 1_500;

/**
 * A card that a touch turns over and another one back; it turns back by itself a moment after it
 * has lost the focus. Links and buttons on it do what they do.
 */
export function useTouched() {
  const [isTouched, setTouched] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isTouched,
    tabIndex: -1,
    onPointerUp: ({ pointerType, target, currentTarget: card }: PointerEvent<HTMLElement>) => {
      const isOnControl = target instanceof Element && target.closest('a, button') !== null;
      if (pointerType !== 'touch' || isOnControl) return;
      card.focus({ preventScroll: true });
      setTouched(!isTouched);
    },
    onFocus: () => clearTimeout(timer.current),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (currentTarget.contains(relatedTarget)) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setTouched(false), timeout);
    },
  };
}
