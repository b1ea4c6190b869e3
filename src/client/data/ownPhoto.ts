import { connection } from './connection';
import { FailureError } from './failure';
import { send } from './send';

/** The signed-in person's photo from Graph, 48 px; `null` when there is none. Throws a `FailureError`. */
export async function readOwnPhoto(options: { operation: string; signal?: AbortSignal }): Promise<Blob | null> {
  const { graphUrl } = connection().config;
  const request = { ...options, url: `${graphUrl}/v1.0/me/photos/48x48/$value`, headers: { accept: 'image/*' }, scopes: [`${graphUrl}/User.Read`], retries: 0 };
  try {
    return await (await send(request)).blob();
  } catch (error) {
    if (error instanceof FailureError && error.failure.status === 404) return null;
    throw error;
  }
}
