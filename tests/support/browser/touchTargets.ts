import type { Page } from 'playwright-core';

/** Pixels that a finger has, up and down: 44, or 40 where more would reach into the next one. */
const least = 40;

/**
 * Links and buttons of a phone that a finger hits too easily beside: what stands alone and is lower
 * than the least. Links within a sentence are as high as its lines.
 */
export async function smallTargets(page: Page, place: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const found = await page.evaluate(
    ({ within, height }) => {
      const isInSentence = (element: Element) =>
        getComputedStyle(element).display === 'inline' &&
        [...element.parentElement!.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '',
        );
      const heightOf = (element: Element) => {
        const { left, width, top, height: own } = element.getBoundingClientRect();
        const [x, middle] = [left + width / 2, top + own / 2];
        const hits = (y: number) => {
          const hit = document.elementFromPoint(x, y);
          return hit !== null && hit.closest('a, button') === element;
        };
        if (!hits(middle)) return height;
        let [up, down] = [0, 0];
        while (up < height && hits(middle - up - 1)) up += 1;
        while (down < height && hits(middle + down + 1)) down += 1;
        return up + down + 1;
      };
      const small = [...document.querySelectorAll(within)]
        .flatMap((root) => [...root.querySelectorAll('a[href], button')])
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .flatMap((element) => {
          element.scrollIntoView({ block: 'center' });
          const own = heightOf(element);
          return own < height && !isInSentence(element)
            ? [
                `${own} px for a finger: ${(element.getAttribute('aria-label') ?? element.textContent).slice(0, 60)}`,
              ]
            : [];
        });
      // Back to the beginning of all that scrolls.
      for (const element of document.querySelectorAll('*')) element.scrollTop = 0;
      return small;
    },
    { within: place, height: least },
  );
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await session.detach();
  return found;
}
