import { FailureError } from '../../data/connection/failure';

/** Whether the service has no such task or event any more: somebody has deleted it meanwhile. */
export function isGone(error: unknown): boolean {
  return error instanceof FailureError && [404, 410].includes(error.failure.status);
}
