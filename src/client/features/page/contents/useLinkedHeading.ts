import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router-dom';
import { unfold } from '../../../ui/jumpTo';
import { leftPlace, placeTimeout, userActions } from '../../../ui/leave/leftPlaces';
import type { PageHeading } from './markHeadings';

/** Of the reader at an address. */
interface Arrival {
  at: Location;
  /** The heading has been shown. */
  hasArrived: boolean;
  /** The reader has gone on from there, or comes back to another place. */
  hasGoneOn: boolean;
}

/** Where the keyboard stays, whatever is shown below. */
const keepsKeyboard = 'input, textarea, select, [contenteditable], [role$="dialog"]';

/**
 * An address that names a heading leads to it, also in a newer text and when content above it
 * arrives late; not any more when the reader has gone on from there. Back and Forward lead to where
 * the reader was.
 */
export function useLinkedHeading(headings: readonly PageHeading[]): void {
  const at = useLocation();
  const kind = useNavigationType();
  const arrival = useRef<Arrival>(undefined);
  useEffect(() => {
    const before = arrival.current;
    const now = before?.at.key === at.key ? before : arrivalAt(at, kind === 'POP', before?.at);
    arrival.current = now;
    const element = headings.find(({ id }) => `#${id}` === at.hash)?.element;
    if (!element || now.hasGoneOn) return;
    now.hasArrived = true;
    unfold(element);
    element.scrollIntoView();
    const isFollowed = kind !== 'POP' && !document.activeElement?.closest(keepsKeyboard);
    if (isFollowed) element.focus({ preventScroll: true });
    return keepInView(element, now);
  }, [headings, at, kind]);
  useEffect(() => {
    const goOn = () => {
      if (arrival.current?.hasArrived) arrival.current.hasGoneOn = true;
    };
    for (const action of userActions) window.addEventListener(action, goOn, true);
    return () => {
      for (const action of userActions) window.removeEventListener(action, goOn, true);
    };
  }, []);
}

function arrivalAt(at: Location, isPop: boolean, before: Location | undefined): Arrival {
  const isReturn = isPop && leftPlace(at.key) !== undefined;
  const isSamePart = before?.pathname === at.pathname && before.hash === at.hash;
  // A dialog over the page, say, is no other part of it; the same link once more leads there again.
  const isElsewhere = isSamePart && before.search !== at.search;
  return { at, hasArrived: false, hasGoneOn: isReturn || isElsewhere };
}

/** Follows a heading that content above it moves, while that comes. */
function keepInView(element: HTMLElement, arrival: Arrival): (() => void) | undefined {
  if (typeof ResizeObserver === 'undefined') return undefined;
  const place = () => Math.round(element.getBoundingClientRect().top + window.scrollY);
  let last = place();
  const sizes = new ResizeObserver(() => {
    const present = place();
    if (present !== last && !arrival.hasGoneOn) element.scrollIntoView();
    last = present;
  });
  sizes.observe(document.body);
  // A screen reader moves on without a sign.
  const timer = setTimeout(() => sizes.disconnect(), placeTimeout);
  return () => {
    clearTimeout(timer);
    sizes.disconnect();
  };
}
