import { useEffect, useState } from 'react';
import type { PageHeading } from './markHeadings';

/** The part of the window's height in which a heading counts as being read. */
const line = 0.25;

/** The heading below which the reader is. */
export function useCurrentHeading(headings: readonly PageHeading[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const look = () => {
      const above = headings.filter(
        ({ element }) => element.getBoundingClientRect().top <= window.innerHeight * line,
      );
      setCurrent(above.at(-1)?.id);
    };
    const observer = new IntersectionObserver(look, {
      rootMargin: `0px 0px -${(1 - line) * 100}% 0px`,
    });
    for (const { element } of headings) observer.observe(element);
    return () => observer.disconnect();
  }, [headings]);
  return current;
}
