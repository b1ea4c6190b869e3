import autocannon from 'autocannon';

/** What a server did under load. */
export interface Load {
  /** Requests a second. */
  rate: number;
  /** Milliseconds. */
  p99: number;
}

const connections = 20;

/**
 * Loads a route for some seconds. Each connection goes through its own share of the tokens, so that
 * no two ask for the same reader at the same time unless there is only one token.
 */
export async function load(url: string, seconds: number, tokens: readonly string[]): Promise<Load> {
  let next = 0;
  const share = Math.max(1, Math.floor(tokens.length / connections));
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    setupClient: (client) => {
      const start = (next++ * share) % tokens.length;
      client.setRequests(
        tokens
          .slice(start, start + share)
          .map((token) => ({ method: 'GET', headers: { authorization: `Bearer ${token}` } })),
      );
    },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refused and ${result.errors} failed requests at ${url}`);
  return { rate: result.requests.average, p99: result.latency.p99 };
}
