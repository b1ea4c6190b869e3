import { connection } from './connection';
import { firstContent } from './firstContent';
import { lifetimes } from './cache/lifetimes';
import type { Read } from './useRead';

interface Running {
  promise: Promise<unknown>;
  controller: AbortController;
}

const running = new Map<string, Running>();
const waiters = new Map<string, number>();

/**
 * Reads now and keeps the answer in the person's cache; a read that is already running is joined,
 * not repeated.
 */
export function startRead<T>(
  read: Pick<Read<T>, 'read' | 'lifetime' | 'isWhole'> & { key: string },
): Promise<T> {
  const present = running.get(read.key);
  if (present) return present.promise as Promise<T>;
  const { cache } = connection();
  const controller = new AbortController();
  const { signal } = controller;
  const promise = begun(read, signal).then((value) => {
    signal.throwIfAborted();
    if (read.isWhole?.(value) ?? true)
      cache.put(read.key, value, read.lifetime ?? lifetimes.standard);
    return value;
  });
  const entry = { promise, controller };
  running.set(read.key, entry);
  const forget = () => {
    if (running.get(read.key) === entry) running.delete(read.key);
  };
  promise.then(forget, forget);
  return promise;
}

async function begun<T>({ read }: Pick<Read<T>, 'read'>, signal: AbortSignal): Promise<T> {
  const free = firstContent();
  if (free) await free;
  signal.throwIfAborted();
  return read(signal);
}

/**
 * Says that somebody shows what lies under the key. When the last one has gone, a read that is
 * still running is aborted.
 */
export function waitFor(key: string): () => void {
  waiters.set(key, (waiters.get(key) ?? 0) + 1);
  return () => {
    waiters.set(key, waiters.get(key)! - 1);
    // A component that is replaced by another with the same read leaves and comes in one turn.
    setTimeout(() => abandon(key), 0);
  };
}

function abandon(key: string): void {
  if ((waiters.get(key) ?? 0) > 0) return;
  waiters.delete(key);
  running.get(key)?.controller.abort();
  running.delete(key);
}

/**
 * Aborts what is being read under keys that begin with the prefix: it may have been answered before
 * a change.
 */
export function abortReads(keyPrefix: string): void {
  for (const [key, { controller }] of running) {
    if (!key.startsWith(keyPrefix)) continue;
    controller.abort();
    running.delete(key);
  }
}

/** True while somebody shows what lies under the key. */
export function isShown(key: string): boolean {
  return (waiters.get(key) ?? 0) > 0;
}
