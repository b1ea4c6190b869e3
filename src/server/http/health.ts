import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database';
import { isMigrated } from '../db/migrate';

/**
 * `/health/live`: the process answers. `/health/ready`: it can do its work; 503 while it shuts down
 * or has no database.
 */
export function registerHealth(
  app: FastifyInstance,
  db: Database,
  isStopping: () => boolean,
): void {
  app.get('/health/live', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  );
  app.get('/health/ready', async (_request, reply) => {
    const ready = !isStopping() && (await isMigrated(db).catch(() => false));
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready' });
  });
}
