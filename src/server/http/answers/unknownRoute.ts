import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Calls } from '#shared/contract/call';
import { accessCheck, type Gate } from '../callers/access';
import { promptHook } from '../promptHook';
import { routeOf } from '../routes';
import { ProblemError } from './problems';

/**
 * Refuses what no route takes, before its body is looked at: addresses that the contract does not
 * have (404), and other methods of those that it has (405). Who may not know what is at an address
 * is not told: without a token that is 401.
 * @param isPage whether the app answers for it
 */
export function refuseUnknownRoutes(
  app: FastifyInstance,
  calls: Calls,
  base: string,
  gate: Gate,
  isPage: (request: FastifyRequest) => boolean,
): void {
  const known = Object.entries(calls).map(([key, { access }]) => {
    const { method, url } = routeOf(key);
    const pattern = new RegExp(`^${base}${url.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i');
    return { method, pattern, isOpen: access === 'anyone' };
  });
  const signedIn = accessCheck('signedIn', gate);
  const refuse = async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = request.url.split('?');
    const there = known.filter(({ pattern }) => pattern.test(path));
    if (there.length === 0) throw new ProblemError('unknownRoute');
    if (!there.some(({ isOpen }) => isOpen)) await signedIn(request);
    reply.header('allow', there.map(({ method }) => method).join(', '));
    throw new ProblemError('methodNotAllowed');
  };
  app.addHook(
    'onRequest',
    promptHook((request, reply) =>
      request.is404 && !isPage(request) ? refuse(request, reply) : undefined,
    ),
  );
}
