import { mkdir, realpath } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isSilence } from '../connectionErrors';
import type { DatabaseAddress } from '../database';
import { databaseAccount } from './account';
import { findBinaries, type Binaries } from './binaries';
import { createClusterOnce, databaseUser, readPassword } from './cluster';
import { DataDirError } from './dataDirError';
import { prepareLaunch, type Launch } from './launch';
import { DataDirInUseError, Ownership } from './ownership';
import { findPostmaster, stopPostmaster } from './postmaster';
import { lastWords, startPostmaster } from './startPostmaster';

export interface EngineOptions {
  dataDir: string;
  /** Told when the database had to be started again, and when that failed. */
  onTrouble?: (message: string, error?: unknown) => void;
  /** Further PostgreSQL settings; for tests. */
  settings?: Readonly<Record<string, string>>;
  /** Left out: those of the package. */
  binaries?: Binaries;
}

const restartDelay = 500;
const startAttempts = 3;

/** A real PostgreSQL as a child process, on files in `dataDir` that this server alone owns. */
export class EmbeddedEngine {
  readonly #binaries: Binaries;
  #clusterDir = '';
  #run: Launch = { account: undefined, prefix: [] };
  #port = 0;
  #ownership: Ownership | undefined;
  #stopping = false;
  /** Ends when the database that had ended is started again, or the engine stops. */
  #recovery = Promise.resolve();

  constructor(private readonly options: EngineOptions) {
    this.#binaries = options.binaries ?? findBinaries();
  }

  /** The address of a database that another process has started. */
  static async runningIn(dataDir: string): Promise<DatabaseAddress> {
    const engine = new EmbeddedEngine({ dataDir });
    engine.#clusterDir = join(await realpath(dataDir), 'postgres');
    return engine.addressOf('postgres');
  }

  /**
   * Creates the database when there is none, starts it or takes over one that a killed server left
   * running.
   * @throws DataDirInUseError when another server uses the directory.
   */
  async start(): Promise<DatabaseAddress> {
    await mkdir(this.options.dataDir, { recursive: true, mode: 0o755 });
    const dataDir = await realpath(this.options.dataDir);
    this.#clusterDir = join(dataDir, 'postgres');
    this.#run = await prepareLaunch(await databaseAccount(this.#clusterDir), [
      this.#binaries.postgres,
      this.#clusterDir,
    ]);
    await createClusterOnce(dataDir, this.#clusterDir, this.#binaries.initdb, this.#run);
    this.#port = await freePort();
    await this.#own(startAttempts);
    return this.addressOf('postgres');
  }

  /** Address of one database of this engine. */
  async addressOf(database: string): Promise<DatabaseAddress> {
    for (;;) {
      const postmaster = await findPostmaster(this.#clusterDir);
      if (!postmaster) throw new Error('The embedded database is not running.');
      if (postmaster.place)
        return {
          ...postmaster.place,
          user: databaseUser,
          password: await readPassword(this.#clusterDir),
          database,
        };
      await delay(10);
    }
  }

  /** Stops the database cleanly and gives the directory free. */
  async stop(): Promise<void> {
    this.#stopping = true;
    const held = this.#ownership;
    await this.#leave();
    // Who is starting it again must not take it from the next server later on.
    await this.#recovery;
    if (this.#ownership !== held) await this.#leave();
  }

  async #leave(): Promise<void> {
    await this.#ownership?.release();
    await stopPostmaster(this.#clusterDir);
  }

  /** @param attempts how often a database that ends at once is started, before that is an error */
  async #own(attempts: number): Promise<void> {
    if (!(await this.#isRunning())) {
      const place = {
        dataDir: this.options.dataDir,
        clusterDir: this.#clusterDir,
        port: this.#port,
        settings: this.options.settings,
      };
      await startPostmaster(this.#binaries, this.#run, place);
    }
    try {
      this.#ownership = await Ownership.take(
        () => this.addressOf('postgres'),
        this.options.dataDir,
      );
      this.#ownership.onLost = () => {
        this.#recovery = this.#recover();
      };
    } catch (error) {
      if (isSilence(error)) throw await this.#silence();
      if (error instanceof DataDirInUseError || (await this.#isRunning()) || this.#stopping)
        throw error;
      if (attempts <= 1) throw new Error(lastWords(this.options.dataDir), { cause: error });
      await delay(restartDelay);
      await this.#own(attempts - 1);
    }
  }

  async #silence(): Promise<DataDirError> {
    const { pid } = (await findPostmaster(this.#clusterDir)) ?? {};
    return new DataDirError(
      `The database in ${this.options.dataDir} (process ${pid}) runs and does not answer. ` +
        'End that process, then start the portal again.',
    );
  }

  async #isRunning(): Promise<boolean> {
    return (await findPostmaster(this.#clusterDir)) !== undefined;
  }

  /**
   * The connection that marks the owner broke: the database ended. Start it again, for as long as
   * it takes.
   */
  async #recover(): Promise<void> {
    while (!this.#stopping) {
      this.options.onTrouble?.('The embedded database ended; starting it again');
      try {
        return await this.#own(1);
      } catch (error) {
        this.options.onTrouble?.('The embedded database could not be started', error);
        await delay(restartDelay);
      }
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(0, '127.0.0.1', resolve),
  );
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
