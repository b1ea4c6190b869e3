import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../answers/problems';

/** Milliseconds until a whole body has arrived. */
export interface BodyTimes {
  usual: number;
  /** Of a call that takes a file. */
  file: number;
}

export const bodyTimes: BodyTimes = { usual: 30_000, file: 120_000 };

/**
 * Closes the connection of a caller whose body does not end in time, also where the call was refused
 * before its body was read: the answer is sent by then, and the connection would stay open.
 */
export function endSlowBodies(app: FastifyInstance, { usual, file }: BodyTimes): void {
  app.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    if (raw.headers['content-length'] || raw.headers['transfer-encoding']) {
      const time = routeOptions.config.readsFile ? file : usual;
      const timer = setTimeout(() => {
        if (!raw.complete) raw.destroy(new ProblemError('malformedBody'));
      }, time).unref();
      raw.on('close', () => clearTimeout(timer));
    }
    done();
  });
}
