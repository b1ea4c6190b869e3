import { connection } from './connection/connection';
import { readBytes } from './drive/readBytes';
import { sendBytes, type SentBytes } from './connection/sendBytes';

interface UploadOptions extends Pick<SentBytes, 'operation' | 'onProgress' | 'signal'> {
  /** Of the file. */
  name: string;
}

/**
 * Uploads a picture and answers its address (IMAGES-02). Throws a `FailureError`; an abort is
 * passed on as it is.
 */
export async function uploadImage(
  file: Blob,
  { name, ...options }: UploadOptions,
): Promise<string> {
  const form = new FormData();
  form.append('file', file, name);
  // Packed here, so that it can be sent again with a new token.
  const packed = new Response(form);
  const url = `${location.origin}/api/Image`;
  const answer = await sendBytes({
    ...options,
    url,
    headers: { 'content-type': packed.headers.get('content-type')! },
    bytes: await readBytes(packed, { operation: options.operation, url }),
    scopes: [connection().config.apiScope],
  });
  return answer.headers.get('location')!;
}
