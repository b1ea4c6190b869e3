const listeners = new Set<(error: unknown) => void>();

/**
 * Calls `listener` each time a part that has nothing to stand in its place could not be shown,
 * until the returned function is called.
 */
export function onMissingPart(listener: (error: unknown) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function notifyMissingPart(error: unknown): void {
  for (const listener of listeners) listener(error);
}
