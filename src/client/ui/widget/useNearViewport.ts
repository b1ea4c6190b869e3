import { startTransition, useCallback, useState, type RefCallback } from 'react';

/** Pixels below and above the window within which something already counts as near. */
const margin = 300;

/**
 * True from the moment the element comes near the window, and from then on. The second value goes
 * to the element as `ref`. What is in the window at once is known right after the first paint:
 * measuring before it would lay the page out once more. A hidden element (`display: none`) is never
 * near.
 */
export function useNearViewport(): [isNear: boolean, watch: RefCallback<HTMLElement>] {
  const [isNear, setNear] = useState(false);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    if (typeof IntersectionObserver === 'undefined') {
      setNear(true);
      return;
    }
    const come = () => startTransition(() => setNear(true));
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && come(),
      { rootMargin: `${margin}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [isNear, watch];
}
