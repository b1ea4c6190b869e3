import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ProblemId } from '#shared/errors';
import { isConnectionError, isLate } from '../../db/connectionErrors';
import { isFull, type Storage } from '../../db/storage';
import { ThreadOverrun } from '../../inThread';
import { ProblemError, sendProblem } from './problems';

declare module 'fastify' {
  interface FastifyInstance {
    storage: Storage;
  }
}

/** Fastify's own refusals, by its stable error codes. */
const frameworkProblems: Record<string, ProblemId> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformedBody',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformedBody',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformedBody',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedMediaType',
  FST_ERR_CTP_BODY_TOO_LARGE: 'bodyTooLarge',
  FST_ERR_BAD_URL: 'invalidRequest',
  FST_ERR_MAX_PARAM_LENGTH: 'invalidRequest',
};

const ofThePortal: readonly ProblemId[] = ['internal', 'databaseAway', 'busy', 'storageFull'];

/**
 * Turns whatever was thrown into the documented problem. The log line about the request includes
 * unexpected errors and those of a database in trouble, but not those of a caller who has gone.
 */
export function answerError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { storage } = request.server;
  const problem = toProblem(error, storage);
  if (problem.id === 'storageFull') storage.noteFull();
  request.failure = ofThePortal.includes(problem.id) ? error : undefined;
  return sendProblem(request, reply, problem);
}

function toProblem(error: FastifyError | Error, storage: Storage): ProblemError {
  if (error instanceof ProblemError) return error;
  if (isFull(error)) return new ProblemError('storageFull');
  // A database that could not write its log is away until there is room for it.
  if (isConnectionError(error))
    return new ProblemError(storage.hasRoom ? 'databaseAway' : 'storageFull');
  if (isLate(error)) return new ProblemError('busy');
  if (error instanceof ThreadOverrun)
    return new ProblemError('bodyTooLarge', {
      detail: 'It took too long to check the text. Make it shorter or simpler.',
    });
  const code = 'code' in error ? frameworkProblems[error.code] : undefined;
  if (code) return new ProblemError(code);
  const state = sqlState(error);
  if (state?.startsWith('22'))
    return new ProblemError('invalidRequest', {
      detail: "A value can't be stored, such as a date beyond the calendar.",
    });
  if (state?.startsWith('23')) return new ProblemError('conflict');
  if (error instanceof SyntaxError && 'statusCode' in error)
    return new ProblemError('malformedBody');
  return new ProblemError('internal');
}

/**
 * The code (SQLSTATE) with which PostgreSQL refused a statement: class 22 is data that does not
 * fit, 23 a rule between rows.
 */
function sqlState(error: Error): string | undefined {
  return 'severity' in error && 'code' in error ? String(error.code) : undefined;
}
