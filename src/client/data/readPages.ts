import type { ReadPages } from '#shared/contract/people/readPages';
import { maxReadAtOnce } from '#shared/rules/news/readMarks';
import { clientState } from '../platform/clientState';
import { lifetimes } from './cache/lifetimes';
import type { PersonCache } from './cache/personCache';
import { callApi } from './connection/callApi';
import { connection } from './connection/connection';
import { FailureError } from './connection/failure';
import { logFailure } from './connection/handleFailure';

/** Milliseconds in which pages are gathered. */
const gathering = 3_000;
/** Most pages that wait: whoever is offline for long loses the oldest. */
const max = 200;
const timer = clientState<ReturnType<typeof setTimeout> | undefined>(() => undefined);
const listens = clientState(() => false);
/** The pages of the requests that have not been answered yet. */
const pending = clientState(() => new Set<number>());

/**
 * Notes that the person has opened a page, for their other devices too. Pages go out together, and
 * what is left when the window is hidden or closed, or when the network is back.
 */
export function notePageRead(id: number): void {
  const { cache } = connection();
  keepWaiting(cache, [...waitingIn(cache).filter((each) => each !== id), id].slice(-max));
  timer.value ??= setTimeout(flush, gathering);
  listen();
}

/** The server's list with the pages that it has not been told of yet, which are sent now. */
export async function withWaiting(reading: Promise<ReadPages>): Promise<ReadPages> {
  const ids = waitingIn(connection().cache);
  listen();
  flush();
  return joined(ids, await reading);
}

function listen(): void {
  if (listens.value) return;
  listens.value = true;
  document.addEventListener('visibilitychange', () => document.hidden && flush());
  addEventListener('pagehide', flush);
  addEventListener('online', flush);
}

/** The pages of which the server has not been told: they outlive the window, and are of one person. */
function waitingIn(cache: PersonCache): number[] {
  return cache.last<number[]>('pages/opened')?.Data ?? [];
}

function keepWaiting(cache: PersonCache, ids: number[]): void {
  if (ids.length > 0) cache.put('pages/opened', ids, lifetimes.visit);
  else cache.discard('pages/opened');
}

const joined = (ids: number[], { PageIds }: ReadPages): ReadPages => ({
  PageIds: [...new Set([...ids, ...PageIds])],
});

function flush(): void {
  clearTimeout(timer.value);
  timer.value = undefined;
  const due = waitingIn(connection().cache).filter((id) => !pending.value.has(id));
  if (due.length > 0) void sendReads(due.slice(0, maxReadAtOnce));
}

/** Nobody waits for it; what could not be sent goes with the next. */
async function sendReads(sent: number[]): Promise<void> {
  const { cache } = connection();
  const { value: underWay } = pending;
  const settle = () =>
    keepWaiting(
      cache,
      waitingIn(cache).filter((id) => !sent.includes(id)),
    );
  for (const id of sent) underWay.add(id);
  try {
    const answer = await callApi('PUT /me/readpages', {
      body: { PageIds: sent },
      operation: 'Read pages',
      keepalive: true,
    });
    settle();
    cache.put('GET /me/readpages', joined(waitingIn(cache), answer), lifetimes.standard);
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
    const { status } = error.failure;
    if (status === 0 || status >= 429) return;
    settle();
    logFailure(error.failure);
  } finally {
    for (const id of sent) underWay.delete(id);
  }
}
