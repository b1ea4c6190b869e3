import { FailureError } from '../connection/failure';

/** What was done before an answer was lost is not done again. */
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
