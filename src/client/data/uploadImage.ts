import { TokenError } from '../auth/TokenError';
import { getToken } from '../auth/tokens';
import { connection } from './connection';
import { FailureError } from './failure';
import { failureOf, failureWithout } from './failureOf';
import { failureWithoutToken } from './failureWithoutToken';

interface UploadOptions {
  /** Of the file. */
  name: string;
  /** What is being done, in the words of the screen. */
  operation: string;
  /** Told how much has been sent, 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** Milliseconds after which a slow line is given up. */
const timeLimit = 120_000;

/**
 * Uploads a picture and answers its address (IMAGES-02). Throws a `FailureError`; an abort is
 * passed on as it is.
 */
export async function uploadImage(file: Blob, options: UploadOptions): Promise<string> {
  const form = new FormData();
  form.append('file', file, options.name);
  // Packed here, so that it can be sent again with a new token.
  const packed = new Response(form);
  const body = { type: packed.headers.get('content-type')!, bytes: await packed.arrayBuffer() };
  const url = `${location.origin}/api/Image`;
  let answer = await sendOnce(url, body, options);
  if (answer.status === 401) answer = await sendOnce(url, body, options, true);
  const response = new Response(answer.responseText || null, { status: answer.status });
  if (!response.ok)
    throw new FailureError(await failureOf({ operation: options.operation, url }, response));
  return answer.getResponseHeader('location')!;
}

/** Not `fetch`, which does not tell how much of a body has been sent. */
async function sendOnce(
  url: string,
  body: { type: string; bytes: ArrayBuffer },
  { operation, onProgress, signal }: UploadOptions,
  renew = false,
): Promise<XMLHttpRequest> {
  const scopes = [connection().config.apiScope];
  const token = await getToken(scopes, { interactive: true, renew }).catch((error: unknown) => {
    throw error instanceof TokenError
      ? new FailureError(failureWithoutToken({ operation, url, scopes }, error))
      : error;
  });
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    const fail = (message: string) => () =>
      reject(new FailureError(failureWithout({ operation, url }, 0, message)));
    request.open('POST', url);
    request.timeout = timeLimit;
    request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader('content-type', body.type);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(request);
    request.onerror = fail('The service could not be reached.');
    request.ontimeout = fail('The service did not answer in time.');
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body.bytes);
  });
}
