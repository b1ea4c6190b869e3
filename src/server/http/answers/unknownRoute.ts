import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Calls } from '#shared/contract/call';
import { accessHook, type Gate } from '../callers/access';
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
  const signedIn = accessHook('signedIn', gate);
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404 || isPage(request)) return;
    const [path = ''] = request.url.split('?');
    const there = known.filter(({ pattern }) => pattern.test(path));
    if (there.length === 0) throw new ProblemError('unknownRoute');
    if (!there.some(({ isOpen }) => isOpen)) await signedIn.call(app, request, reply);
    reply.header('allow', there.map(({ method }) => method).join(', '));
    throw new ProblemError('methodNotAllowed');
  });
}
