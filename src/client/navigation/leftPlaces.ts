/** How a page was left: how far it was scrolled, and which link had the keyboard. */
export interface LeftPlace {
  /** Pixels that the page was scrolled. */
  top: number;
  /** `top` within the window, for one in the content. */
  link?: { address: string; text: string | null; top?: number };
}

const left = new Map<string, LeftPlace>();

/** Milliseconds that a page has to come to the height that it had, and to its links. */
const timeout = 5_000;
const userActions = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Keeps how the page under this key of the history is left. */
export function notePlace(key: string): void {
  left.set(key, { top: window.scrollY, link: focusedLink() });
}

/** How the page was left when it was last here. */
export function leftPlace(key: string): LeftPlace {
  return left.get(key) ?? { top: 0 };
}

function focusedLink(): LeftPlace['link'] {
  const focused = document.activeElement;
  const address = focused instanceof HTMLAnchorElement ? focused.getAttribute('href') : null;
  if (!focused || !address) return undefined;
  return { address, text: focused.textContent, top: topInContent(focused) };
}

/** What stands in the header does not move with the page. */
function topInContent(link: Element): number | undefined {
  return link.closest('#content') ? link.getBoundingClientRect().top : undefined;
}

function find({ address, text }: NonNullable<LeftPlace['link']>): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(address)}"]`);
  return [...links].find(({ textContent }) => textContent === text);
}

/**
 * Brings a page back to how it was left, as soon as its content allows, unless the person begins to
 * do something else. The returned function ends the waiting.
 */
export function returnTo({ top, link }: LeftPlace): () => void {
  const home = document.activeElement;
  const isBack = () => {
    window.scrollTo(0, top);
    const target = link && find(link);
    if (!target) return !link && window.scrollY >= top - 1;
    if (document.activeElement === home) target.focus({ preventScroll: true });
    // A slide beside the first one, say.
    if (link?.top !== undefined) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // What stands above it may be higher or lower by now.
    if (link?.top === undefined) return window.scrollY >= top - 1;
    window.scrollTo(0, window.scrollY + target.getBoundingClientRect().top - link.top);
    return true;
  };
  if (isBack()) return () => undefined;
  const observer = new MutationObserver(() => isBack() && end());
  const timer = setTimeout(end, timeout);
  function end(): void {
    clearTimeout(timer);
    observer.disconnect();
    for (const action of userActions) window.removeEventListener(action, end, true);
  }
  observer.observe(document.body, { childList: true, subtree: true });
  for (const action of userActions) window.addEventListener(action, end, true);
  return end;
}
