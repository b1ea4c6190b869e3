import { useLayoutEffect, useState, type RefObject } from 'react';

/** Pixels below and above the window within which something already counts as near. */
const margin = 300;

/**
 * True from the moment the element comes near the window, and from then on.
 * What is there at once is known before the first paint; a hidden element (`display: none`) is never near.
 */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useLayoutEffect(() => {
    const target = element.current;
    if (isNear || !target) return;
    if (typeof IntersectionObserver === 'undefined' || isWithin(target)) {
      setNear(true);
      return;
    }
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setNear(true), { rootMargin: `${margin}px` });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}

function isWithin(target: Element): boolean {
  const box = target.getBoundingClientRect();
  const isRendered = box.width > 0 || box.height > 0;
  return isRendered && box.top < window.innerHeight + margin && box.bottom > -margin;
}
