import { ProblemError } from '../../http/answers/problems';
import { codeOfError, isRecord } from '#shared/rules/values/records';

/**
 * PostgreSQL's codes for a value that must be there once only, and for a reference to a row that
 * does not exist.
 */
const [duplicate, dangling] = ['23505', '23503'];

/** Turns the database's refusal of values into a problem; every other error stays as it is. */
export function storageProblem(error: unknown): unknown {
  const code = codeOfError(error);
  const detail = isRecord(error) ? String(error.detail ?? '') : '';
  if (code === duplicate) return new ProblemError('alreadyExists');
  if (code !== dangling) return error;
  const field = /\("?(\w+)"?\)=/.exec(detail)?.[1] ?? '';
  return new ProblemError('invalidRequest', {
    errors: { [field]: ['names something that does not exist'] },
  });
}
