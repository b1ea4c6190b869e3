import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * When an element goes while it has the keyboard, as a notice whose "Try again" has worked,
 * something else takes over: what `next` finds then, given the element that it stood in, else the
 * part of the page around it that is still there.
 */
export function useFocusFallback(
  element: RefObject<HTMLElement | null>,
  next?: (parent: HTMLElement | null | undefined) => HTMLElement | null | undefined,
): void {
  const latest = useRef(next);
  useLayoutEffect(() => {
    latest.current = next;
  });
  useLayoutEffect(() => {
    const own = element.current;
    return () => {
      if (!own?.contains(document.activeElement)) return;
      const parent = own.parentElement;
      const around = partsAround(parent);
      setTimeout(() => {
        const found = latest.current?.(parent);
        takeOver(found?.isConnected ? found : around.find(({ isConnected }) => isConnected));
      }, 0);
    };
  }, [element]);
}

/** The parts of the page that an element stands in, the nearest first. */
function partsAround(element: HTMLElement | null | undefined): HTMLElement[] {
  const part = element?.closest<HTMLElement>('section, [role="dialog"], main');
  return part ? [part, ...partsAround(part.parentElement)] : [];
}

function takeOver(part: HTMLElement | null | undefined): void {
  if (document.activeElement !== document.body || !part?.isConnected) return;
  // Parts of a page take the keyboard only when they are told to.
  if (part.tabIndex < 0 && !part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}
