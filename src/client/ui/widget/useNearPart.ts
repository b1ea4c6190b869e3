import { useCallback, useState, type RefCallback } from 'react';

/** The part of an element that is in the window or near it, and the element's width, in pixels. */
export interface NearPart {
  top: number;
  bottom: number;
  width: number;
}

/** Pixels below and above the window that count as near. */
const margin = 400;
/** Pixels in whose steps the part moves, so that not each movement draws again. */
const step = 200;

/** For long lists that draw only what can be seen. The second value goes to the element. */
export function useNearPart(): [part: NearPart, watch: RefCallback<HTMLElement>] {
  const [part, setPart] = useState<NearPart>({ top: 0, bottom: 0, width: 0 });
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const measure = () =>
      setPart((before) => {
        const now = partOf(element);
        return isSame(before, now) ? before : now;
      });
    let frame = 0;
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    measure();
    const sizes =
      typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(() => measure());
    sizes?.observe(element);
    // Content above it moves it.
    sizes?.observe(document.body);
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      sizes?.disconnect();
      window.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
    };
  }, []);
  return [part, watch];
}

function partOf(element: HTMLElement): NearPart {
  const { top, width } = element.getBoundingClientRect();
  return {
    top: Math.floor((-top - margin) / step) * step,
    bottom: Math.ceil((window.innerHeight - top + margin) / step) * step,
    width: Math.round(width),
  };
}

function isSame(a: NearPart, b: NearPart): boolean {
  return a.top === b.top && a.bottom === b.bottom && a.width === b.width;
}
