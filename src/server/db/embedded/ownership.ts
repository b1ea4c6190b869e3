import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { isConnectionError, isSilence } from '../connectionErrors';
import type { DatabaseAddress } from '../database';

/**
 * Another living server uses the data directory; the message is meant for the person who starts
 * this one.
 */
export class DataDirInUseError extends Error {
  override name = 'DataDirInUseError';
}

const ownerLock = 7_216_012;
const applicationName = 'portal-owner';
/** Milliseconds that the session of a server that was just killed may take to vanish. */
const timeout = 3_000;
/** Milliseconds that a database may take to become ready after a crash. */
const recoveryTimeout = 300_000;
/** Milliseconds without any answer; a database that recovers says so. */
const silenceTimeout = 6_000;

/**
 * Marks this server as the one owner of the embedded database, by a lock that the database itself
 * takes back when the connection ends, however the server ends.
 */
export class Ownership {
  onLost: () => void = () => undefined;
  #released = false;

  private constructor(private readonly client: Client) {
    client.on('error', () => undefined);
    client.on('end', () => {
      if (!this.#released) this.onLost();
    });
  }

  /**
   * @param findAddress where the database listens; rejects when the database process does not live
   *   any more, which ends the waiting
   * @throws DataDirInUseError
   */
  static async take(
    findAddress: () => Promise<DatabaseAddress>,
    dataDir: string,
  ): Promise<Ownership> {
    const client = await connectWhenReady(findAddress);
    const ownership = new Ownership(client);
    const end = Date.now() + timeout;
    while (!(await tryLock(client))) {
      if (Date.now() > end) throw await ownership.#refusal(dataDir);
      await delay(50);
    }
    return ownership;
  }

  async release(): Promise<void> {
    this.#released = true;
    await this.client.end().catch(() => undefined);
  }

  async #refusal(dataDir: string): Promise<DataDirInUseError> {
    const { rows } = await this.client.query<{ name: string }>(
      'select application_name as name from pg_locks join pg_stat_activity using (pid) ' +
        `where locktype = 'advisory' and granted and objid = ${ownerLock}`,
    );
    await this.release();
    const pid = rows[0]?.name.replace(`${applicationName}-`, 'process ') ?? 'unknown';
    return new DataDirInUseError(
      `Another server (${pid}) already uses the data directory ${dataDir}. Stop that one, ` +
        'or give this one another DATA_DIR or a DATABASE_URL.',
    );
  }
}

async function tryLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    `select pg_try_advisory_lock(${ownerLock}) as locked`,
  );
  return rows[0]?.locked === true;
}

/**
 * The process may still be starting or recovering from a crash; it accepts connections after that.
 * The address is asked for each time: what a starting process says of itself can be half written
 * when it is read.
 */
async function connectWhenReady(findAddress: () => Promise<DatabaseAddress>): Promise<Client> {
  const end = Date.now() + recoveryTimeout;
  for (;;) {
    const client = new Client({
      ...(await findAddress()),
      application_name: `${applicationName}-${process.pid}`,
      connectionTimeoutMillis: silenceTimeout,
      query_timeout: silenceTimeout,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (!isConnectionError(error) || isSilence(error) || Date.now() > end) throw error;
      await delay(25);
    }
  }
}
