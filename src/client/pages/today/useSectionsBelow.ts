import { useEffect, useRef, useState, type RefObject } from 'react';

interface SectionsBelow {
  main: RefObject<HTMLDivElement | null>;
  side: RefObject<HTMLDivElement | null>;
  /** Of the first section that begins where the side section has ended; left out: none does. */
  firstBelow: string | undefined;
}

/**
 * Which sections beside the side section have the width of the page, because it ends above them.
 * Where one begins depends on those before it alone, so that its own width changes nothing.
 */
export function useSectionsBelow(isBeside: boolean): SectionsBelow {
  const main = useRef<HTMLDivElement>(null);
  const side = useRef<HTMLDivElement>(null);
  const [firstBelow, setFirstBelow] = useState<string>();
  useEffect(() => {
    if (!isBeside || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() =>
      setFirstBelow(sectionBelow(main.current, side.current)),
    );
    for (const { current } of [main, side]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, [isBeside]);
  return { main, side, firstBelow };
}

function sectionBelow(main: HTMLElement | null, side: HTMLElement | null): string | undefined {
  if (!main || !side) return undefined;
  const end = side.getBoundingClientRect().bottom;
  return [...main.querySelectorAll<HTMLElement>(':scope > [data-section]:not([hidden])')].find(
    (section) => section.getBoundingClientRect().top >= end,
  )?.dataset.section;
}
