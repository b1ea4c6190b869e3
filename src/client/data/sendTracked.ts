import type { TrackedEvent } from '#shared/contract/analytics';
import type { Measure } from '#shared/contract/measures';
import { trackingLimits } from '#shared/rules/tracking';
import { clientState } from '../platform/clientState';
import { callApi } from './connection/callApi';
import { FailureError } from './connection/failure';
import { logFailure } from './connection/handleFailure';
import { isOutcomeUnknown, newAttempt } from './editing/attempt';
import { onTracked, returnTracked, takeTracked, trackedCount } from './tracking';

/** Milliseconds in which events are gathered. */
const gathering = 10_000;
/** Events with which a batch goes out at once. */
const full = 20;
/** Batches without an answer that are kept: whoever is cut off for long loses the oldest. */
const maxUnanswered = 4;

interface Batch {
  events: readonly (TrackedEvent | Measure)[];
  key: string;
}

const unanswered = clientState<readonly Batch[]>(() => []);

/**
 * Sends what is counted in batches, and what is left when the page is hidden or closed (TRACK-12).
 * Returns how to stop it.
 * @param isAllowed false: what is counted is thrown away
 * @param gather adds to a batch, before it goes out, what goes along with it
 */
export function sendTracked(isAllowed: boolean, gather: () => void): () => void {
  if (!isAllowed) {
    unanswered.value = [];
    onTracked(() => takeTracked(trackedCount()));
    return () => onTracked(undefined);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    // Offline nothing would arrive: it waits as it is.
    if (!navigator.onLine) return;
    gather();
    sendBatches();
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

/** Sends what had no answer as it was, and what has come since by itself. */
function sendBatches(): void {
  const batches = [...unanswered.value, batchOf(takeTracked(trackingLimits.batch))];
  unanswered.value = [];
  for (const batch of batches) void sendBatch(batch);
}

function batchOf(events: Batch['events']): Batch {
  return { events, key: newAttempt() };
}

/**
 * Nobody waits for it and nobody is told when it fails. What the service could not take now waits
 * for the next batch; what it may have taken keeps its key, by which it is counted once.
 */
async function sendBatch(batch: Batch): Promise<void> {
  const { events, key } = batch;
  if (events.length === 0) return;
  try {
    await callApi('POST /analytics/events', {
      body: { Events: [...events] },
      idempotencyKey: key,
      operation: 'Analytics',
      keepalive: true,
    });
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
    logFailure(error.failure);
    const { status } = error.failure;
    if (isOutcomeUnknown(error.failure))
      unanswered.value = [...unanswered.value, batch].slice(-maxUnanswered);
    else if (status === 429) returnTracked(events);
    else if (status === 400 && events.length > 1) await sendHalves(events);
  }
}

/**
 * An event that the service refuses must not take the others with it: halves are tried until it
 * stands alone.
 */
async function sendHalves(events: Batch['events']): Promise<void> {
  const middle = Math.ceil(events.length / 2);
  await sendBatch(batchOf(events.slice(0, middle)));
  await sendBatch(batchOf(events.slice(middle)));
}
