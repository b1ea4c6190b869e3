import { notLoaded } from '../texts/connecting';
import { currentLanguage } from '../texts/language';
import { canRemember, readStored, writeStored } from '../platform/guardedStorage';
import { showSentence } from './showSentence';

const key = 'portal:reloaded-at';

/**
 * A start that fails is most often one whose files were replaced by a newer build: reload once. A
 * second failure within a minute is shown, and every one where the browser keeps nothing, so that
 * nobody reloads for ever.
 */
export function reloadForMissingCode(error: unknown): void {
  const last = Number(readStored('sessionStorage', key) ?? 0);
  if (!canRemember() || Date.now() - last < 60_000) return showFailedStart(error);
  writeStored('sessionStorage', key, String(Date.now()));
  // Not from the page that the device keeps.
  location.reload();
}

function showFailedStart(error: unknown): never {
  showSentence('alert', notLoaded[currentLanguage()]);
  throw error;
}
