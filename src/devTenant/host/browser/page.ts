import type { HostData } from '../hostData';

/** An element that the server wrote into the page. */
export function byId<T extends HTMLElement = HTMLElement>(id: string): T {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no element "${id}".`);
  return element as T;
}

/** The first element of this kind within another; the server wrote it there. */
export function part<K extends keyof HTMLElementTagNameMap>(
  within: ParentNode,
  name: K,
): HTMLElementTagNameMap[K];
export function part<T extends HTMLElement = HTMLElement>(within: ParentNode, selector: string): T;
export function part(within: ParentNode, selector: string): Element {
  const element = within.querySelector(selector);
  if (!element) throw new Error(`Nothing in the page is "${selector}".`);
  return element;
}

/** Data that the server passed to the page. */
export const data: HostData = JSON.parse(byId('host-data').textContent ?? '');

/** Shows a sentence for a moment. */
export function toast(sentence: string): void {
  byId('toast').textContent = sentence;
  window.setTimeout(() => {
    if (byId('toast').textContent === sentence) byId('toast').textContent = '';
  }, 6_000);
}
