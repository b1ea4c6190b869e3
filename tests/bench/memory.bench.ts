import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../support/servers/freePort';
import { productEntry, spawnServer, untilAnswering } from '../support/servers/serverProcess';
import { startTokenIssuer } from '../support/servers/tokenIssuer';

const idleSeconds = 5;

/**
 * Memory of the idle server, alone and with the processes of its embedded database. Shared pages
 * count once (Linux: PSS).
 */
export async function run(): Promise<void> {
  const issuer = await startTokenIssuer();
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-memory-'));
  const server = spawnServer(productEntry(), await freePort(), {
    ...issuer.environment,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
  });
  try {
    await untilAnswering(server);
    const headers = {
      authorization: `Bearer ${await issuer.tokenFor('11111111-2222-4333-8444-555555555555', ['Editor'])}`,
    };
    for (let count = 0; count < 200; count += 1)
      await (await fetch(`${server.url}/api/pages/news/top`, { headers })).arrayBuffer();
    await delay(idleSeconds * 1_000);
    const database = processesOf(join(dataDir, 'postgres'));
    const own = megabytes([server.process.pid ?? 0]);
    console.log(`Server process idle: ${own.toFixed(0)} MB (target under 200)`);
    console.log(
      `With the ${database.length} processes of its database: ${(own + megabytes(database)).toFixed(0)} MB (target under 350)`,
    );
  } finally {
    await server.stop();
    await issuer.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The database's main process and its children. */
function processesOf(clusterDir: string): number[] {
  const main = Number(readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  return [main, ...lines.filter(([, parent]) => parent === main).map(([pid = 0]) => pid)];
}

function megabytes(pids: readonly number[]): number {
  const isLinux = readdirSync('/').includes('proc');
  const kilobytes = pids.map((pid) =>
    isLinux
      ? Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1])
      : Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })),
  );
  return kilobytes.reduce((sum, value) => sum + value, 0) / 1024;
}
