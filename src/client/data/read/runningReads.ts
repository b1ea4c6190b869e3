import { connection } from '../connection/connection';
import { firstContent } from './firstContent';
import { lifetimes } from '../cache/lifetimes';
import { isOf, type ReadKey, type ReadName } from './readKey';
import type { Read } from './useRead';
import { clientState } from '../../platform/clientState';

interface Running {
  promise: Promise<unknown>;
  controller: AbortController;
  /** The person's changes since it was requested. */
  changes: ((value: unknown) => unknown)[];
}

interface Ahead {
  promise: Promise<unknown>;
  began: number;
}

type Startable<T> = Pick<Read<T>, 'key' | 'read' | 'lifetime' | 'isWhole' | 'partLifetime'> & {
  /** Part of a read that is under way: it does not wait for the page's first content. */
  isPart?: boolean;
};

const running = clientState(() => new Map<ReadKey, Running>());
const waiters = clientState(() => new Map<string, number>());
/** Reads that a press began, until what it opens shows them. */
const ahead = clientState(() => new Map<ReadKey, Ahead>());
/** Milliseconds for which such a read counts as now. */
const maxAhead = 10_000;

/**
 * Reads now and keeps the answer in the person's cache; a read that is already running is joined,
 * not repeated.
 */
export function startRead<T>(read: Startable<T>): Promise<T> {
  const present = running.value.get(read.key);
  if (present) return present.promise as Promise<T>;
  const { cache } = connection();
  const controller = new AbortController();
  const { signal } = controller;
  const changes: Running['changes'] = [];
  const promise = begun(read, signal).then((answer) => {
    signal.throwIfAborted();
    const value = changes.reduce((before, change) => change(before), answer as unknown) as T;
    const { lifetime = lifetimes.standard } = read;
    const isWhole = read.isWhole?.(value) ?? true;
    const kept = isWhole ? lifetime : Math.min(lifetime, read.partLifetime ?? 0);
    if (kept > 0) cache.put(read.key, value, kept);
    return value;
  });
  const entry = { promise, controller, changes };
  running.value.set(read.key, entry);
  const discard = () => {
    if (running.value.get(read.key) === entry) running.value.delete(read.key);
  };
  promise.then(discard, discard);
  return promise;
}

async function begun<T>({ read, isPart }: Startable<T>, signal: AbortSignal): Promise<T> {
  const free = isPart ? undefined : firstContent();
  if (free) await free;
  signal.throwIfAborted();
  return read(signal);
}

/**
 * A read that runs under the key may be of before a change: the change is made of its answer too,
 * which this resolves to. Nothing where nothing is being read.
 */
export function changeRunning<T>(key: ReadKey, change: (value: T) => T): Promise<T> | undefined {
  const present = running.value.get(key);
  present?.changes.push(change as (value: unknown) => unknown);
  return present?.promise as Promise<T> | undefined;
}

/** Is something being read under the key? */
export function isRunning(key: ReadKey): boolean {
  return running.value.has(key);
}

/**
 * Says that somebody shows what lies under the key. When the last one has gone, a read that is
 * still running is aborted.
 */
export function waitFor(key: ReadKey): () => void {
  waiters.value.set(key, (waiters.value.get(key) ?? 0) + 1);
  return () => {
    waiters.value.set(key, waiters.value.get(key)! - 1);
    // A component that is replaced by another with the same read leaves and comes in one turn.
    setTimeout(() => abandon(key), 0);
  };
}

function abandon(key: ReadKey): void {
  if ((waiters.value.get(key) ?? 0) > 0) return;
  waiters.value.delete(key);
  running.value.get(key)?.controller.abort();
  running.value.delete(key);
}

/**
 * Begins to read what must be as it is now (`isFresh`), with the press that opens it: the first who
 * shows it within ten seconds takes this answer. Who shows one handles its failure; where one does
 * so already, nothing begins.
 */
export function startAhead<T>(read: Pick<Read<T>, 'key' | 'read'>): void {
  if ([...waiters.value.keys()].some((key) => key.startsWith(`${read.key} `))) return;
  const began = Date.now();
  const promise = startRead({ ...read, key: `${read.key} ${began}` as ReadKey, lifetime: 0 });
  promise.catch(() => undefined);
  ahead.value.set(read.key, { promise, began });
}

/** The read of the key that a press has begun; once. */
export function takeAhead<T>(key: ReadKey): Promise<T> | undefined {
  const begun = ahead.value.get(key);
  ahead.value.delete(key);
  return begun && Date.now() - begun.began < maxAhead ? (begun.promise as Promise<T>) : undefined;
}

/** Aborts what is being read under the names, or whatever is: it may be of before a change. */
export function abortReads(names?: readonly ReadName[]): void {
  for (const [key, { controller }] of running.value) {
    if (names && !isOf(key, names)) continue;
    controller.abort();
    running.value.delete(key);
  }
  for (const key of ahead.value.keys()) if (!names || isOf(key, names)) ahead.value.delete(key);
}

/** True while somebody shows what lies under the key. */
export function isShown(key: string): boolean {
  return (waiters.value.get(key) ?? 0) > 0;
}
