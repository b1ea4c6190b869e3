import type { FastifyReply, FastifyRequest } from 'fastify';
import { routeOf } from './routes';
import { ProblemError, sendProblem } from './problems';

/** Answers what no route took: 405 where another method of the contract has that path, else 404. */
export function unknownRouteHandler(
  keys: readonly string[],
  base: string,
): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  const paths = keys.map(routeOf).map(({ method, url }) => ({
    method,
    pattern: new RegExp(`^${base}${url.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i'),
  }));
  return (request, reply) => {
    const [path = ''] = request.url.split('?');
    const methods = paths.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    if (methods.length === 0) return sendProblem(request, reply, new ProblemError('unknownRoute'));
    reply.header('allow', methods.join(', '));
    return sendProblem(request, reply, new ProblemError('methodNotAllowed'));
  };
}
