import { Readable } from 'node:stream';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  RouteHandlerMethod,
} from 'fastify';
import type { Call, Calls, Method } from '#shared/contract/call';
import { problems } from '#shared/errors';
import { whenThere } from '../maybePromise';
import { answerOnce, takesKey, type Keeping } from './answers/answerOnce';
import { accessHook, type Gate } from './callers/access';
import { CallRequest } from './callRequest';
import type { Handler, Handlers } from './calls';
import type { FinishedAnswers } from './answers/finishedAnswers';
import { PersonLines } from './callers/personLines';
import { problemWith } from './answers/problemSchema';
import { readsFiles } from './uploads';

/** The objects that all calls share. */
interface Serving {
  gate: Gate;
  keeping: Keeping;
  finished: FinishedAnswers;
}

/** Fields by which answers say what they are about. */
const usualIds = ['Id', 'Guid', 'Key'];

/**
 * Registers every call of the contract with its access, validation, answer filter and handler.
 * Paths are relative to `app`.
 */
export function registerCalls<T extends Calls>(
  app: FastifyInstance,
  calls: T,
  handlers: Handlers<T>,
  { gate, keeping, finished }: Serving,
): void {
  const lines = new PersonLines();
  for (const [key, call] of Object.entries<Call>(calls)) {
    const { method, url } = routeOf(key);
    const handler = handlers[key as keyof T] as unknown as Handler<Call>;
    app.route({
      method,
      url,
      schema: schemaOf(call),
      onRequest: accessHook(call.access, gate),
      handler: handle(call, handler, {
        lines,
        keeping: takesKey(method, call) ? keeping : undefined,
        finished,
        locate: locationOf(key, call, calls, app.prefix),
      }),
      ...(call.body === 'file' ? { config: readsFiles } : {}),
    });
  }
}

/** `'GET /pages/{id}'` → method and Fastify's form of the path. */
export function routeOf(key: string): { method: Method; url: string } {
  const [method = '', path = ''] = key.split(' ');
  return { method: method as Method, url: path.replaceAll(/\{(\w+)\}/g, ':$1') };
}

function schemaOf({ params, query, body, answer, status, current }: Call): FastifySchema {
  const schema: FastifySchema = {};
  if (params) schema.params = params;
  if (query) schema.querystring = query;
  if (typeof body === 'object') schema.body = body;
  const answers = {
    ...(typeof answer === 'object' && { [status ?? 200]: answer }),
    ...(current && { [problems.conflict.status]: problemWith(current) }),
  };
  if (Object.keys(answers).length > 0) schema.response = answers;
  return schema;
}

const json = 'application/json; charset=utf-8';
const types = { text: 'text/plain; charset=utf-8', zip: 'application/zip', download: json };

interface HandleOptions {
  lines: PersonLines;
  /** Of calls that store something. */
  keeping: Keeping | undefined;
  finished: FinishedAnswers;
  /** The address of the new thing in an answer. */
  locate: (answer: unknown) => string | undefined;
}

function handle(
  call: Call,
  handler: Handler<Call>,
  { lines, keeping, finished, locate }: HandleOptions,
): RouteHandlerMethod {
  const { takes = 'little' } = call;
  const status = call.status ?? (call.answer === 'none' ? 204 : 200);
  const type =
    typeof call.answer === 'string' && call.answer !== 'none' ? types[call.answer] : json;
  const send = (request: FastifyRequest, reply: FastifyReply, answer: unknown) => {
    reply.code(status).header('cache-control', 'no-store');
    const location = locate(answer);
    if (location) reply.header('location', location);
    if (call.answer === 'none') return reply.send();
    reply.header('content-type', type);
    if (call.answer === 'download') {
      const parts = answer as AsyncIterable<string>;
      return reply
        .header('content-disposition', 'attachment')
        .send(Readable.from(lines.eachInTurn(request.person?.id, takes, parts)));
    }
    if (call.holds)
      return finished.send(request, reply, {
        answer: answer as object,
        write: () => String(reply.serialize(answer)),
        hasTag: call.holds === 'withTag',
      });
    return reply.send(answer instanceof Uint8Array ? Buffer.from(answer) : answer);
  };
  return (request, reply) => {
    const work = () => handler(new CallRequest(request));
    const answer = lines.work(
      request.person?.id,
      takes,
      (gone) => reply.raw.once('close', gone),
      () => (keeping ? answerOnce(keeping, request, async () => work()) : work()),
    );
    return whenThere<unknown, FastifyReply>(answer, (known) => send(request, reply, known));
  };
}

/**
 * Finds in the answer of a creating call where the new thing is: the address under which the
 * contract has calls about it, or the `Url` of an uploaded file. Nothing where it has none. Always
 * ASCII, whatever the answer holds.
 *
 * @param base address of the API, e.g. `/api`
 */
function locationOf(
  key: string,
  call: Call,
  calls: Calls,
  base: string,
): (answer: unknown) => string | undefined {
  const own = key.slice(key.indexOf(' ') + 1);
  const isAddressed = Object.keys(calls).some(
    (other) => other.replace(/^\w+ |\/\{\w+\}$/g, '') === own && other.endsWith('}'),
  );
  const names = call.body === 'file' ? ['Url'] : call.newId ? [call.newId] : usualIds;
  if (call.status !== 201 || !(isAddressed || call.body === 'file')) return () => undefined;
  return (answer) => {
    const value = valueOf(answer, names);
    if (value === undefined) return undefined;
    return call.body === 'file' ? encodeURI(value) : `${base}${own}/${encodeURIComponent(value)}`;
  };
}

function valueOf(answer: unknown, names: readonly string[]): string | undefined {
  const fields: Record<string, unknown> = typeof answer === 'object' ? { ...answer } : {};
  const value = names.map((name) => fields[name]).find((found) => found !== undefined);
  return value === undefined ? undefined : String(value);
}
