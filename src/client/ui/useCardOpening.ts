import { useCallback, useEffect, useMemo, useRef, useState, type PointerEvent } from 'react';

/** Milliseconds that the mouse rests before a card opens, and may be away before it closes. */
const openDelay = 400;
const closeDelay = 250;

/**
 * How the card was opened: under the mouse it closes by itself, and the keyboard stays where it is.
 */
export type CardOpening = 'rest' | 'press';

/**
 * Keeps whether a card is open. `rest` goes to both the name and the card, between which the
 * mouse moves.
 */
export function useCardOpening() {
  const [opening, setOpening] = useState<CardOpening>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = useCallback((delay: number, change: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(change, delay);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setOpening(undefined);
  }, []);
  const press = useCallback(() => {
    clearTimeout(timer.current);
    setOpening((present) => (present === 'press' ? undefined : 'press'));
  }, []);
  const rest = useMemo(
    () => ({
      onPointerEnter: ({ pointerType }: PointerEvent) =>
        pointerType === 'mouse' &&
        later(openDelay, () => setOpening((present) => present ?? 'rest')),
      onPointerLeave: ({ pointerType }: PointerEvent) =>
        pointerType === 'mouse' &&
        later(closeDelay, () =>
          setOpening((present) => (present === 'rest' ? undefined : present)),
        ),
    }),
    [later],
  );
  return { opening, press, close, rest };
}
