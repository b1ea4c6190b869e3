import { Client } from 'pg';
import { keptAlive, type DatabaseAddress } from '../database';

/** The work was ended from outside, before it had changed anything. */
export class InterruptedError extends Error {
  override name = 'InterruptedError';
}

/**
 * Runs work on a connection of its own, which may take its time.
 * @param work gets the connection, and how to say that nothing must end it any more
 * @param signal breaks the connection, and with it whatever waits for the database
 * @throws InterruptedError where the signal ended the work
 */
export async function withConnection<T>(
  address: DatabaseAddress,
  work: (client: Client, keepOn: () => void) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const client = new Client({
    ...address,
    ...keptAlive,
    application_name: 'portal-backup',
    connectionTimeoutMillis: 10_000,
  });
  // One that breaks fails its query, which is enough.
  client.on('error', () => undefined);
  await client.connect();
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    client.connection.stream.destroy();
  };
  const keepOn = () => signal?.removeEventListener('abort', stop);
  try {
    if (signal?.aborted) throw new InterruptedError();
    signal?.addEventListener('abort', stop);
    return await work(client, keepOn);
  } catch (error) {
    throw isStopped ? new InterruptedError() : error;
  } finally {
    keepOn();
    await client.end().catch(() => undefined);
  }
}
