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
