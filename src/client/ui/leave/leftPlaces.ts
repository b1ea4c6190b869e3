import { readStored, writeStored } from '../../platform/guardedStorage';
import { clientState } from '../../platform/clientState';
import { isDrawn } from '../isDrawn';

/** How a page was left: how far it was scrolled, and which link had the keyboard. */
export interface LeftPlace {
  /** Pixels that the page was scrolled. */
  top: number;
  /** `top` within the window, for one in the content. */
  link?: { address: string; text: string | null; top?: number };
}

const storedKey = 'portal:left-places';
const left = clientState(() => new Map(storedPlaces()));

/** Places that the next start of the portal knows, the last ones. */
const max = 30;
/** Milliseconds that a page has to come to the height that it had, and to its links. */
export const placeTimeout = 10_000;
export const userActions = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Keeps how the page under this key of the history is left. */
export function notePlace(key: string): void {
  left.value.delete(key);
  left.value.set(key, { top: window.scrollY, link: focusedLink() });
}

/** Keeps the places over a page of another site; nothing of who has signed out. */
export function storePlaces(): void {
  if (readStored('sessionStorage', 'portal:signed-out')) return;
  writeStored('sessionStorage', storedKey, JSON.stringify([...left.value].slice(-max)));
}

function storedPlaces(): [string, LeftPlace][] {
  try {
    return JSON.parse(readStored('sessionStorage', storedKey) ?? '[]') as [string, LeftPlace][];
  } catch {
    return [];
  }
}

/** How the page was left when it was last here, where that is known. */
export function leftPlace(key: string): LeftPlace | undefined {
  return left.value.get(key);
}

/** It is not to be gone back to. */
export function forgetPlace(key: string): void {
  left.value.delete(key);
}

function focusedLink(): LeftPlace['link'] {
  const focused = document.activeElement;
  const address = focused instanceof HTMLAnchorElement ? focused.getAttribute('href') : null;
  if (!focused || !address) return undefined;
  return { address, text: focused.textContent, top: topInContent(focused) };
}

/** The link's distance from the top; none in the header, which does not move with the page. */
function topInContent(link: Element): number | undefined {
  return link.closest('#content') ? link.getBoundingClientRect().top : undefined;
}

function find({ address, text }: NonNullable<LeftPlace['link']>): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(address)}"]`);
  return [...links].find((one) => one.textContent === text && isDrawn(one));
}

/**
 * Brings a page back to how it was left, as soon as its content allows, and keeps the link where it
 * was while content comes above it, unless the person begins to do something else. The returned
 * function ends it.
 */
export function returnTo({ top, link }: LeftPlace): () => void {
  const homes = [document.activeElement, document.body];
  let found: HTMLElement | undefined;
  /** True when nothing more has to be waited for. */
  const isBack = () => {
    const target = link && find(link);
    const isNew = target !== found;
    found = target;
    if (!target || isNew) window.scrollTo(0, top);
    if (target && homes.includes(document.activeElement)) target.focus({ preventScroll: true });
    if (link?.top === undefined) return Boolean(target ?? !link) && window.scrollY >= top - 1;
    // A slide beside the first one, say.
    if (isNew) target?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // Content above it may be higher or lower by now.
    const distance = target ? target.getBoundingClientRect().top - link.top : 0;
    if (Math.abs(distance) > 1) window.scrollTo(0, window.scrollY + distance);
    return false;
  };
  if (isBack()) return () => undefined;
  let frame = 0;
  const look = () => {
    frame = 0;
    if (isBack()) end();
  };
  const lookSoon = () => (frame ||= requestAnimationFrame(look));
  const observer = new MutationObserver(lookSoon);
  // Styles and pictures move the content that is there already.
  const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(lookSoon);
  sizes?.observe(document.body);
  const timer = setTimeout(end, placeTimeout);
  function end(): void {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    observer.disconnect();
    sizes?.disconnect();
    for (const action of userActions) window.removeEventListener(action, end, true);
  }
  observer.observe(document.body, { childList: true, subtree: true });
  for (const action of userActions) window.addEventListener(action, end, true);
  return end;
}
