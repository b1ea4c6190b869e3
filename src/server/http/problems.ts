import type { FastifyReply, FastifyRequest } from 'fastify';
import { problems, type Problem, type ProblemId } from '#shared/errors';

interface ProblemExtras {
  /** What exactly happened, in one sentence, without personal data. */
  detail?: string;
  /** Field name → messages. */
  errors?: Record<string, string[]>;
  /** Seconds for Retry-After. */
  retryAfter?: number;
}

/** Thrown anywhere below a handler, answered as a problem document (RFC 9457). */
export class ProblemError extends Error {
  override name = 'ProblemError';
  constructor(readonly id: ProblemId, readonly extras: ProblemExtras = {}) {
    super(extras.detail ?? problems[id].title);
  }
}

/** A problem with one field of the request. */
export function invalidField(field: string, message: string): ProblemError {
  return new ProblemError('invalidRequest', { errors: { [field]: [message] } });
}

/** Answers with a problem document. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, { id, extras }: ProblemError): FastifyReply {
  const { status, title, remedy } = problems[id];
  const document: Problem = { type: `/problems/${id}`, id, title, status, detail: extras.detail ?? remedy, instance: request.id };
  if (extras.errors) document.errors = extras.errors;
  if (extras.retryAfter !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(extras.retryAfter))));
  else if (status === 503) reply.header('retry-after', '5');
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(document));
}
