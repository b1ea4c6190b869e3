import type { FastifyInstance } from 'fastify';
import { problems } from '#shared/errors';
import type { Databases } from '../db/databases';
import type { Storage } from '../db/storage';
import { inTime } from '../db/inTime';
import { isMigrated } from '../db/migrate';

/** Milliseconds. */
const timeout = 900;

interface Readiness {
  status: 'ready' | 'not ready';
  /** Why it is not, where there is more to say than that the database is away. */
  reason?: string;
}

const ready: Readiness = { status: 'ready' };
const notReady: Readiness = { status: 'not ready' };
const full: Readiness = { status: 'not ready', reason: problems.storageFull.title };

/**
 * `/health/live`: the process answers. `/health/ready`: it can do its work; 503 while it shuts down
 * or its database does not answer within a second, or has no room left, which it says then.
 */
export function registerHealth(
  app: FastifyInstance,
  { probeDb }: Pick<Databases, 'probeDb'>,
  storage: Storage,
  isStopping: () => boolean,
): void {
  app.get('/health/live', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  );
  // However many ask, the database is asked once at a time.
  let asking: Promise<Readiness> | undefined;
  const look = async (): Promise<Readiness> => {
    if (await storage.isFull()) return full;
    return (await isMigrated(probeDb)) ? ready : notReady;
  };
  const ask = () =>
    (asking ??= inTime(look(), timeout)
      .catch(() => (storage.isKnownFull ? full : notReady))
      .finally(() => (asking = undefined)));
  app.get('/health/ready', async (_request, reply) => {
    const readiness = isStopping() ? notReady : await ask();
    return reply
      .code(readiness === ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(readiness);
  });
}
