import { failureOfCode } from '../../loading/failureOfCode';
import { FailureError } from './failure';

/** Any error as a failure: an answer that the portal does not understand is one like any other. */
export function failureErrorOf(error: unknown, operation: string): FailureError {
  return error instanceof FailureError ? error : new FailureError(failureOfCode(error, operation));
}
