import { randomUUID } from 'node:crypto';
import type { Answer } from '../http/message';

/** An error as Graph answers it. */
export class GraphProblem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }

  answer(now: Date, clientRequestId?: string): Answer {
    const id = randomUUID();
    const innerError = {
      date: now.toISOString().slice(0, 19),
      'request-id': id,
      'client-request-id': clientRequestId ?? id,
    };
    return {
      status: this.status,
      body: { error: { code: this.code, message: this.message, innerError } },
    };
  }
}

export const notFound = (what: string) =>
  new GraphProblem(404, 'itemNotFound', `${what} could not be found.`);
export const directoryNotFound = (id: string) =>
  new GraphProblem(
    404,
    'Request_ResourceNotFound',
    `Resource '${id}' does not exist or one of its queried reference-property objects are not present.`,
  );
export const badRequest = (message: string) => new GraphProblem(400, 'BadRequest', message);
export const unsupportedQuery = (message: string) =>
  new GraphProblem(400, 'Request_UnsupportedQuery', message);
