import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { EmbeddedEngine } from '../../../src/server/db/embedded/engine';
import { DataDirInUseError, Ownership } from '../../../src/server/db/embedded/ownership';
import { findPostmaster } from '../../../src/server/db/embedded/postmaster';
import { firstClosedDirectory } from '../../../src/server/db/embedded/account';
import { postgresWords } from '../../../src/server/db/embedded/settings';
import { until } from '../../support/until';

let directory: string;
let engines: EmbeddedEngine[] = [];
afterEach(async () => {
  await Promise.all(engines.map((engine) => engine.stop()));
  engines = [];
});

/** An empty directory for the tests that follow. */
function newDirectory(): void {
  directory = mkdtempSync(join(tmpdir(), 'portal-db-'));
  chmodSync(directory, 0o755);
}
const removeDirectory = () => rmSync(directory, { recursive: true, force: true });

function engineOn(dataDir: string): EmbeddedEngine {
  const engine = new EmbeddedEngine({ dataDir });
  engines.push(engine);
  return engine;
}

async function ask<T>(
  address: Awaited<ReturnType<EmbeddedEngine['start']>>,
  statement: string,
): Promise<T | undefined> {
  const client = new Client(address);
  await client.connect();
  try {
    return Object.values((await client.query<Record<string, T>>(statement)).rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
}

const isRoot = process.getuid?.() === 0;
const cluster = () => join(directory, 'postgres');

describe('one after the other on the same directory', () => {
  beforeAll(newDirectory);
  afterAll(removeDirectory);

  it('runs never as root, on files that only its own account can read', async () => {
    await engineOn(directory).start();
    const pid = (await findPostmaster(cluster()))?.pid;
    expect(readFileSync(`/proc/${pid}/status`, 'utf8')).not.toMatch(/^Uid:\t0\t/m);
    expect(statSync(cluster()).mode & 0o777).toBe(0o700);
    expect(statSync(join(cluster(), 'portal-password')).mode & 0o777).toBe(0o600);
    if (isRoot) expect(statSync(cluster()).uid).not.toBe(0);
  });

  it('listens on no network, asks for its random password, and keeps its writes safe', async () => {
    const address = await engineOn(directory).start();
    expect(await ask(address, 'show listen_addresses')).toBe('');
    expect(await ask(address, 'show fsync')).toBe('on');
    expect(await ask(address, 'show synchronous_commit')).toBe('on');
    expect(String(address.password)).toHaveLength(32);
    await expect(ask({ ...address, password: 'guess' }, 'select 1')).rejects.toThrow(
      'password authentication failed',
    );
  });

  it('stops cleanly and keeps its data', async () => {
    const first = engineOn(directory);
    await ask(await first.start(), 'create table kept as select 7 as x');
    await first.stop();
    expect(await findPostmaster(cluster())).toBeUndefined();
    expect(existsSync(join(cluster(), 'postmaster.pid'))).toBe(false);
    expect(await ask(await engineOn(directory).start(), 'select x from kept')).toBe(7);
  });

  it('a second owner of a directory is refused with a sentence that names the first, which goes on', async () => {
    const address = await engineOn(directory).start();
    const second = new EmbeddedEngine({ dataDir: directory });
    await expect(second.start()).rejects.toThrow(DataDirInUseError);
    await expect(second.start()).rejects.toThrow(
      `Another server (process ${process.pid}) already uses the data directory ${directory}`,
    );
    expect(await ask(address, 'select 1')).toBe(1);
  });

  it('a database process that was killed is started again, under the same address, with its data', async () => {
    const address = await engineOn(directory).start();
    await ask(address, 'create table survivor as select 7 as x');
    process.kill((await findPostmaster(cluster()))?.pid ?? 0, 'SIGKILL');
    for (;;) {
      const found = await ask<number>(address, 'select x from survivor').catch(() => undefined);
      if (found === 7) break;
    }
  });

  it('an engine that is starting its database again has left it to the next once it has stopped', async () => {
    const take = jest.spyOn(Ownership, 'take');
    const first = engineOn(directory);
    await first.start();
    const killed = (await findPostmaster(cluster()))!.pid;
    let goOn = () => {};
    const isLate = new Promise<void>((resolve) => (goOn = resolve));
    const original = Ownership.take.bind(Ownership);
    take.mockImplementationOnce(async (...place) => {
      await isLate;
      return original(...place);
    });
    process.kill(killed, 'SIGKILL');
    await until(async () => ((await findPostmaster(cluster()))?.pid ?? killed) !== killed);
    let hasStopped = false;
    const stopping = first.stop().then(() => (hasStopped = true));
    await until(async () => (await findPostmaster(cluster())) === undefined);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(hasStopped).toBe(false);
    goOn();
    await stopping;
    take.mockRestore();
    expect(await ask(await engineOn(directory).start(), 'select 1')).toBe(1);
  });

  it('a lock file that names the process of another program does not keep the database from starting', async () => {
    const first = engineOn(directory);
    await first.start();
    await first.stop();
    writeFileSync(
      join(cluster(), 'postmaster.pid'),
      `${process.pid}\n${cluster()}\n1\n5432\n${cluster()}\n\n`,
    );
    if (isRoot)
      chownSync(
        join(cluster(), 'postmaster.pid'),
        statSync(cluster()).uid,
        statSync(cluster()).gid,
      );
    expect(await ask(await engineOn(directory).start(), 'select 1')).toBe(1);
  });
});

describe('on an empty directory', () => {
  beforeEach(newDirectory);
  afterEach(removeDirectory);

  it('two servers that start at the same time on an empty directory: one gets it, the other is refused', async () => {
    const results = await Promise.allSettled([
      engineOn(directory).start(),
      engineOn(directory).start(),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find((result) => result.status === 'rejected')?.reason).toBeInstanceOf(
      DataDirInUseError,
    );
  });

  it('half a database that a crash left behind is no obstacle', async () => {
    mkdirSync(join(directory, 'postgres.new-abcdef'));
    writeFileSync(join(directory, 'postgres.new-abcdef', 'PG_VERSION'), '18');
    expect(await ask(await engineOn(directory).start(), 'select 1')).toBe(1);
  });

  it('a path that is too long for a socket takes the loopback network instead', async () => {
    const long = join(directory, 'x'.repeat(120));
    const address = await engineOn(long).start();
    expect(address.host).toBe('127.0.0.1');
    expect(address.port).toBeGreaterThan(1023);
    expect(await ask(address, 'select 1')).toBe(1);
    expect(postgresWords(join(long, 'postgres'), 1).join(' ')).toContain(
      'listen_addresses=127.0.0.1',
    );
  });

  it('as root, a project in a directory that is closed to others works too', async () => {
    chmodSync(directory, 0o700);
    const closed = await firstClosedDirectory(join(directory, 'data'), {
      name: 'nobody',
      uid: 65_534,
      gid: 65_534,
    });
    expect(closed).toBe(isRoot ? directory : closed);
    expect(await ask(await engineOn(join(directory, 'data')).start(), 'select 1')).toBe(1);
  });
});
