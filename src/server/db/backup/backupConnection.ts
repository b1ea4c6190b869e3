import { Client } from 'pg';
import { keptAlive, type DatabaseAddress } from '../database';

/** Runs work on a connection of its own, which may take its time. */
export async function withConnection<T>(
  address: DatabaseAddress,
  work: (client: Client) => Promise<T>,
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
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
