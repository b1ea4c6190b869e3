import autocannon from 'autocannon';

/** The performance of a server under load. */
export interface Load {
  /** Requests a second. */
  rate: number;
  /** Milliseconds. */
  median: number;
  p99: number;
}

/** Options of each request beside its address. */
interface Asked {
  connections?: number;
  /** Sent as JSON, by POST. */
  body?: object;
}

/** As browsers ask. */
export const acceptEncoding = 'gzip, deflate, br, zstd';

/**
 * Loads a route for some seconds. Each connection goes through its own share of the tokens, so that
 * no two ask for the same reader at the same time unless there is only one token.
 */
export async function load(
  url: string,
  seconds: number,
  tokens: readonly string[],
  { connections = 20, body }: Asked = {},
): Promise<Load> {
  const content = body && {
    method: 'POST' as const,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  };
  let next = 0;
  const share = Math.max(1, Math.floor(tokens.length / connections));
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    setupClient: (client) => {
      const start = (next++ * share) % tokens.length;
      client.setRequests(
        tokens.slice(start, start + share).map((token) => ({
          method: 'GET' as const,
          ...content,
          headers: {
            authorization: `Bearer ${token}`,
            'accept-encoding': acceptEncoding,
            ...content?.headers,
          },
        })),
      );
    },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refused and ${result.errors} failed requests at ${url}`);
  return { rate: result.requests.average, median: result.latency.p50, p99: result.latency.p99 };
}
