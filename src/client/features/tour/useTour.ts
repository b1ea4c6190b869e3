import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { endTour } from './requestedTour';
import { isThere, stopsOf, type Stop, type TourPage } from './tours';

/** Milliseconds between two looks at a page that is on its way. */
const pause = 100;
/** How often a page is looked at until its tour begins with what is there. */
const maxLooks = 40;

/** Where a tour has come to. */
export interface Place extends Stop {
  /** Counted from 1. */
  number: number;
  count: number;
}

/**
 * The tour of a page: begins when the page is there, and ends with it. What has come to the page or
 * left it meanwhile is found at each step.
 */
export function useTour(page: TourPage) {
  const [place, setPlace] = useState<Place>();
  const show = useCallback((next?: Place) => (next ? setPlace(next) : endTour()), []);
  const isHere = useIsHere(page);
  useEffect(
    () => (isHere ? whenThere(() => show(placeAt(page, 0))) : undefined),
    [page, isHere, show],
  );
  useEndWithPage(isHere, place !== undefined);
  const go = useCallback(
    (by: number) => show(place && placeAt(page, place.number - 1 + by)),
    [page, place, show],
  );
  return { place, go };
}

function placeAt(page: TourPage, index: number): Place | undefined {
  const stops = stopsOf(page);
  const stop = stops[index];
  return stop && { ...stop, number: index + 1, count: stops.length };
}

/** Calls back when the window shows the page with what it has, or as far as it has come. */
function whenThere(begin: () => void): () => void {
  let looks = 0;
  const look = () => {
    looks += 1;
    if (isThere(document.getElementById('content')) || looks > maxLooks) begin();
    else timer = setTimeout(look, pause);
  };
  let timer = setTimeout(look);
  return () => clearTimeout(timer);
}

/** Whether the page is what the person looks at, with no dialog over it. */
function useIsHere(page: TourPage): boolean {
  const { pathname, search } = useLocation();
  return pathname === page && !new URLSearchParams(search).has('modal');
}

function useEndWithPage(isHere: boolean, hasBegun: boolean): void {
  useEffect(() => {
    if (isHere) return;
    // A page that does not come at once is not toured when it comes later.
    const timer = setTimeout(endTour, hasBegun ? 0 : maxLooks * pause);
    return () => clearTimeout(timer);
  }, [hasBegun, isHere]);
  useEffect(() => {
    const press = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) endTour();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
