import type { Answer, Received } from '../http/message';
import { badRequest } from './graphProblem';

interface BatchItem {
  id?: string;
  method?: string;
  url?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Requests of a batch to one mailbox that are worked on at the same time. Source: json-batching. */
const atOnce = 4;
const isMailbox = /^\/?me\/(todo|calendar|events|messages|mailFolders)\b/i;

/** Work that waits until one of a few lanes is free. */
class Lanes {
  private readonly lanes: Promise<unknown>[];

  constructor(count: number) {
    this.lanes = Array.from({ length: count }, () => Promise.resolve());
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    const before = this.lanes.shift();
    const done = (async () => {
      await before;
      return work();
    })();
    this.lanes.push(done.catch(() => undefined));
    return done;
  }
}

/**
 * Answers each request of a `$batch`; the order of the answers is not that of the requests, as at
 * Graph.
 */
export async function answerBatch(
  request: Received,
  version: string,
  answerOne: (item: Received) => Promise<Answer>,
): Promise<Answer> {
  const { requests } = readBody(request);
  if (!Array.isArray(requests) || requests.length === 0)
    throw badRequest('Invalid batch payload format.');
  if (requests.length > 20)
    throw badRequest('Number of batch request steps exceeds the maximum value of 20.');
  const ids = requests.map(({ id }) => id);
  if (ids.some((id) => !id) || new Set(ids).size < ids.length)
    throw badRequest('Every request needs an id of its own.');
  const mailbox = new Lanes(atOnce);
  const responses = await Promise.all(
    requests.map((item) => {
      const answer = () => answerItem(request, version, item, answerOne);
      return isMailbox.test(item.url ?? '') ? mailbox.run(answer) : answer();
    }),
  );
  return { status: 200, body: { responses: responses.reverse() } };
}

async function answerItem(
  batch: Received,
  version: string,
  item: BatchItem,
  answerOne: (item: Received) => Promise<Answer>,
): Promise<object> {
  if (!item.url || /^https?:/i.test(item.url) || !item.method)
    return {
      id: item.id,
      status: 400,
      body: {
        error: { code: 'BadRequest', message: 'Every request needs a method and a relative url.' },
      },
    };
  const headers = Object.fromEntries(
    Object.entries(item.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const url = new URL(`/${version}/${item.url.replace(/^\//, '')}`, batch.url);
  const body = item.body === undefined ? Buffer.alloc(0) : Buffer.from(JSON.stringify(item.body));
  const answer = await answerOne({
    method: item.method.toUpperCase(),
    url,
    headers: { authorization: batch.headers.authorization, ...headers },
    body,
  });
  return {
    id: item.id,
    status: answer.silence ? 504 : answer.status,
    ...(answer.headers ? { headers: flat(answer.headers) } : {}),
    ...(answer.body === undefined
      ? {}
      : { body: Buffer.isBuffer(answer.body) ? answer.body.toString('base64') : answer.body }),
  };
}

function flat(headers: Record<string, string | string[]>): Record<string, string> {
  const nice = (name: string) => name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [nice(name), String(value)]),
  );
}

function readBody(request: Received): { requests?: BatchItem[] } {
  try {
    return JSON.parse(request.body.toString('utf8'));
  } catch {
    throw badRequest('Unable to read JSON request payload.');
  }
}
