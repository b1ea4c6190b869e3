/** What would be lost on the way out: something in the page, or in a dialog over it. */
export type HeldPlace = 'page' | 'dialog';

/** A way out that was held back; `go` takes it. */
export interface HeldLeave {
  go: () => void;
}

const holders = new Map<object, HeldPlace>();
const listeners = new Set<() => void>();
let held: HeldLeave | undefined;
/**
 * Where the person is: the place in the browser's history, as the router numbers it, and the
 * address.
 */
let here = { index: 0, pathname: '', search: '' };
/** `returning`: back to where the person still is; `passing`: out, as they decided. */
let movement: 'none' | 'returning' | 'passing' = 'none';

/**
 * To be called once, before the router begins to listen to the browser's history: whoever listens
 * first decides.
 */
export function watchHistory(): void {
  window.addEventListener('popstate', onPopState, true);
}

/**
 * Holds back the browser's Back and Forward, and links that lead away, until the returned function
 * is called: the shell asks first.
 */
export function holdLeave(place: HeldPlace): () => void {
  const holder = {};
  if (holders.size === 0) {
    notePlace();
    document.addEventListener('click', onClick, true);
  }
  holders.set(holder, place);
  return () => {
    holders.delete(holder);
    if (holders.size > 0) return;
    document.removeEventListener('click', onClick, true);
    movement = 'none';
    hold(undefined);
  };
}

/** True while something in the page has not been saved. */
export function isLeaveHeld(): boolean {
  return holders.size > 0;
}

/** To be called after each navigation while something holds. */
export function notePlace(): void {
  here = {
    index: historyIndex(history.state) ?? 0,
    pathname: location.pathname,
    search: location.search,
  };
}

/** What is held back at the moment; nothing when nothing is. */
export function heldLeave(): HeldLeave | undefined {
  return held;
}

export function onHeldLeave(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The person stays. */
export function stay(): void {
  hold(undefined);
}

function hold(next: HeldLeave | undefined): void {
  held = next;
  for (const listener of listeners) listener();
}

function historyIndex(state: unknown): number | undefined {
  return (state as { idx?: number } | null)?.idx;
}

/** A dialog goes with any change of the address, the page only with another path. */
function leads(away: { pathname: string; search: string }): boolean {
  return (
    away.pathname !== here.pathname ||
    (away.search !== here.search && [...holders.values()].includes('dialog'))
  );
}

function onPopState(event: PopStateEvent): void {
  if (holders.size === 0) return;
  const is = movement;
  movement = 'none';
  if (is === 'returning') return event.stopImmediatePropagation();
  const distance = (historyIndex(event.state) ?? here.index) - here.index;
  if (is === 'passing' || distance === 0 || !leads(location)) return;
  event.stopImmediatePropagation();
  movement = 'returning';
  history.go(-distance);
  hold({ go: () => pass(() => history.go(distance)) });
}

function onClick(event: MouseEvent): void {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (
    !link ||
    movement === 'passing' ||
    event.button !== 0 ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    link.target === '_blank'
  )
    return;
  const target = new URL(link.href, location.href);
  if (target.origin !== location.origin || !leads(target)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  hold({ go: () => pass(() => followed(link)) });
}

/** Lets one way out through. */
function pass(leave: () => void): void {
  hold(undefined);
  movement = 'passing';
  leave();
}

function followed(link: HTMLAnchorElement): void {
  link.click();
  movement = 'none';
}
