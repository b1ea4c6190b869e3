import { connection } from './connection';
import { FailureError } from './failure';
import { failureWithout, type Attempt } from './failureOf';

/**
 * Refuses, before anything is sent, what needs a Microsoft 365 licence (LICENCE-01, LICENCE-03,
 * LICENCE-04); waits until it is known whether the person has one. Throws a `FailureError` with
 * status 402.
 */
export async function demandLicence(attempt: Attempt): Promise<void> {
  if (!(await connection().isLicensed()))
    throw new FailureError(failureWithout(attempt, 402, 'Unlicensed'));
}
