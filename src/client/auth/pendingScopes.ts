import { getToken } from './tokens';
import { clientListeners, clientState } from '../platform/clientState';

interface Pending {
  /** Of one token, parted by spaces. */
  scopes: string;
  /** The claims that the sign-in has to carry. */
  claims?: string;
}

/**
 * Scopes that the person must be asked for and were not, because only a click may ask: it opens a
 * window, or was refused a moment ago.
 */
const pending = clientState<readonly Pending[]>(() => []);
const listeners = clientListeners();

export function pendingScopes(): readonly string[] {
  return pending.value.map(({ scopes }) => scopes);
}

/** Those that come along when the person is asked for others. */
export function pendingAlong(): readonly string[] {
  return pending.value.filter(({ claims }) => !claims).map(({ scopes }) => scopes);
}

/** True while the Sign in button waits for a click for these scopes. */
export function isPending(scopes: readonly string[]): boolean {
  return pendingScopes().includes(scopes.join(' '));
}

export function notePending(scopes: readonly string[], claims?: string): void {
  change([...without(scopes), { scopes: scopes.join(' '), ...(claims && { claims }) }]);
}

export function clearPending(scopes: readonly string[]): void {
  if (isPending(scopes)) change(without(scopes));
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
  for (const [index, { scopes, claims }] of pending.value.entries()) {
    const list = scopes.split(' ');
    const wish = claims ? { renew: true, claims } : {};
    await getToken(list, { interactive: true, byClick: true, ask: index === 0, ...wish });
    clearPending(list);
  }
}

function without(scopes: readonly string[]): readonly Pending[] {
  return pending.value.filter((each) => each.scopes !== scopes.join(' '));
}

function change(next: readonly Pending[]): void {
  pending.value = next;
  listeners.notify();
}
