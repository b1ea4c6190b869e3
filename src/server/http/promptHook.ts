import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { MaybePromise } from '../maybePromise';

/**
 * A hook that goes on in the same turn where there is nothing to wait for: Fastify waits a turn of
 * its own for each hook that is async.
 * @param check throws, or rejects, to refuse the request
 */
export function promptHook(
  check: (request: FastifyRequest, reply: FastifyReply) => MaybePromise<void>,
): onRequestHookHandler {
  return (request, reply, done) => {
    const checking = check(request, reply);
    if (checking) checking.then(() => done(), done);
    else done();
  };
}
