import { startTransition, useCallback, useState, type RefCallback } from 'react';

/**
 * All that stands above the window counts as near: who comes back far down a page was led over it,
 * to what it has yet to show.
 */
const above = '1000000px';

/**
 * True from the moment the element comes near the window, and from then on. The second value goes
 * to the element as `ref`. What is in the window at once is known right after the first paint:
 * measuring before it would lay the page out once more. A hidden element (`display: none`) is never
 * near.
 * @param below how far below the window is near, as CSS says it
 */
export function useNearViewport(
  below = '300px',
): [isNear: boolean, watch: RefCallback<HTMLElement>] {
  const [isNear, setNear] = useState(false);
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      if (typeof IntersectionObserver === 'undefined') {
        setNear(true);
        return;
      }
      const come = () => startTransition(() => setNear(true));
      const observer = new IntersectionObserver(
        (entries) => entries.some((entry) => entry.isIntersecting) && come(),
        { rootMargin: `${above} 0px ${below}` },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [below],
  );
  return [isNear, watch];
}
