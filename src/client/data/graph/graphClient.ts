import {
  BatchRequestContent,
  BatchResponseContent,
  Client,
  ResponseType,
  type BatchResponseBody,
  type Context,
  type GraphRequest,
} from '@microsoft/microsoft-graph-client';
import { inTurns } from '#shared/rules/values/inTurns';
import { connection } from '../connection/connection';
import { FailureError } from '../connection/failure';
import { retryAfterSeconds } from '#shared/rules/values/retryAfter';
import { failureWithout } from '../connection/failureOf';
import { jsonOf, send, defaultWait, type Outgoing } from '../connection/send';
import type { QueuedRead } from './batchQueue';
import { graphUrlOf, tokenScopes } from './graphAddress';

/** Seconds; a part of a batch that is asked to wait longer fails instead. */
const maxWait = 10;
/** Milliseconds until a batch is answered, and after that until a part of it is, read alone. */
const timeouts = { batch: 10_000, part: 20_000 };
/** Graph works on no more requests to a mailbox at a time (MYDAY-14, MYDAY-34). */
const atATime = 4;

type Sent = QueuedRead & Pick<Outgoing, 'beginsWithin'>;

/** Reads one resource by itself. */
export async function readOne(read: QueuedRead, beginsWithin?: number): Promise<Response> {
  const response = await through(read.path, { ...read, beginsWithin }, (request) => request.get());
  return read.isPicture ? pictureAnswer(response, await base64Of(response)) : response;
}

/**
 * Reads up to 20 resources, or pictures, in one request; the answers come in the order of the
 * reads, each in its own time. Parts that were throttled are waited for, and read once more
 * together. Graph answers a batch as a whole: where it is silent, each part is read alone, and only
 * the silent ones are missing.
 */
export async function readBatch(reads: QueuedRead[]): Promise<Promise<Response>[]> {
  let parts: Promise<Response>[];
  try {
    parts = await partsOf(reads);
  } catch (error) {
    if (!isSilent(error) || reads[0]!.isPicture) throw error;
    return readApart(reads, error);
  }
  return readThrottled(reads, parts);
}

/**
 * The parts of a silent batch, four at a time. Where the first of them are silent too, the service
 * is away, and nobody waits for the others.
 */
function readApart(reads: QueuedRead[], reason: unknown): Promise<Response>[] {
  const inTurn = inTurns(atATime);
  let isAway: boolean | undefined;
  const hear = (isSilence: boolean) => (isAway ??= isSilence);
  return reads.map((read) =>
    inTurn(async () => {
      if (isAway || !mayRepeat(read)) throw reason;
      return readOne(read, timeouts.part).then(
        (answer) => (hear(false), answer),
        (error: unknown) => {
          hear(isSilent(error));
          throw error;
        },
      );
    }),
  );
}

/** The parts of one batch, which fail by themselves. */
async function partsOf(reads: QueuedRead[]): Promise<Promise<Response>[]> {
  const first = reads[0]!;
  const version = first.path.startsWith('/beta/') ? '/beta/' : '/';
  // Each reader can leave the batch by itself; the batch goes on for the others.
  const common = {
    ...first,
    operation: reads.map(({ operation }) => operation).join(', '),
    headers: {},
    signal: undefined,
    beginsWithin: timeouts.batch,
  };
  const content = new BatchRequestContent(
    reads.map((read, index) => ({ id: String(index), request: stepOf(read) })),
  );
  const body = await content.getContent();
  const response = await through(`${version}$batch`, common, (request) => request.post(body));
  const answers = new BatchResponseContent(
    typed(await jsonOf({ ...common, url: graphUrlOf(`${version}$batch`) }, response)),
  );
  return reads.map((read, index) => answerOf(read, answers.getResponseById(String(index))));
}

/** The same parts; those that were throttled come when they were read once more. */
async function readThrottled(
  reads: QueuedRead[],
  parts: Promise<Response>[],
): Promise<Promise<Response>[]> {
  const waits = await Promise.all(
    parts.map((part, index) =>
      part.then(
        (answer) => secondsToWait(reads[index]!, answer),
        () => undefined,
      ),
    ),
  );
  const throttled = reads.filter((_, index) => waits[index] !== undefined);
  if (throttled.length === 0) return parts;
  const again = readAgain(throttled, Math.max(...waits.map((wait) => wait ?? 0)));
  return parts.map(async (part, index) => {
    const place = throttled.indexOf(reads[index]!);
    return place < 0 ? part : ((await again)[place] ?? part);
  });
}

