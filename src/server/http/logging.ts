import type { FastifyLoggerOptions, FastifyRequest } from 'fastify';

/**
 * One JSON line for each event on standard output; never the query string, headers, bodies or
 * values of statements.
 */
export function loggerOptions(level: string): FastifyLoggerOptions {
  return { level, serializers: { req: describeRequest, err: describeError } };
}

function describeRequest(request: FastifyRequest): { method: string; path?: string } {
  return { method: request.method, path: request.url.split('?')[0] };
}

type LoggedError = Error & Partial<Record<'code' | 'table' | 'constraint' | 'severity', string>>;

/**
 * A database error's own message can quote what a person wrote; its code, table and constraint say
 * enough.
 */
function describeError(error: LoggedError): { type: string; message: string; stack: string } {
  const { code, table, constraint, severity } = error;
  const place = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 12)
    .join('\n');
  if (severity !== undefined)
    return {
      type: 'DatabaseError',
      message: [code, table, constraint].filter(Boolean).join(' '),
      stack: place,
    };
  return {
    type: error.name,
    message: [code, error.message].filter(Boolean).join(' '),
    stack: place,
  };
}
