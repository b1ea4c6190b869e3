const leaving = new WeakMap<AbortSignal, Set<() => void>>();

/**
 * Runs `leave` when the signal is aborted, unless the returned function is called before. However
 * many wait for one signal, it has a single listener of theirs.
 */
export function onAbort(signal: AbortSignal, leave: () => void): () => void {
  const waiting = leaving.get(signal) ?? listen(signal);
  waiting.add(leave);
  return () => void waiting.delete(leave);
}

function listen(signal: AbortSignal): Set<() => void> {
  const waiting = new Set<() => void>();
  leaving.set(signal, waiting);
  signal.addEventListener('abort', () => waiting.forEach((leave) => leave()), { once: true });
  return waiting;
}

/** The outcome of the work, or the signal's reason once it is aborted. */
export async function unlessAborted<T>(
  work: Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  if (!signal) return work;
  let stay: (() => void) | undefined;
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    stay = onAbort(signal, () => reject(signal.reason));
  });
  return Promise.race([work, aborted]).finally(() => stay?.());
}
