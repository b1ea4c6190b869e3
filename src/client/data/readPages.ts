import type { ReadPages } from '#shared/contract/people/readPages';
import { maxReadAtOnce } from '#shared/rules/news/readMarks';
import { clientState } from '../platform/clientState';
import { withinTime } from '../platform/withinTime';
import { lifetimes } from './cache/lifetimes';
import type { PersonCache } from './cache/personCache';
import { callApi } from './connection/callApi';
import { connection } from './connection/connection';
import { failureIn } from './connection/failure';
import { logFailure } from './connection/handleFailure';
import { isFinalRefusal } from './editing/attempt';
import type { ReadKey } from './read/readKey';

/** Milliseconds in which pages are gathered. */
const gathering = 3_000;
/** Milliseconds for which marks wait until the server was told what was opened before. */
const timeout = 2_000;
/** Most pages that wait: whoever is offline for long loses the oldest. */
const max = 200;
const timer = clientState<ReturnType<typeof setTimeout> | undefined>(() => undefined);
const listens = clientState(() => false);
/** The pages of the requests that have not been answered yet. */
const pending = clientState(() => new Set<number>());
/** The last sending, until it has ended; see `flush`. */
const sending = clientState<Promise<ReadPages | undefined> | undefined>(() => undefined);

/**
 * Notes that the person has opened a page, for their other devices too. Pages go out together, and
 * what is left when the window is hidden or closed, or when the network is back.
 */
export function notePageRead(id: number): void {
  const { cache } = connection();
  cache.put(keyOf(id), id, lifetimes.visit);
  for (const old of waitingIn(cache).slice(0, -max)) cache.discard(keyOf(old));
  timer.value ??= setTimeout(() => void flush(), gathering);
  listen();
}

/**
 * The server's list with the pages that it has not been told of. Where some wait, it is told of
 * them now, and its answer to that is the list, unless it is slow.
 */
export async function readWithWaiting(read: () => Promise<ReadPages>): Promise<ReadPages> {
  const { cache } = connection();
  listen();
  const waiting = waitingIn(cache);
  const answer = await withinTime(flush(), timeout).catch(() => undefined);
  return joined(waiting, answer ?? (await read()));
}

function listen(): void {
  if (listens.value) return;
  listens.value = true;
  takeOver(connection().cache);
  document.addEventListener('visibilitychange', () => document.hidden && void flush());
  addEventListener('pagehide', () => void flush());
  addEventListener('online', () => void flush());
}

/** An older build has kept all pages in one entry. */
function takeOver(cache: PersonCache): void {
  const old = cache.last<number[]>('pages/opened');
  if (!old) return;
  for (const id of old.Data) cache.put(keyOf(id), id, lifetimes.visit);
  cache.discard('pages/opened');
}

/** Each page has an entry of its own: what another window notes or sends leaves the others alone. */
const keyOf = (id: number): ReadKey => `pages/opened ${id}`;

/**
 * The pages of which the server has not been told, the oldest first: they outlive the window, and
 * are of one person.
 */
function waitingIn(cache: PersonCache): number[] {
  return cache
    .keysOf('pages/opened')
    .flatMap((key) => cache.last<number>(keyOf(Number(key.split(' ')[1]))) ?? [])
    .sort((one, other) => Date.parse(one.AddedToCache) - Date.parse(other.AddedToCache))
    .map(({ Data }) => Data);
}

const joined = (ids: number[], { PageIds }: ReadPages): ReadPages => ({
  PageIds: [...new Set([...ids, ...PageIds])],
});

/**
 * Sends what waits. Resolves to the server's list, or to nothing where nothing is on its way or not
 * all of it has arrived.
 */
function flush(): Promise<ReadPages | undefined> {
  clearTimeout(timer.value);
  timer.value = undefined;
  const { cache } = connection();
  const due = partOf(cache);
  if (due.length === 0) return sending.value ?? Promise.resolve(undefined);
  const begun = sendParts(cache, due).finally(() => {
    if (sending.value === begun) sending.value = undefined;
  });
  sending.value = begun;
  return begun;
}

function partOf(cache: PersonCache): number[] {
  const due = waitingIn(cache).filter((id) => !pending.value.has(id));
  return due.slice(0, maxReadAtOnce);
}

/** One part after the other, until nothing waits. */
async function sendParts(cache: PersonCache, first: number[]): Promise<ReadPages | undefined> {
  let answer: ReadPages | undefined;
  for (let due = first; due.length > 0; due = partOf(cache)) {
    answer = await sendReads(cache, due);
    if (!answer) break;
  }
  return answer;
}

/** Pages that could not be sent go with the next, and those refused for good are forgotten. */
async function sendReads(cache: PersonCache, sent: number[]): Promise<ReadPages | undefined> {
  const { value: underWay } = pending;
  const settle = () => {
    for (const id of sent) cache.discard(keyOf(id));
  };
  for (const id of sent) underWay.add(id);
  try {
    const answer = await callApi('PUT /me/readpages', {
      body: { PageIds: sent },
      operation: 'Read pages',
      keepalive: true,
    });
    settle();
    cache.put('GET /me/readpages', joined(waitingIn(cache), answer), lifetimes.standard);
    return answer;
  } catch (error) {
    const failure = failureIn(error);
    if (isFinalRefusal(failure)) {
      settle();
      logFailure(failure);
    }
    return undefined;
  } finally {
    for (const id of sent) underWay.delete(id);
  }
}
