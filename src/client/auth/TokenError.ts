import { refusalNumberIn, type SignInTrouble } from '#shared/rules/people/signInTrouble';

/**
 * No token could be had. `offline`: the identity service was not reached, the session may still be
 * good. `refused`: the person must sign in or agree, and was asked already or must not be asked
 * now.
 */
export class TokenError extends Error {
  constructor(
    readonly reason: 'offline' | 'refused',
    /** The identity library's stable code. */
    readonly code: string,
  ) {
    super(
      reason === 'offline'
        ? 'The sign-in service could not be reached.'
        : `No access was given (${code}). Sign in again to go on.`,
    );
    this.name = 'TokenError';
  }
}

/** Nobody was refused anything: no service was reached. */
export function isOffline(error: unknown): boolean {
  return error instanceof TokenError && error.reason === 'offline';
}

/** Why the person is not signed in, as far as the window that asked them has told. */
export function troubleOfToken(error: unknown): SignInTrouble | undefined {
  if (isOffline(error)) return 'unreached';
  return error instanceof TokenError ? refusalNumberIn(error.code) : undefined;
}
