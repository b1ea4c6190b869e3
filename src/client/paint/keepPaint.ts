import type { ClientConfig } from '#shared/clientConfig';
import { keepShape } from './keepShape';
import { dropPaint, isAtRest, takePaint } from './takePaint';

/** Milliseconds without a change after which a page has come to rest. */
const rest = 1_500;
/** Milliseconds between two paints of one page. */
const pause = 20_000;
/** How often a page that is not at rest then is looked at again. */
const maxTries = 5;
const actions = ['pointerdown', 'keydown'];

/**
 * Keeps the shape of each page from now on, and a paint of those that are read: when the page has
 * come to rest, and again when it has changed by itself; what the person does to it is not how it
 * opens the next time. A page at which nothing happens costs nothing.
 */
export function keepPaints(config: ClientConfig): () => void {
  let timer = 0;
  let page = { address: '', tries: 0, takenAt: -pause, isTaken: false, isActedOn: false };
  const changes = new MutationObserver(() => {
    if (page.isTaken && !page.isActedOn && page.address === location.href) dropPaint();
    begin();
  });
  const begin = () => {
    if (page.address !== location.href)
      page = {
        address: location.href,
        tries: 0,
        takenAt: -pause,
        isTaken: false,
        isActedOn: false,
      };
    page.tries = 0;
    wait();
  };
  const wait = () => {
    clearTimeout(timer);
    const due = Math.max(rest, page.takenAt + pause - performance.now());
    timer = window.setTimeout(() => void take(page), due);
  };
  const take = async (taken: typeof page) => {
    taken.tries += 1;
    if (taken.isActedOn) return;
    if (isAtRest()) keepShape(config);
    taken.isTaken = await takePaint(config);
    if (taken.isTaken) taken.takenAt = performance.now();
    else if (taken.tries < maxTries) wait();
  };
  const act = () => void (page.isActedOn ||= page.address === location.href);
  const portal = document.getElementById('portal')!;
  changes.observe(portal, { childList: true, characterData: true, subtree: true });
  for (const action of actions) addEventListener(action, act, true);
  document.addEventListener('visibilitychange', begin);
  begin();
  return () => {
    clearTimeout(timer);
    changes.disconnect();
    for (const action of actions) removeEventListener(action, act, true);
    document.removeEventListener('visibilitychange', begin);
  };
}
