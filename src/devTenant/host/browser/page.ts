import type { HostData } from '../hostData';

/** An element that the server wrote into the page. */
export function byId<T extends HTMLElement = HTMLElement>(id: string): T {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no element "${id}".`);
  return element as T;
}

/** What the server told the page. */
export const data = JSON.parse(byId('host-data').textContent ?? '') as HostData;

/** Shows a sentence for a moment. */
export function toast(sentence: string): void {
  byId('toast').textContent = sentence;
  window.setTimeout(() => {
    if (byId('toast').textContent === sentence) byId('toast').textContent = '';
  }, 6_000);
}
