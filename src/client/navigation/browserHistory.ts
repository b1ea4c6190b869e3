import {
  NavigationType,
  createPath,
  type Location,
  type Navigator,
  type To,
} from 'react-router-dom';
import { forgetPlace, notePlace, storePlaces } from '../ui/leave/leftPlaces';
import { isUnsaved } from '../ui/leave/unsaved';
import { hold } from './heldLeave';
import { clientListeners, clientState } from '../platform/clientState';

/** Of an entry of the history: its number within the visit, and the address that it was opened over. */
interface Mark {
  index: number;
  key: string;
  below?: string;
}

/** A place in the browser's history. */
interface Place extends Location, Mark {}

export interface Visit {
  action: NavigationType;
  place: Place;
}

/** The content of an entry of the browser's history. */
interface Entry {
  portal: Mark;
  state: unknown;
}

const here = clientState<Place | undefined>(() => undefined);
/**
 * `returning`: back to where the person still is; `passing`: out, as they decided; `folding`: to the
 * entry below, which shows the same.
 */
const movement = clientState<'none' | 'returning' | 'passing' | 'folding'>(() => 'none');
const listeners = clientListeners<[visit: Visit]>();

/** Where the person is when the portal starts. */
export function firstVisit(): Visit {
  here.value = placeNow(0);
  // A reload finds its place again by the browser's own means.
  if (!isBackAtStart()) forgetPlace(here.value.key);
  return { action: NavigationType.Pop, place: here.value };
}

/** Whether the portal starts because somebody comes back from a page of another site. */
function isBackAtStart(): boolean {
  const [start] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return start?.type === 'back_forward';
}

/** Follows the browser's history until the returned function is called. */
export function followHistory(listener: (visit: Visit) => void): () => void {
  // A reload finds its place again by the browser's own means.
  const leavePage = () => {
    history.scrollRestoration = 'auto';
    notePlace(current().key);
    storePlaces();
  };
  const unsubscribe = listeners.subscribe(listener);
  window.addEventListener('popstate', onPopState);
  window.addEventListener('pagehide', leavePage);
  return () => {
    unsubscribe();
    window.removeEventListener('popstate', onPopState);
    window.removeEventListener('pagehide', leavePage);
  };
}

/** The navigator of React Router. */
export const navigator: Navigator & { location: Location } = {
  get location() {
    return current();
  },
  createHref: hrefOf,
  go: (distance) => history.go(distance),
  push(to, state) {
    if (leads(new URL(hrefOf(to), location.href))) hold(() => enter(to, state));
    else enter(to, state);
  },
  // Code replaces an address when the decision has been made, as after saving.
  replace(to, state) {
    const entry: Entry = { portal: mark(current()), state };
    history.replaceState(entry, '', hrefOf(to));
    arrive(NavigationType.Replace);
    if (isSameAsBelow()) setTimeout(fold);
  },
};

/**
 * Takes an entry away that shows what the one below it shows, as where a dialog was closed: Back
 * would seem to do nothing. Not in a frame, where the entry below may be the host's.
 */
function fold(): void {
  if (movement.value !== 'none' || window.parent !== window || !isSameAsBelow()) return;
  movement.value = 'folding';
  history.go(-1);
}

function isSameAsBelow(): boolean {
  const { below } = current();
  return below !== undefined && below === addressOf(location);
}

/** The same for addresses that say the same in another order or spelling of their search. */
function addressOf({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) {
  const query = new URLSearchParams(search);
  query.sort();
  return `${pathname}?${query.toString()}${hash}`;
}

function hrefOf(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}

function mark({ index, key, below }: Place): Mark {
  return { index, key, below };
}

function enter(to: To, state: unknown): void {
  const { index, key } = current();
  notePlace(key);
  history.scrollRestoration = 'manual';
  const portal: Mark = { index: index + 1, key: newKey(), below: addressOf(location) };
  history.pushState({ portal, state } satisfies Entry, '', hrefOf(to));
  arrive(NavigationType.Push);
}

function arrive(action: NavigationType, place = placeNow(current().index)): void {
  here.value = place;
  listeners.notify({ action, place });
}

function current(): Place {
  return (here.value ??= placeNow(0));
}

/** The place that the browser shows; an entry that is not the portal's becomes one. */
function placeNow(index: number): Place {
  const { pathname, search, hash } = location;
  const kept = history.state as Partial<Entry> | null;
  const portal = kept?.portal ?? { index, key: newKey() };
  const state = kept?.portal ? kept.state : undefined;
  if (!kept?.portal) history.replaceState({ portal, state } satisfies Entry, '');
  return { pathname, search, hash, state, ...portal };
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

/** A dialog goes with any change of the address, the page only with another path. */
function leads({ pathname, search }: { pathname: string; search: string }): boolean {
  const place = current();
  return (
    (pathname !== place.pathname && isUnsaved()) || (search !== place.search && isUnsaved('dialog'))
  );
}

function onPopState(): void {
  const place = current();
  // A link within the page makes an entry of its own.
  const next = placeNow(place.index + 1);
  const distance = next.index - place.index;
  const is = movement.value;
  if (distance !== 0 || is === 'returning') movement.value = 'none';
  if (is === 'returning' && distance === 0) return;
  if (is === 'folding' && distance === -1) return arrive(NavigationType.Replace, next);
  if (is !== 'passing' && distance !== 0 && leads(next)) {
    movement.value = 'returning';
    history.go(-distance);
    return hold(() => {
      movement.value = 'passing';
      history.go(distance);
    });
  }
  notePlace(place.key);
  arrive(NavigationType.Pop, next);
}
