import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '#shared/contract/call';
import { bearerToken } from './access';
import type { Request } from './calls';
import { invalidField } from './problems';

/**
 * The parts of a request that a handler gets. A class, so that all of them have one shape: an
 * object literal with a getter gets a hidden class of its own each time, and that keeps the whole
 * request in memory until the next full garbage collection.
 */
export class CallRequest implements Request<Call> {
  readonly person: Request<Call>['person'];
  readonly params: never;
  readonly query: never;
  readonly body: never;
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly #status: number;

  /** @param status of the answer, by whose schema prepared answers are written */
  constructor(request: FastifyRequest, reply: FastifyReply, status: number) {
    this.#request = request;
    this.#reply = reply;
    this.#status = status;
    this.person = request.person as Request<Call>['person'];
    this.params = request.params as never;
    this.query = request.query as never;
    this.body = request.body as never;
  }

  get version(): string | undefined {
    return sentVersion(this.#request.headers['if-match']);
  }

  get token(): string {
    return bearerToken(this.#request);
  }

  /** Of each request, because handlers take it apart from the rest. */
  readonly prepare: Request<Call>['prepare'] = (answer) => {
    const serialize = this.#reply.getSerializationFunction(String(this.#status));
    if (!serialize) throw new Error('Only answers with a schema can be prepared.');
    return Buffer.from(serialize(answer as never));
  };
}

/**
 * The version that `If-Match` names: the time of change as it was read, in quotes (RFC 9110, §13.1.1).
 * `*` and nothing at all leave it open.
 * @throws ProblemError `invalidRequest`
 */
function sentVersion(header: string | undefined): string | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  const [, tag = ''] = /^"([^"]*)"$/.exec(header.trim()) ?? [];
  if (!Number.isFinite(Date.parse(tag)))
    throw invalidField('If-Match', 'must be the time of change as it was read, in quotes');
  return tag;
}