/** The answers that could be read the second time, after some seconds. */
async function readAgain(
  reads: QueuedRead[],
  seconds: number,
): Promise<(Promise<Response> | undefined)[]> {
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  try {
    return reads[1] ? await partsOf(reads) : [Promise.resolve(await readOne(reads[0]!))];
  } catch (error) {
    if (error instanceof FailureError) return [];
    throw error;
  }
}

function isSilent(error: unknown): boolean {
  return error instanceof FailureError && error.failure.isSilent === true;
}

/** A part with an object in it is JSON, also where Graph does not say so, as in its examples. */
function typed({ responses, ...more }: BatchResponseBody): BatchResponseBody {
  const type = (part: BatchResponseBody['responses'][number]) =>
    typeof part.body === 'object'
      ? { ...part, headers: { 'Content-Type': 'application/json', ...part.headers } }
      : part;
  return { ...more, responses: responses.map(type) };
}

function stepOf(read: QueuedRead): Request {
  // Addresses in a batch begin below the version.
  const path = read.path.replace(/^\/beta(?=\/)/, '');
  return new Request(connection().config.graphUrl + path, {
    headers: { accept: 'application/json', ...read.headers },
  });
}

async function answerOf(read: QueuedRead, answer: Response | undefined): Promise<Response> {
  if (!answer)
    throw new FailureError(
      failureWithout(
        { operation: read.operation, url: graphUrlOf(read.path) },
        502,
        'The batch came back without this part.',
      ),
    );
  // A batch carries bytes as base64.
  return read.isPicture && answer.ok ? pictureAnswer(answer, await answer.text()) : answer;
}

/** Nothing for a part that was answered, that nobody waits for, or that is to wait for too long. */
function secondsToWait(read: QueuedRead, answer: Response): number | undefined {
  if (!mayRepeat(read) || ![429, 503].includes(answer.status)) return undefined;
  const wait = retryAfterSeconds(answer.headers.get('retry-after')) ?? defaultWait;
  return wait <= maxWait ? wait : undefined;
}

/** A picture is not worth the wait, nor is what nobody waits for. */
function mayRepeat({ isPicture, signal }: QueuedRead): boolean {
  return !isPicture && !signal?.aborted;
}

function pictureAnswer(answer: Response, base64: string): Response {
  const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
  return new Response(`data:${type.startsWith('image/') ? type : 'image/png'};base64,${base64}`);
}

async function base64Of(response: Response): Promise<string> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/**
 * A request of the Graph client that goes through our own `send`, so that tokens, waiting and
 * failures are the same everywhere. The client wraps what its middleware throws; the failure itself
 * is handed on.
 */
async function through(
  path: string,
  read: Sent,
  act: (request: GraphRequest) => Promise<Response>,
): Promise<Response> {
  const { graphUrl } = connection().config;
  let thrown: unknown;
  const execute = (context: Context) =>
    sendFor(context, read).catch((error: unknown) => Promise.reject((thrown = error)));
  const client = Client.initWithMiddleware({
    baseUrl: `${graphUrl}/`,
    customHosts: new Set([new URL(graphUrl).hostname]),
    middleware: { execute },
  });
  const isBeta = path.startsWith('/beta/');
  const request = client
    .api(isBeta ? path.slice('/beta'.length) : path)
    .version(isBeta ? 'beta' : 'v1.0')
    .headers(read.headers ?? {})
    .responseType(ResponseType.RAW);
  return act(request).catch((error: unknown) => Promise.reject(thrown ?? error));
}

async function sendFor(context: Context, read: Sent): Promise<void> {
  const { method, headers, body } = context.options ?? {};
  context.response = await send({
    url: String(context.request),
    method,
    headers: headers as Record<string, string> | undefined,
    body: body as string | undefined,
    scopes: tokenScopes(read.scopes),
    operation: read.operation,
    signal: read.signal,
    safe: true,
    retries: read.isPicture ? 0 : undefined,
    beginsWithin: read.beginsWithin,
  });
}
