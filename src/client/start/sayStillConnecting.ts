import { stillConnecting } from '../texts/connecting';
import { currentLanguage } from '../texts/language';

/** Milliseconds. */
const delay = 5_000;

/**
 * Says above the start picture, or the last paint, that the portal is still on its way, where it
 * takes long.
 */
export function sayStillConnecting(): void {
  setTimeout(() => {
    const line = document.getElementById('connecting');
    if (!line) return;
    line.lang = currentLanguage();
    line.textContent = stillConnecting[currentLanguage()];
  }, delay);
}
