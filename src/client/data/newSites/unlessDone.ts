import { FailureError } from '../connection/failure';

/** Does the work; undefined where it was done already, before an answer was lost. */
export async function unlessDone<T>(
  work: () => Promise<T>,
  statuses: readonly number[],
): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    const failure = error instanceof FailureError ? error.failure : undefined;
    const isDone =
      failure &&
      (statuses.includes(failure.status) ||
        (failure.status === 400 && /already exist/i.test(failure.messages.join(' '))));
    if (isDone) return undefined;
    throw error;
  }
}
