import { clientListeners } from '../platform/clientState';

const listeners = clientListeners<[error: unknown]>();

/**
 * Calls `listener` each time a part that has nothing to stand in its place could not be shown,
 * until the returned function is called.
 */
export function onMissingPart(listener: (error: unknown) => void): () => void {
  return listeners.subscribe(listener);
}

export function notifyMissingPart(error: unknown): void {
  listeners.notify(error);
}
