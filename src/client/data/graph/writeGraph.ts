import { demandLicence } from '../demandLicence';
import type { GraphRead } from '../graph';
import { jsonOf, send } from '../send';
import { graphUrlOf, tokenScopes } from './graphAddress';

interface GraphWrite extends Pick<GraphRead, 'scopes' | 'operation' | 'signal'> {
  /** Only asks, and can be repeated. */
  safe?: boolean;
}

/**
 * Sends something to Graph and gives what it answers, if anything. Throws a `FailureError`.
 */
export async function writeGraph<T = undefined>(
  method: 'POST' | 'PUT',
  path: string,
  body: object,
  { scopes, operation, signal, safe }: GraphWrite,
): Promise<T> {
  const url = graphUrlOf(path);
  await demandLicence({ operation, url });
  const request = { url, method, operation, ...(signal && { signal }), ...(safe && { safe }) };
  const response = await send({
    ...request,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    scopes: tokenScopes(scopes),
  });
  return response.status === 204 ? (undefined as T) : jsonOf<T>(request, response);
}
