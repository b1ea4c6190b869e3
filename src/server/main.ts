import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildApp } from './app';
import { ConfigError, readConfig, type Config } from './config';
import { backUpBeforeUpgrade } from './db/backup/backupFolder';
import { BackupError } from './db/backup/backupFile';
import { startBackups } from './db/backup/startBackups';
import { explainUpgradeFolder, upgradeFolder } from './db/backup/upgradeFolder';
import { ChangeListener } from './db/changeListener';
import { Changes } from './db/changes';
import { openDatabases } from './db/databases';
import { DatabaseStartError, explainDatabase } from './db/databaseStartError';
import { DataDirError } from './db/embedded/dataDirError';
import { DataDirInUseError } from './db/embedded/ownership';
import { inTime } from './db/inTime';
import { migrate } from './db/migrate';
import { provideDatabase, type ProvidedDatabase } from './db/provideDatabase';
import { whileAnswering } from './db/whileAnswering';
import { Figures } from './figures';
import { explainListening, ListeningError } from './http/listening';
import { createTokenVerifier } from './http/callers/tokens';
import { StopSignal } from './stopSignal';

/** Process exit codes: what the person who starts the server has to change. */
const exitCodes = { failed: 1, configuration: 2, dataDir: 3 };

const builtClient = join(__dirname, '..', 'client');
const noTrouble = () => undefined;

/** Milliseconds that requests in flight may take to finish when the server is stopped. */
const goodbyeTimeout = 5_000;
/** Milliseconds that each further step of a stop may take, and all of it after the draining. */
const stepTimeout = 1_000;
const stopTimeout = 9_000;
const info = 30;
const warning = 40;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const opening = provideDatabase(config, (message, error) =>
    warn(error instanceof Error ? `${message}: ${error.message}` : message),
  );
  // Until the server listens there is no more to end than a database, however far it has come.
  const stop = async () => (await opening).stop();
  const signal = new StopSignal({ timeout: stopTimeout, run: stop, hurry: async () => {} }, fail);
  const database = await opening;
  try {
    await serve(config, database, signal);
  } catch (error) {
    // A start that loses its database to a stop has not failed.
    if (signal.isAsked) return;
    await unlessItHangs(database.stop(), goodbyeTimeout);
    throw error;
  }
}

async function serve(
  config: Config,
  database: ProvidedDatabase,
  signal: StopSignal,
): Promise<void> {
  const now = () => new Date();
  const figures = config.metricsPort === undefined ? undefined : new Figures();
  const { destroy, usage, ...databases } = openDatabases(
    database.address,
    config.databaseConnections,
    noTrouble,
  );
  const prepared = backUpFirst(config, database).then(() => migrate(databases.upkeepDb));
  await whileAnswering(databases.probeDb, prepared).catch(explainDatabase(database.address));
  const changes = new Changes();
  const listener = new ChangeListener(database.address, changes, warn);
  const app = await buildApp(
    {
      config,
      now,
      newGuid: randomUUID,
      ...databases,
      changes,
      verifyToken: createTokenVerifier(config, now),
      figures,
      freeBytes: database.freeBytes,
    },
    builtClient,
  );
  await listener.start();
  figures?.watchPools(usage);
  const stopFigures = await figures
    ?.listen(config.host, config.metricsPort ?? 0)
    .catch(explainListening({ ...config, port: config.metricsPort ?? 0 }, 'METRICS_PORT'));
  await app.listen({ host: config.host, port: config.port }).catch(explainListening(config));
  app.log.info(
    'The portal listens with ' +
      `${config.databaseUrl ? 'the database of DATABASE_URL' : `its own database in ${config.dataDir}`}; ` +
      `open ${config.publicUrl}`,
  );
  const stopBackups = startBackups(database.address, config.backups, {
    now,
    log: app.log,
    figures,
  });
  const drainTime = config.drainSeconds * 1_000;
  const stop = async () => {
    app.log.info('Stopping');
    app.leave();
    await delay(drainTime);
    // One that is under way ends with the process; nothing takes half a file for a backup.
    void stopBackups();
    stopFigures?.();
    const closing = setTimeout(() => app.server.closeAllConnections(), goodbyeTimeout);
    await unlessItHangs(app.close(), goodbyeTimeout + stepTimeout);
    clearTimeout(closing);
    listener.stop();
    await unlessItHangs(destroy(), stepTimeout);
    await database.stop();
  };
  signal.runs({ timeout: drainTime + stopTimeout, run: stop, hurry: () => database.stop() });
}

/** A portal that is newer than its database changes it; before that it is backed up. */
async function backUpFirst(config: Config, { address }: ProvidedDatabase): Promise<void> {
  const folder = upgradeFolder(config);
  if (!folder) return;
  const backup = await backUpBeforeUpgrade(address, folder, new Date()).catch(
    explainUpgradeFolder(config, folder),
  );
  if (backup) say(info, `The database is of an older portal; it was backed up to ${backup.file}`);
}

/**
 * Limits a step's time: one that waits for a silent database must not keep the server from its end.
 */
async function unlessItHangs(step: Promise<unknown>, milliseconds: number): Promise<void> {
  await inTime(step, milliseconds).catch((error: Error) => warn(`Stopping: ${error.message}`));
}

function warn(msg: string): void {
  say(warning, msg);
}

/** A line like those of the app's own log, for what happens to the database outside it. */
function say(level: number, msg: string): void {
  console.log(JSON.stringify({ level, time: Date.now(), pid: process.pid, msg }));
}

function fail(error: unknown): never {
  const isExpected = [
    ConfigError,
    DataDirInUseError,
    DataDirError,
    DatabaseStartError,
    BackupError,
    ListeningError,
  ].some((kind) => error instanceof kind);
  console.error(isExpected && error instanceof Error ? error.message : error);
  process.exit(
    error instanceof ConfigError
      ? exitCodes.configuration
      : error instanceof DataDirInUseError || error instanceof DataDirError
        ? exitCodes.dataDir
        : exitCodes.failed,
  );
}

main().catch(fail);
