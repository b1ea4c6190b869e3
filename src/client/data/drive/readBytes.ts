import { FailureError, type Failure } from '../connection/failure';
import { failureWithout, type Attempt } from '../connection/failureOf';

const message = 'The file could not be read.';

/**
 * The bytes of a file, of a part of it, or of what holds it. One that was moved or changed cannot be
 * read.
 */
export async function readBytes(
  from: Pick<Blob, 'arrayBuffer'>,
  attempt: Attempt,
): Promise<ArrayBuffer> {
  return from.arrayBuffer().catch(() => {
    throw new FailureError(failureWithout(attempt, 0, message));
  });
}

/** It was this device that could not read the file; no service was asked. */
export function isUnreadable({ messages }: Failure): boolean {
  return messages.includes(message);
}
