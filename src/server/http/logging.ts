import type {
  FastifyInstance,
  FastifyLoggerOptions,
  FastifyRequest,
  FastifyServerOptions,
} from 'fastify';
import type { ProblemError } from './answers/problems';

declare module 'fastify' {
  interface FastifyRequest {
    /** Why it was refused, or failed. */
    problem: ProblemError | undefined;
    /** An error that nobody expected, or one that says more than the problem. */
    failure: Error | undefined;
  }
}

/**
 * One JSON line for each event on standard output; never addresses, headers, bodies or values of
 * statements: they hold tokens, names and what people write.
 */
export function loggerOptions(level: string): FastifyLoggerOptions {
  return { level, serializers: { err: describeError } };
}

const traceparent = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}$/;

/**
 * Each line of a request has its id, and where the caller sends a `traceparent` (W3C Trace Context)
 * the ids of its trace and of the span that called.
 */
export const requestLogger: FastifyServerOptions['childLoggerFactory'] = (
  logger,
  bindings,
  options,
  { headers },
) => {
  const [, traceId, parentId] = traceparent.exec(String(headers.traceparent)) ?? [];
  return logger.child(traceId ? { ...bindings, traceId, parentId } : bindings, options);
};

/** Problems whose sentence informs an administrator of what to mend; it names no person. */
const withDetail = ['serviceFailed', 'notConfigured'];

/**
 * Writes one line for each request that was refused or failed, when its answer has been sent. The
 * address is written as the contract has it, without the values that callers put into it.
 */
export function logRefusals(app: FastifyInstance): void {
  app.decorateRequest('problem', undefined);
  app.decorateRequest('failure', undefined);
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode >= 400) {
      const { problem, failure, method } = request;
      const level = reply.statusCode < 500 ? 'info' : problem?.id === 'internal' ? 'error' : 'warn';
      request.log[level](
        {
          method,
          route: routeOfRequest(request),
          status: reply.statusCode,
          problem: problem?.id,
          milliseconds: Math.round(reply.elapsedTime),
          ...(problem && withDetail.includes(problem.id) && { detail: problem.extras.detail }),
          ...(failure && { err: failure }),
        },
        reply.statusCode < 500 ? 'Refused' : 'Failed',
      );
    }
    done();
  });
  // Nothing is wrong with the portal then; who looks for the request finds it all the same.
  onBrokenOff(app, (request) =>
    request.log.info(
      { method: request.method, route: routeOfRequest(request) },
      'The caller broke it off',
    ),
  );
}

/**
 * Calls back for each request whose caller has gone before the end of its answer. With `once`, which
 * binds a function of its own for each listener, every request outlives the young generation: 2.2
 * instead of 0.1 MB of 13 at each collection, and a quarter more processor time for a small answer.
 */
export function onBrokenOff(app: FastifyInstance, notify: (request: FastifyRequest) => void): void {
  app.addHook('onRequest', (request, { raw }, done) => {
    raw.on('close', () => {
      if (!raw.writableFinished) notify(request);
    });
    done();
  });
}

/** The address of a request as routes are registered; `unknown` where there is none. */
export function routeOfRequest({
  is404,
  routeOptions,
}: {
  is404: boolean;
  routeOptions: { url?: string | undefined };
}): string {
  return (is404 ? undefined : routeOptions.url) ?? 'unknown';
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
