import { callApi } from './callApi';

/** Addresses of the uploaded pictures, the newest first (IMAGES-01). Throws a `FailureError`. */
export function listImages(signal?: AbortSignal): Promise<string[]> {
  return callApi('GET /Image', { operation: 'Pictures', signal });
}
