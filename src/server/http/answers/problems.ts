import type { FastifyReply, FastifyRequest } from 'fastify';
import { problems, type Problem, type ProblemId } from '#shared/errors';

interface ProblemExtras {
  /** The exact cause, in one sentence, without personal data. */
  detail?: string;
  /** Field name → messages. */
  errors?: Record<string, string[]>;
  /** The claims that the next sign-in has to carry. */
  claims?: string;
  /** Seconds for Retry-After. */
  retryAfter?: number;
  /** The current version, for a conflict; the contract decides which of its fields are sent. */
  current?: unknown;
  /** Who has changed or deleted it, and when. */
  changedBy?: Problem['changedBy'];
}

/** Thrown anywhere below a handler, answered as a problem document (RFC 9457). */
export class ProblemError extends Error {
  override name = 'ProblemError';
  constructor(
    readonly id: ProblemId,
    readonly extras: ProblemExtras = {},
  ) {
    super(extras.detail ?? problems[id].title);
  }
}

/** A problem with one field of the request. */
export function invalidField(field: string, message: string): ProblemError {
  return new ProblemError('invalidRequest', { errors: { [field]: [message] } });
}

/** Seconds until what is away may be back. */
const usualPause = 5;

/**
 * Seconds that are not the same for everybody: who was refused together would come back together,
 * and be refused again.
 */
function spread(seconds: number): number {
  const max = Math.min(15, Math.max(3, seconds));
  return Math.max(1, Math.ceil(seconds)) + Math.floor(Math.random() * (max + 1));
}

/** The document and the headers of an answer that reports a problem. */
export function problemDocument(
  { id, extras }: ProblemError,
  instance?: string,
): { headers: Record<string, string>; document: Problem } {
  const { status, title, remedy } = problems[id];
  const document: Problem = {
    type: `/problems/${id}`,
    id,
    title,
    status,
    detail: extras.detail ?? remedy,
    instance,
  };
  if (extras.errors) document.errors = extras.errors;
  if (extras.claims) document.claims = extras.claims;
  if (extras.changedBy) document.changedBy = extras.changedBy;
  const headers: Record<string, string> = {
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
  };
  const pause = extras.retryAfter ?? (status === 503 ? usualPause : undefined);
  if (pause !== undefined) headers['retry-after'] = String(spread(pause));
  if (status === 401) headers['www-authenticate'] = 'Bearer';
  return { headers, document };
}

/** Answers with a problem document. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: ProblemError,
): FastifyReply {
  const { headers, document } = problemDocument(problem, request.id);
  request.problem = problem;
  reply.code(document.status).headers(headers);
  const { current } = problem.extras;
  const write =
    current === undefined ? undefined : reply.getSerializationFunction(String(document.status));
  return reply.send(write?.({ ...document, current }) ?? JSON.stringify(document));
}
