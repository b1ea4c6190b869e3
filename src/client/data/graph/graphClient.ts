import {
  BatchRequestContent,
  BatchResponseContent,
  Client,
  ResponseType,
  type Context,
  type GraphRequest,
} from '@microsoft/microsoft-graph-client';
import { connection } from '../connection';
import { FailureError } from '../failure';
import { failureWithout, retryAfterSeconds } from '../failureOf';
import { jsonOf, send } from '../send';
import type { QueuedRead } from './batchQueue';
import { graphUrlOf, tokenScopes } from './graphAddress';

/** Seconds; a part of a batch that is asked to wait longer fails instead. */
const longestWait = 10;

/** Reads one resource by itself. */
export async function readOne(read: QueuedRead): Promise<Response> {
  const response = await through(read.path, read, (request) => request.get());
  return read.isPicture ? pictureAnswer(response, await base64Of(response)) : response;
}

/**
 * Reads up to 20 resources in one request; the answers come in the order of the reads. Parts that
 * were throttled are read once more.
 */
export async function readBatch(reads: QueuedRead[]): Promise<Response[]> {
  const first = reads[0]!;
  const version = first.path.startsWith('/beta/') ? '/beta/' : '/';
  // Each reader can leave the batch by itself; the batch goes on for the others.
  const common = {
    ...first,
    isPicture: reads.every(({ isPicture }) => isPicture),
    operation: reads.map(({ operation }) => operation).join(', '),
    headers: {},
    signal: undefined,
  };
  const content = new BatchRequestContent(
    reads.map((read, index) => ({ id: String(index), request: stepOf(read) })),
  );
  const body = await content.getContent();
  const response = await through(`${version}$batch`, common, (request) => request.post(body));
  const answers = new BatchResponseContent(
    await jsonOf({ ...common, url: graphUrlOf(`${version}$batch`) }, response),
  );
  return Promise.all(
    reads.map((read, index) => settled(read, answers.getResponseById(String(index)))),
  );
}

function stepOf(read: QueuedRead): Request {
  // Addresses in a batch begin below the version.
  const path = read.path.replace(/^\/beta(?=\/)/, '');
  return new Request(connection().config.graphUrl + path, {
    headers: { accept: 'application/json', ...read.headers },
  });
}

async function settled(read: QueuedRead, answer: Response | undefined): Promise<Response> {
  if (!answer)
    throw new FailureError(
      failureWithout(
        { operation: read.operation, url: graphUrlOf(read.path) },
        502,
        'The batch came back without this part.',
      ),
    );
  // A batch carries bytes as base64.
  if (read.isPicture) return answer.ok ? pictureAnswer(answer, await answer.text()) : answer;
  const wait =
    answer.status === 429 || answer.status === 503
      ? retryAfterSeconds(answer.headers, new Date())
      : undefined;
  if (wait === undefined || wait > longestWait || read.signal?.aborted) return answer;
  await new Promise((resolve) => setTimeout(resolve, wait * 1_000));
  return readOne(read).catch((error: unknown) =>
    error instanceof FailureError ? answer : Promise.reject(error),
  );
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
  read: QueuedRead,
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

async function sendFor(context: Context, read: QueuedRead): Promise<void> {
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
  });
}
