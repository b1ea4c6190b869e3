import { onHostEvent } from '../../host/hostEvents';
import { onSlept, watchSleep } from '../../platform/moments';
import { connection } from '../connection/connection';

/** Milliseconds; who looks elsewhere for less finds the page as it was. */
const longPause = 5 * 60_000;

/**
 * When the person comes back, what is on screen stays and is read again behind it, the rest when it
 * is shown: to a tab that nobody saw for a while, or to an app or a computer that slept. Until the
 * returned function is called.
 */
export function refreshAfterPause(): () => void {
  let leftAt = document.hidden ? Date.now() : undefined;
  let refreshedAt = 0;
  const refresh = () => {
    leftAt = undefined;
    refreshedAt = Date.now();
    const { cache, refresh: readAgain } = connection();
    cache.beginVisit();
    void readAgain(() => true);
  };
  const look = () => {
    if (document.visibilityState === 'hidden') leftAt ??= Date.now();
    else if (leftAt !== undefined && Date.now() - leftAt >= longPause) refresh();
    else leftAt = undefined;
  };
  const stops = [
    watchSleep(),
    onSlept((before) => {
      leftAt ??= Math.max(before, refreshedAt);
      look();
    }),
    onHostEvent('resume', refresh),
  ];
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    for (const stop of stops) stop();
  };
}
