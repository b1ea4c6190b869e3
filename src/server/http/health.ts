import type { FastifyInstance } from 'fastify';
import type { Databases } from '../db/databases';
import { inTime } from '../db/inTime';
import { isMigrated } from '../db/migrate';

/** Milliseconds. */
const patience = 900;

/**
 * `/health/live`: the process answers. `/health/ready`: it can do its work; 503 while it shuts down
 * or its database does not answer within a second.
 */
export function registerHealth(
  app: FastifyInstance,
  { probeDb }: Pick<Databases, 'probeDb'>,
  isStopping: () => boolean,
): void {
  app.get('/health/live', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  );
  // However many ask, the database is asked once at a time.
  let asking: Promise<boolean> | undefined;
  const ask = () =>
    (asking ??= inTime(isMigrated(probeDb), patience)
      .catch(() => false)
      .finally(() => (asking = undefined)));
  app.get('/health/ready', async (_request, reply) => {
    const ready = !isStopping() && (await ask());
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready' });
  });
}
