import type { Page } from 'playwright-core';

/**
 * The walk of a person who goes through a place with the Tab key alone. All but `stops` are flaws.
 */
export interface KeyboardWalk {
  /** Names of what was focused, in order. */
  stops: string[];
  /** Elements that were there from the start and were never reached. */
  missed: string[];
  /** Elements that take the focus without showing it. */
  unmarked: string[];
  /** Elements focused without any size, outside of the window, or behind something else. */
  unseen: string[];
  /** Elements that are above the one that was focused before them, in the same column. */
  outOfOrder: string[];
}

interface Stop {
  name: string;
  flaws: ('unmarked' | 'unseen' | 'outOfOrder')[];
}

/** More are of the kinds that were met before. */
const maxStops = 150;

/**
 * Goes by Tab through the place that the selector names, from its beginning, in a dialog from where
 * the focus is, until it leaves the place or begins again.
 */
export async function walkByTab(page: Page, place: string): Promise<KeyboardWalk> {
  const watcher = await page.evaluateHandle(watchWalk, place);
  const walk: KeyboardWalk = { stops: [], missed: [], unmarked: [], unseen: [], outOfOrder: [] };
  while (walk.stops.length < maxStops) {
    await page.keyboard.down('Tab');
    const stop = await watcher.evaluate((watching) => watching.nextStop());
    if (!stop) break;
    walk.stops.push(stop.name);
    for (const flaw of stop.flaws) walk[flaw].push(stop.name);
  }
  await page.keyboard.up('Tab');
  walk.missed = await watcher.evaluate(
    (watching, isWhole) => watching.missed(isWhole),
    walk.stops.length < maxStops,
  );
  return walk;
}

/**
 * Runs in the page. What waits behind another stop of its group, such as the radio buttons after
 * the chosen one, is reached by arrow keys.
 */
function watchWalk(place: string) {
  /** A field for a date has several stops of its own. */
  const maxWithin = 12;
  const notToUse =
    ':disabled, [inert] *, [aria-hidden="true"], [aria-hidden="true"] *, [data-tabster-dummy], [type="radio"]:not(:checked), [tabindex="-1"]';
  const traits = [
    'outlineStyle',
    'outlineWidth',
    'outlineColor',
    'boxShadow',
    'borderColor',
    'backgroundColor',
    'clipPath',
    'transform',
    'textDecorationLine',
    'stroke',
    'strokeWidth',
  ] as const;
  const isUsable = (element: HTMLElement | SVGElement) =>
    element.tabIndex >= 0 &&
    !element.matches(notToUse) &&
    element.checkVisibility({ visibilityProperty: true });
  const candidates = () =>
    [...document.querySelectorAll(place)].flatMap((root) => [
      ...root.querySelectorAll<HTMLElement | SVGElement>(
        'a[href], button, input, select, textarea, summary, [contenteditable="true"], [tabindex]',
      ),
    ]);
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 60)) ||
    element.outerHTML.slice(0, 160);
  const lookOf = (element: HTMLElement | SVGElement) =>
    JSON.stringify(
      [
        element,
        element.previousElementSibling ?? element,
        element.parentElement!,
        element.parentElement!.parentElement!,
      ].flatMap((each) =>
        [null, '::after', '::before'].map((part) => {
          const style = getComputedStyle(each, part);
          return traits.map((trait) => style[trait]);
        }),
      ),
    );

  const reached = new Set<Element>();
  const looks = new Map<Element, string>();
  let last: Element | undefined;
  let stays = 0;
  /** Notes the looks of elements without the focus; new ones come while others are read. */
  const noteLooks = () =>
    candidates().forEach(
      (element) =>
        element === document.activeElement ||
        looks.has(element) ||
        looks.set(element, lookOf(element)),
    );
  const isReached = (element: Element) =>
    reached.has(element) ||
    [...reached].some((other) => element.closest('[data-tabster*="mover"]')?.contains(other));
  /** A mark may fade in. */
  const isMarked = async (element: HTMLElement | SVGElement) => {
    for (let frames = 0; frames < 30; frames += 1) {
      if (lookOf(element) !== looks.get(element)) return true;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return false;
  };
  /** A switch is drawn beside its field. */
  const isSeen = (element: Element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    const points = [0.1, 0.5, 0.9].flatMap((across) =>
      [0.1, 0.5, 0.9].map(
        (down) => [left + (right - left) * across, from + (to - from) * down] as const,
      ),
    );
    return (
      right > left &&
      to > from &&
      points.some(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (element.parentElement!.contains(hit) || hit.contains(element));
      })
    );
  };
  /** The button that closes a dialog is in its corner, and comes last. */
  const isAbove = (element: Element, before: Element) => {
    const [now, then] = [element.getBoundingClientRect(), before.getBoundingClientRect()];
    return (
      now.left < then.right &&
      now.right > then.left &&
      now.bottom <= then.top &&
      getComputedStyle(element).position !== 'absolute'
    );
  };

  // Elements in frames of another site have stops of their own, which are no part of the page.
  for (const frame of document.querySelectorAll('iframe')) frame.tabIndex = -1;
  const waiting = candidates().filter(isUsable);
  noteLooks();
  const root = document.querySelector<HTMLElement>(place)!;
  if (!root.contains(document.activeElement) || root.getAttribute('role') !== 'dialog') {
    const { tabIndex } = root;
    root.tabIndex = -1;
    root.focus();
    root.tabIndex = tabIndex;
  }

  return {
    /**
     * Where the focus is now, with what is wrong there. Nothing when it has left the place, or was
     * there before.
     */
    async nextStop(): Promise<Stop | undefined> {
      const focused = document.activeElement;
      stays = focused === last ? stays + 1 : 0;
      if (focused && stays > 0 && stays < maxWithin) return { name: nameOf(focused), flaws: [] };
      if (
        !(focused instanceof HTMLElement || focused instanceof SVGElement) ||
        focused === root ||
        !focused.closest(place) ||
        reached.has(focused)
      )
        return undefined;
      const flaws: Stop['flaws'] = [];
      if (!(await isMarked(focused))) flaws.push('unmarked');
      if (!isSeen(focused)) flaws.push('unseen');
      if (last && isAbove(focused, last)) flaws.push('outOfOrder');
      noteLooks();
      reached.add(focused);
      last = focused;
      return { name: nameOf(focused), flaws };
    },
    /** `isWhole`: the walk came to the end; else elements behind the last stop are left out. */
    missed: (isWhole: boolean) =>
      waiting
        .filter(
          (element) =>
            !isReached(element) &&
            element.isConnected &&
            isUsable(element) &&
            (isWhole ||
              (element.compareDocumentPosition(last!) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0),
        )
        .map(nameOf),
  };
}
