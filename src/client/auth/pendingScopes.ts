import { getToken } from './tokens';
import { clientListeners, clientState } from '../platform/clientState';

/**
 * Scopes that the person must be asked for and were not, because only a click may ask: it opens a
 * window, or was refused a moment ago.
 */
const pending = clientState<readonly string[]>(() => []);
const listeners = clientListeners();

export function pendingScopes(): readonly string[] {
  return pending.value;
}

/** True while the Sign in button waits for a click for these scopes. */
export function isPending(scopes: readonly string[]): boolean {
  return pending.value.includes(scopes.join(' '));
}

export function notePending(scopes: readonly string[]): void {
  change([...pending.value.filter((each) => each !== scopes.join(' ')), scopes.join(' ')]);
}

export function clearPending(scopes: readonly string[]): void {
  if (pending.value.includes(scopes.join(' ')))
    change(pending.value.filter((each) => each !== scopes.join(' ')));
}

/** Calls back after each change until the returned function is called. */
export function listenToPendingScopes(listener: () => void): () => void {
  return listeners.subscribe(listener);
}

/**
 * Asks the person, who has just clicked, for what is pending; stops at the first refusal. The first
 * opens a window at once, while the click still counts; once they are signed in the others often
 * need none.
 */
export async function askPending(): Promise<void> {
  for (const [index, scopes] of pending.value.entries()) {
    const list = scopes.split(' ');
    await getToken(list, { interactive: true, byClick: true, ask: index === 0 });
    clearPending(list);
  }
}

function change(next: readonly string[]): void {
  pending.value = next;
  listeners.notify();
}
