import { loadable } from '../../loading/loadable';
import { FailureError } from '../connection/failure';
import { failureOf } from '../connection/failureOf';
import { unlessAborted } from '../../platform/onAbort';
import { jsonOf } from '../connection/send';
import type { GraphRead } from './graph';
import { graphUrlOf, tokenScopes } from './graphAddress';
import { clientState } from '../../platform/clientState';

/** Most requests that Graph takes in one batch. */
const batchSize = 20;
/** Milliseconds in which pictures are gathered: sections of a page ask for theirs after each other. */
const gathering = 50;

export interface QueuedRead extends GraphRead {
  path: string;
  /**
   * The answer is a picture, and comes as a `data:` address; it is never repeated, for it is not
   * worth the wait.
   */
  isPicture?: boolean;
}

interface Waiting extends QueuedRead {
  answer: (response: Response) => void;
  fail: (error: unknown) => void;
}

const queues = clientState(() => new Map<string, Waiting[]>());

/**
 * Reads through the queue: what is asked for before the first token and the Graph code are there,
 * and in one turn afterwards, goes out as one batch. Only reads with the same permissions share
 * one, so that a missing consent fails nothing else.
 */
export async function queueRead<T>(read: QueuedRead): Promise<T> {
  return jsonOf<T>(requestOf(read), await queued(read));
}

/**
 * Reads a picture through a queue of their own, which waits a moment for more of them; gives it as a
 * `data:` address.
 */
export async function queuePicture(read: QueuedRead): Promise<string> {
  const response = await queued({ ...read, isPicture: true });
  return response.text();
}

function requestOf(read: QueuedRead) {
  return { operation: read.operation, url: graphUrlOf(read.path), signal: read.signal };
}

async function queued(read: QueuedRead): Promise<Response> {
  read.signal?.throwIfAborted();
  const answer = new Promise<Response>((resolve, reject) =>
    enqueue({ ...read, answer: resolve, fail: reject }),
  );
  const response = await unlessAborted(answer, read.signal);
  if (!response.ok) throw new FailureError(await failureOf(requestOf(read), response));
  return response;
}

function enqueue(read: Waiting): void {
  const key = keyOf(read);
  const queue = queues.value.get(key);
  if (queue) return void queue.push(read);
  queues.value.set(key, [read]);
  if (read.isPicture) setTimeout(() => void flush(key), gathering);
  else queueMicrotask(() => void flush(key));
}

function keyOf({ path, scopes, isPicture }: QueuedRead): string {
  const version = path.startsWith('/beta/') ? 'beta' : 'v1.0';
  return [isPicture ? 'pictures' : 'answers', version, ...tokenScopes(scopes).sort()].join(' ');
}

async function flush(key: string): Promise<void> {
  const client = await graphClient.load().catch((error: unknown) => ({ error }));
  const waiting = (queues.value.get(key) ?? []).filter(({ signal }) => !signal?.aborted);
  queues.value.delete(key);
  if ('error' in client) return waiting.forEach(({ fail }) => fail(client.error));
  const [first, second] = waiting;
  if (first && !second) return client.readOne(first).then(first.answer, first.fail);
  for (let start = 0; start < waiting.length; start += batchSize) {
    const part = waiting.slice(start, start + batchSize);
    void answerWith(part, client.readBatch(part));
  }
}

/** The code that talks to Graph; no page needs it before its first content. */
export const graphClient = loadable(() => import(/* webpackChunkName: "graph" */ './graphClient'));

async function answerWith(
  reads: Waiting[],
  answering: Promise<Promise<Response>[]>,
): Promise<void> {
  try {
    const answers = await answering;
    reads.forEach(({ answer, fail }, index) => void answers[index]!.then(answer, fail));
  } catch (error) {
    reads.forEach(({ fail }) => fail(error));
  }
}
