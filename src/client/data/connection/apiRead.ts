import { callApi, partsOf, type ApiAnswer, type ReadCall, type ApiInput } from './callApi';
import type { ReadKey } from '../read/readKey';

/** A read of the product API. What it keeps is the call's own answer. */
export interface ApiRead<K extends ReadCall> {
  key: ReadKey;
  operation: string;
  read: (signal: AbortSignal) => Promise<ApiAnswer<K>>;
}

/**
 * Reads a call of the product API for `useRead`. It is kept under the call and its input, so that
 * whoever asks the same shares the answer, and a change names the call (see `invalidate`).
 */
export function apiRead<K extends ReadCall>(call: K, input: ApiInput<K>): ApiRead<K> {
  const { params, query, body } = partsOf(input);
  const asked = JSON.stringify({ params, query, body });
  return {
    key: asked === '{}' ? call : `${call} ${asked}`,
    operation: input.operation,
    read: (signal) => callApi(call, { ...input, signal }),
  };
}
