import { useCallback, useState, type RefCallback } from 'react';

/** Pixels below and above the window within which something already counts as near. */
const margin = 300;

/**
 * True from the moment the element comes near the window, and from then on. The second value goes to the element as `ref`.
 * What is in the window at once is known before the first paint, what is only near it right after; a hidden element (`display: none`) is never near.
 */
export function useNearViewport(): [isNear: boolean, watch: RefCallback<HTMLElement>] {
  const [isNear, setNear] = useState(false);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    if (typeof IntersectionObserver === 'undefined' || isWithin(element)) {
      setNear(true);
      return;
    }
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setNear(true), { rootMargin: `${margin}px` });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [isNear, watch];
}

function isWithin(element: HTMLElement): boolean {
  const box = element.getBoundingClientRect();
  const isRendered = box.width > 0 || box.height > 0;
  return isRendered && box.top < window.innerHeight && box.bottom > 0;
}
