import { FailureError, type Failure } from '../connection/failure';

/** The name of one write; the same name again is the same write, which the server does once. */
export function newAttempt(): string {
  return crypto.randomUUID();
}

/** True where nobody knows whether it was done: no answer came, or one that does not say. */
export function isOutcomeUnknown({ status }: Failure): boolean {
  return status === 0 || status === 408 || status >= 500;
}

/** The failure in an error; anything else is a mistake in the program and is thrown on. */
export function failureIn(error: unknown): Failure {
  if (error instanceof FailureError) return error.failure;
  throw error;
}
