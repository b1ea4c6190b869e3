import type { FastifyRequest } from 'fastify';
import type { Call } from '#shared/contract/call';
import { bearerToken } from './callers/access';
import type { Request } from './calls';
import { invalidField } from './answers/problems';

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

  constructor(request: FastifyRequest) {
    this.#request = request;
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
