import { FailureError } from '../connection/failure';
import { readGraphBytes } from '../graph/graph';

/**
 * The signed-in person's photo from Graph, 48 px; `null` when there is none. Throws a
 * `FailureError`.
 */
export async function readOwnPhoto(options: {
  operation: string;
  signal?: AbortSignal;
}): Promise<Blob | null> {
  try {
    return await readGraphBytes('/me/photos/48x48/$value', { ...options, scopes: ['User.Read'] });
  } catch (error) {
    if (error instanceof FailureError && error.failure.status === 404) return null;
    throw error;
  }
}
