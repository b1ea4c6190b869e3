import { ProblemError } from '../http/answers/problems';

interface Asked {
  headers: Record<string, string>;
  /** Sent as JSON, with POST; left out: GET. */
  body?: object | undefined;
  /** Ends the wait for the answer, and for the rest of it. */
  signal: AbortSignal;
}

/**
 * Asks a Microsoft service. Redirects are not followed: the token in the headers is for this origin
 * only.
 * @throws ProblemError `serviceAway` where no answer comes
 */
export async function askService(
  address: string,
  { headers, body, signal }: Asked,
): Promise<Response> {
  const sent = body && {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  return fetch(address, { headers, signal, redirect: 'manual', ...sent }).catch(() => {
    throw new ProblemError('serviceAway');
  });
}
