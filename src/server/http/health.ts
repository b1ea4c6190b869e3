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
  /** Why it can do only a part of its work. */
  reason?: string;
}

const ready: Readiness = { status: 'ready' };
const notReady: Readiness = { status: 'not ready' };
const full: Readiness = { status: 'ready', reason: problems.storageFull.title };

/**
 * `/health/live`: the process answers. `/health/ready`: it can do its work; 503 while it shuts down
 * or its database does not answer within a second. A server without room to store anything is
 * ready, so that a proxy goes on asking it to read, and says that it has none.
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
  // Whether there is room may be known late: then it is as it was known before.
  const look = async (): Promise<Readiness> => {
    const [isUsable, isFull] = await Promise.all([
      inTime(isMigrated(probeDb), timeout),
      inTime(storage.isFull(), timeout).catch(() => storage.isKnownFull),
    ]);
    return !isUsable ? notReady : isFull ? full : ready;
  };
  const ask = () =>
    (asking ??= look()
      .catch(() => notReady)
      .finally(() => (asking = undefined)));
  app.get('/health/ready', async (_request, reply) => {
    const readiness = isStopping() ? notReady : await ask();
    return reply
      .code(readiness.status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(readiness);
  });
}
