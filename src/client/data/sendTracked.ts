import { trackingLimits } from '#shared/rules/tracking';
import { callApi } from './callApi';
import { FailureError } from './failure';
import { logFailure } from './handleFailure';
import { onTracked, returnTracked, takeTracked, trackedCount } from './tracking';

/** Milliseconds in which events are gathered. */
const gathering = 10_000;
/** Events with which a batch goes out at once. */
const full = 20;

/**
 * Sends what is counted in batches, and what is left when the page is hidden or closed (TRACK-12). Returns how to stop it.
 * @param isAllowed false: what is counted is thrown away
 */
export function sendTracked(isAllowed: boolean): () => void {
  if (!isAllowed) {
    onTracked(() => takeTracked(trackedCount()));
    return () => onTracked(undefined);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    void sendBatch();
  };
  onTracked(() => {
    if (trackedCount() >= full) flush();
    else timer ??= setTimeout(flush, gathering);
  });
  const onHidden = () => document.hidden && flush();
  document.addEventListener('visibilitychange', onHidden);
  window.addEventListener('pagehide', flush);
  return () => {
    onTracked(undefined);
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onHidden);
    window.removeEventListener('pagehide', flush);
  };
}

/** Nobody waits for it and nobody is told when it fails; what the service could not take now waits for the next batch. */
async function sendBatch(): Promise<void> {
  const Events = takeTracked(trackingLimits.batch);
  if (Events.length === 0) return;
  try {
    await callApi('POST /analytics/events', { body: { Events }, operation: 'Analytics', keepalive: true });
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
    logFailure(error.failure);
    if (error.failure.status === 0 || error.failure.status === 429 || error.failure.status >= 500) returnTracked(Events);
  }
}
