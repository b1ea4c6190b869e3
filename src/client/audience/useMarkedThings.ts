import { clientState } from '../platform/clientState';
import { isDrawn } from '../ui/isDrawn';
import { useEffect, useState } from 'react';
import { targetedKinds } from '#shared/rules/targeting/why';
import type { Targeted } from './useWhy';

/** Something on the page of which it can be said why it is shown. */
export interface MarkedThing {
  /** Of the element, as long as it is there. */
  elementKey: string;
  element: HTMLElement;
  /** Left out: it is SharePoint's. */
  thing?: Targeted;
  name: string;
  /** The mark is in the corner of the element; else at its end. */
  isBox: boolean;
}

/**
 * The things on the page, as cards, banners, tiles and entries of the menu name them by
 * `data-targeted`: the kind, a colon and the id.
 */
export function useMarkedThings(): readonly MarkedThing[] {
  const [things, setThings] = useState<readonly MarkedThing[]>([]);
  useEffect(() => {
    const look = () =>
      setThings((before) => {
        const found = thingsOnPage();
        return isSame(before, found) ? before : found;
      });
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['hidden'],
    });
    return () => observer.disconnect();
  }, []);
  return things;
}

function thingsOnPage(): MarkedThing[] {
  return [...document.querySelectorAll<HTMLElement>('[data-targeted]')]
    .filter((element) => isDrawn(element) && !element.closest('[inert]'))
    .flatMap((element) => {
      const [kindName, id] = (element.dataset['targeted'] ?? '').split(':');
      const kind = targetedKinds.find((each) => each === kindName);
      if (kind ? !Number(id) : kindName !== 'site') return [];
      const name = element.dataset['name'] ?? element.querySelector('h2, h3')?.textContent ?? '';
      const isBox = getComputedStyle(element).position !== 'static';
      const elementKey = keyOf(element);
      return [
        { elementKey, element, name, isBox, ...(kind && { thing: { kind, id: Number(id) } }) },
      ];
    });
}

const keys = new WeakMap<HTMLElement, string>();
const lastKey = clientState(() => 0);

function keyOf(element: HTMLElement): string {
  const key = keys.get(element) ?? String(++lastKey.value);
  keys.set(element, key);
  return key;
}

function isSame(before: readonly MarkedThing[], found: readonly MarkedThing[]): boolean {
  return (
    before.length === found.length &&
    before.every(
      ({ element, name }, at) => found[at]?.element === element && found[at].name === name,
    )
  );
}
