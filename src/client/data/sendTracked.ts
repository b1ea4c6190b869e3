import type { TrackedEvent } from '#shared/contract/analytics';
import type { Measure } from '#shared/contract/measures';
import { trackingLimits } from '#shared/rules/tracking';
import { callApi } from './connection/callApi';
import { FailureError } from './connection/failure';
import { logFailure } from './connection/handleFailure';
import { onTracked, returnTracked, takeTracked, trackedCount } from './tracking';

/** Milliseconds in which events are gathered. */
const gathering = 10_000;
/** Events with which a batch goes out at once. */
const full = 20;

/**
 * Sends what is counted in batches, and what is left when the page is hidden or closed (TRACK-12).
 * Returns how to stop it.
 * @param isAllowed false: what is counted is thrown away
 * @param gather adds to a batch, before it goes out, what goes along with it
 */
export function sendTracked(isAllowed: boolean, gather: () => void): () => void {
  if (!isAllowed) {
    onTracked(() => takeTracked(trackedCount()));
    return () => onTracked(undefined);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    gather();
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

/**
 * Nobody waits for it and nobody is told when it fails; what the service could not take now waits
 * for the next batch.
 */
async function sendBatch(events = takeTracked(trackingLimits.batch)): Promise<void> {
  if (events.length === 0) return;
  try {
    await callApi('POST /analytics/events', {
      body: { Events: events },
      operation: 'Analytics',
      keepalive: true,
    });
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
    logFailure(error.failure);
    const { status } = error.failure;
    if (status === 0 || status === 429 || status >= 500) returnTracked(events);
    else if (status === 400 && events.length > 1) await sendHalves(events);
  }
}

/**
 * An event that the service refuses must not take the others with it: halves are tried until it
 * stands alone.
 */
async function sendHalves(events: readonly (TrackedEvent | Measure)[]): Promise<void> {
  const middle = Math.ceil(events.length / 2);
  await sendBatch(events.slice(0, middle));
  await sendBatch(events.slice(middle));
}
