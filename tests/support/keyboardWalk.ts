import type { Page } from 'playwright-core';

/** What a person meets who goes through a page with the Tab key alone. */
interface KeyboardWalk {
  /** Names of what was focused, in order. */
  stops: string[];
  /** What was there from the start and was never reached. */
  missed: string[];
  /** What takes the focus without showing it. */
  unmarked: string[];
  /** What is focused outside of the window, or without any size. */
  unseen: string[];
  /** What comes after something that stands behind it in the page. */
  outOfOrder: string[];
}

const mostStops = 400;

/** Goes from where the focus is through the whole page by Tab, until it leaves the page or begins again. */
export async function walkByTab(page: Page): Promise<KeyboardWalk> {
  await page.evaluate(noteInteractive);
  const walk: KeyboardWalk = { stops: [], missed: [], unmarked: [], unseen: [], outOfOrder: [] };
  while (walk.stops.length < mostStops) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(placeOfFocused);
    if (!stop) break;
    walk.stops.push(stop.name);
    if (!(await page.evaluate(isFocusMarked))) walk.unmarked.push(stop.name);
    if (!stop.isSeen) walk.unseen.push(stop.name);
    if (!stop.isAfterLast) walk.outOfOrder.push(stop.name);
  }
  walk.missed = await page.evaluate(missedOnes);
  return walk;
}

/** Marks what can be used now. What waits behind another stop of its group, such as the radio buttons after the chosen one, is reached by arrow keys. */
function noteInteractive(): void {
  const isUsable = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0 && !element.matches(':disabled, [inert] *, [aria-hidden="true"], [aria-hidden="true"] *, [data-tabster-dummy], [type="radio"]:not(:checked)');
  for (const element of document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')) if (isUsable(element)) element.dataset['walk'] = 'waiting';
}

/** Tells where the focus is, and notes that it has been there; nothing at the end of the page, or where it was before. */
function placeOfFocused(): { name: string; isSeen: boolean; isAfterLast: boolean } | undefined {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body || focused.dataset['walk'] === 'reached') return undefined;
  const { top, bottom, width, height } = focused.getBoundingClientRect();
  const last = document.querySelector('[data-walk-last]');
  const isAfterLast = !last || (last.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  last?.removeAttribute('data-walk-last');
  focused.dataset['walk'] = 'reached';
  focused.dataset['walkLast'] = '';
  const name = (focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 60)) || focused.outerHTML.slice(0, 120);
  return { name, isSeen: Math.min(width, height, bottom, innerHeight - top) > 0, isAfterLast };
}

/** Whether what has the focus looks otherwise without it. It has the focus afterwards. */
async function isFocusMarked(): Promise<boolean> {
  const focused = document.activeElement as HTMLElement;
  const traits = ['outlineStyle', 'outlineWidth', 'outlineColor', 'boxShadow', 'borderColor', 'backgroundColor', 'clipPath', 'transform', 'textDecorationLine'] as const;
  const around = [focused, focused.parentElement!, focused.parentElement!.parentElement!];
  const look = () => JSON.stringify(around.flatMap((element) => [null, '::after', '::before'].map((part) => traits.map((trait) => getComputedStyle(element, part)[trait]))));
  const marked = look();
  focused.blur();
  let isMarked = look() !== marked;
  // A mark may fade in and out.
  for (let frames = 0; frames < 30 && !isMarked; frames += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    isMarked = look() !== marked;
  }
  focused.focus({ preventScroll: true });
  return isMarked;
}

function missedOnes(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-walk="waiting"]')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0)
    .map((element) => (element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 60)) || element.outerHTML.slice(0, 120));
}
