import { askPending, listenToPendingScopes, pendingScopes } from '../auth/pendingScopes';
import { connection } from './connection';

/** True while content is missing because the person could not be asked for a permission. */
export function hasPendingPermissions(): boolean {
  return pendingScopes().length > 0;
}

/** Calls back after each change until the returned function is called. */
export function listenToPendingPermissions(listener: () => void): () => void {
  return listenToPendingScopes(listener);
}

/** Asks for what is pending, right after a click; then what is on screen is read anew. A refusal leaves it pending. */
export async function askPendingPermissions(): Promise<void> {
  await askPending().catch(() => undefined);
  void connection().refresh(() => true);
}
