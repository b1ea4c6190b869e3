import { keepPageWhile, mustKeepPage } from '../../auth/keptPage';
import { askPending, listenToPendingScopes, pendingScopes } from '../../auth/pendingScopes';
import { signInOpensWindow } from '../../auth/signInOpensWindow';
import { connection } from '../connection/connection';

/** True while content is missing because the person could not be asked for a permission. */
export function hasPendingPermissions(): boolean {
  return pendingScopes().length > 0;
}

/** Calls back after each change until the returned function is called. */
export function listenToPendingPermissions(listener: () => void): () => void {
  return listenToPendingScopes(listener);
}

/**
 * Whether a click on Sign in opens a window; where not, the page leaves for the identity service
 * and comes back.
 */
export function pendingOpensWindow(): boolean {
  return mustKeepPage() || signInOpensWindow(connection().config);
}

/**
 * Nobody is sent to the identity service while they are writing something, nor by their own click
 * where it would be lost.
 */
export function stayWhileWriting(isWriting: () => boolean, isUnsaved: () => boolean): void {
  keepPageWhile((isLost) => (isLost ? isUnsaved() : isWriting()));
}

/**
 * Asks for what is pending, right after a click; then what is on screen is read again. A refusal
 * leaves it pending.
 */
export async function askPendingPermissions(): Promise<void> {
  await askPending().catch(() => undefined);
  void connection().refresh(() => true);
}
