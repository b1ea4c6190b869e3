import { stillConnecting } from '../texts/connecting';
import { currentLanguage } from '../texts/language';

/** Milliseconds. */
const delay = 5_000;

/** Says on the start picture that the portal is still on its way, where it takes long. */
export function sayStillConnecting(): void {
  setTimeout(() => {
    const line = document.querySelector<HTMLElement>('#skeleton [role=status]');
    if (!line) return;
    line.lang = currentLanguage();
    line.textContent = stillConnecting[currentLanguage()];
  }, delay);
}
