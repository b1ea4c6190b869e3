import { relativeTimeFormat } from './formatters';
import { currentLanguage } from './language';
import { localeFor } from './localeFor';

/**
 * Milliseconds after which the moment has come anyway: on a slow line the answers are not there
 * yet.
 */
const timeout = 300;

/**
 * Makes the first formatter of the page in a moment in which the browser has nothing else to do, as
 * while answers are on their way: it takes a slow device longer than drawing a card, and every
 * other one next to nothing.
 */
export function prepareFormats(): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window)
    requestIdleCallback(
      () => relativeTimeFormat(localeFor(currentLanguage()), { numeric: 'auto' }),
      { timeout },
    );
}
