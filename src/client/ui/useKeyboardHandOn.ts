import { useLayoutEffect, type RefObject } from 'react';

/** When an element goes while it has the keyboard, as a notice whose "Try again" has worked, the part of the page around it takes over. */
export function useKeyboardHandOn(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const own = element.current;
    return () => {
      if (!own?.contains(document.activeElement)) return;
      const around = own.parentElement?.closest<HTMLElement>('section, [role="dialog"], main');
      setTimeout(() => around && takeOver(around), 0);
    };
  }, [element]);
}

function takeOver(part: HTMLElement): void {
  if (document.activeElement !== document.body || !part.isConnected) return;
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}
