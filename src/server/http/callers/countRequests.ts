import type { FastifyInstance } from 'fastify';
import type { Figures } from '../../figures';
import { onBrokenOff, routeOfRequest } from '../logging';

/** Counts requests and how long they take. */
export function countRequests(app: FastifyInstance, figures: Figures): void {
  app.addHook('onResponse', (request, reply, done) => {
    figures.request(request.method, routeOfRequest(request), reply.statusCode, reply.elapsedTime);
    done();
  });
  onBrokenOff(app, () => figures.brokenOff());
}
