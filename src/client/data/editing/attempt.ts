import type { Failure } from '../connection/failure';

/** The name of one write; the same name again is the same write, which the server does once. */
export function newAttempt(): string {
  return crypto.randomUUID();
}

/** True where nobody knows whether it was done: no answer came, or one that does not say. */
export function isOutcomeUnknown({ status }: Failure): boolean {
  return status === 0 || status === 408 || status >= 500;
}

/**
 * True where the same content stays refused; for want of a sign-in, or because of too many
 * requests, it is not the content that is refused.
 */
export function isFinalRefusal({ status }: Failure): boolean {
  return status >= 400 && status < 500 && ![401, 408, 429].includes(status);
}
