import { startTransition, useCallback, useState, type RefCallback } from 'react';

/**
 * Pixels above and below the window within which something already counts as near. All that stands
 * above it does: who comes back far down a page was led over it, to what it has yet to show.
 */
const margins = '1000000px 0px 300px';

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
      { rootMargin: margins },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [isNear, watch];
}
