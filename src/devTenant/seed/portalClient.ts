import { setTimeout as wait } from 'node:timers/promises';

/** Calls the product API as one person. */
export interface PortalClient {
  get<T>(path: string): Promise<T>;
  /** Answers `undefined` when the thing exists already (409). */
  post<T>(path: string, body: unknown): Promise<T | undefined>;
}

/** `newToken` is asked again every ten minutes, so that a long run outlives a token. */
export function portalClient(portalUrl: string, newToken: () => Promise<string>): PortalClient {
  const token = renewed(newToken);
  const send = async (method: string, path: string, body?: unknown): Promise<Response> => {
    for (let attempt = 1; ; attempt++) {
      const answer = await fetch(`${portalUrl}/api${path}`, {
        method,
        headers: {
          authorization: `Bearer ${await token()}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      if (![429, 503].includes(answer.status) || attempt === 20) return answer;
      await answer.arrayBuffer();
      await wait(Number(answer.headers.get('retry-after') ?? 1) * 1_000);
    }
  };
  return {
    get: async <T>(path: string) => accepted<T>(await send('GET', path), `GET ${path}`),
    post: async <T>(path: string, body: unknown) => {
      const answer = await send('POST', path, body);
      if (answer.status === 409) return void (await answer.arrayBuffer());
      return accepted<T>(answer, `POST ${path}`);
    },
  };
}

const tokenUse = 600_000;

function renewed(newToken: () => Promise<string>): () => Promise<string> {
  let current: { token: Promise<string>; until: number } | undefined;
  return () => {
    if (!current || current.until < Date.now())
      current = { token: newToken(), until: Date.now() + tokenUse };
    return current.token;
  };
}

async function accepted<T>(answer: Response, what: string): Promise<T> {
  const text = await answer.text();
  if (!answer.ok)
    throw new Error(`${what} was answered with ${answer.status}: ${text.slice(0, 500)}`);
  const value = text ? JSON.parse(text) : undefined;
  return value;
}

/** Runs the work on every item, several at a time. */
export async function inParallel<T>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const left = [...items].reverse();
  const worker = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker));
}
