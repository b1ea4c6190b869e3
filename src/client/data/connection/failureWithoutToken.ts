import { isPending } from '../../auth/pendingScopes';
import type { TokenError } from '../../auth/TokenError';
import type { Failure } from './failure';
import { failureWithout, type Attempt } from './failureOf';

/** The failure of a request that could not be sent because there was no token for it. */
export function failureWithoutToken(
  attempt: Attempt & { scopes: readonly string[] },
  { reason, message }: TokenError,
): Failure {
  if (reason === 'offline') return failureWithout(attempt, 0, message);
  const failure = failureWithout(attempt, 401, message);
  return isPending(attempt.scopes) ? { ...failure, isSignInNeeded: true } : failure;
}
