import { types } from 'node:util';
import { codeOfError } from '#shared/rules/values/records';
import { DatabaseSilent } from './inTime';

/**
 * States that mean "not reachable now": connection, out of resources, shutting down, closed to
 * connections.
 */
const awayStates = /^(08...|57P0[1-5]|53300|53400|55000)$/;
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ECONNABORTED',
]);
/** pg reports these two without a code. */
const awayMessages = new RegExp(
  [
    'Connection terminated',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error',
    'not queryable',
    'timeout expired',
    'Query read timeout',
  ].join('|'),
);

/** Of those, by pg or the pool: nothing came back in time. */
const silentMessages =
  /timeout exceeded when trying to connect|connection timeout|it was silent|timeout expired|Query read timeout/;

/** True when the database could be asked and said nothing, not even that it cannot answer. */
export function isSilence(error: unknown): boolean {
  if (!types.isNativeError(error)) return false;
  return (
    error instanceof DatabaseSilent ||
    codeOfError(error) === 'ETIMEDOUT' ||
    silentMessages.test(error.message)
  );
}

/**
 * The database has ended a statement: it took too long, or waited too long for somebody's lock, or
 * for somebody who waits for it.
 */
const lateStates = /^(57014|55P03|25P03|40P01)$/;

/** True when the database had too much to do for a query. */
export function isLate(error: unknown): boolean {
  return types.isNativeError(error) && lateStates.test(codeOfError(error) ?? '');
}

/**
 * True when a query failed because the database could not be reached, and not because of the query.
 */
export function isConnectionError(error: unknown): boolean {
  if (!types.isNativeError(error)) return false;
  if (error instanceof DatabaseSilent) return true;
  if (error instanceof AggregateError) return error.errors.some(isConnectionError);
  const code = codeOfError(error);
  if (code !== undefined)
    return awayStates.test(code) || (awayCodes.has(code) && 'syscall' in error);
  return awayMessages.test(error.message);
}
