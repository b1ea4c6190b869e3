import { maxReadAtOnce } from '#shared/rules/news/readMarks';
import { callApi } from './connection/callApi';
import { FailureError } from './connection/failure';
import { logFailure } from './connection/handleFailure';
import { lifetimes } from './cache/lifetimes';
import { connection } from './connection/connection';
import { clientState } from '../platform/clientState';

/** Milliseconds in which pages are gathered. */
const gathering = 3_000;
/** Most pages that wait: whoever is offline for long loses the oldest. */
const max = 200;
const waiting = clientState<number[]>(() => []);
const timer = clientState<ReturnType<typeof setTimeout> | undefined>(() => undefined);
const listens = clientState(() => false);

/**
 * Notes that the person has opened a page, for their other devices too. Pages go out together, and
 * what is left when the window is hidden or closed.
 */
export function notePageRead(id: number): void {
  waiting.value = [...waiting.value.filter((each) => each !== id), id].slice(-max);
  timer.value ??= setTimeout(flush, gathering);
  if (listens.value) return;
  listens.value = true;
  document.addEventListener('visibilitychange', () => document.hidden && flush());
  addEventListener('pagehide', flush);
}

function flush(): void {
  clearTimeout(timer.value);
  timer.value = undefined;
  if (waiting.value.length > 0) void sendReads();
}

/** Nobody waits for it; what could not be sent goes with the next. */
async function sendReads(): Promise<void> {
  const sent = waiting.value.slice(0, maxReadAtOnce);
  waiting.value = waiting.value.slice(maxReadAtOnce);
  try {
    const answer = await callApi('PUT /me/readpages', {
      body: { PageIds: sent },
      operation: 'Read pages',
      keepalive: true,
    });
    connection().cache.put('GET /me/readpages', answer, lifetimes.standard);
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
    const { status } = error.failure;
    if (status === 0 || status >= 429) waiting.value = [...sent, ...waiting.value].slice(-max);
    else logFailure(error.failure);
  }
}
