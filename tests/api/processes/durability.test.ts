import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '#shared/contract/pages/pages';
import { findPostmaster } from '../../../src/server/db/embedded/postmaster';
import { freePort } from '../../support/servers/freePort';
import { newsPage } from '../../support/content/pages';
import {
  productEntry,
  spawnServer,
  untilAnswering,
  type ServerProcess,
} from '../../support/servers/serverProcess';
import { startTokenIssuer } from '../../support/servers/tokenIssuer';

jest.setTimeout(600_000);

const rounds = 22;
const writers = 6;
/**
 * Each round ends after so many acknowledged writes and then some milliseconds, both at random, so
 * that a slow machine writes as much as a fast one.
 */
const maxWrites = 60;
const maxDelay = 20;
/** Milliseconds; a connection to a killed process can stay silent. */
const timeout = 5_000;

it('no acknowledged write is lost when the server, or the server and its database, is killed', async () => {
  const issuer = await startTokenIssuer();
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-kill-'));
  const token = await issuer.tokenFor('11111111-2222-4333-8444-555555555555', ['Editor']);
  const port = await freePort();
  const start = async () => {
    const server = spawnServer(productEntry(), port, {
      ...issuer.environment,
      DATA_DIR: dataDir,
      RATE_LIMIT_PER_PERSON: '0',
      LOG_LEVEL: 'error',
    });
    await untilAnswering(server);
    return server;
  };
  const acknowledged = new Map<number, string>();
  let writes = 0;
  const note = (page: Page) => {
    writes += 1;
    acknowledged.set(page.Id, page.Title);
  };
  let server = await start();
  for (let round = 0; round < rounds; round += 1) {
    const enough = writes + 1 + Math.random() * maxWrites;
    const writing = Array.from({ length: writers }, (_, writer) =>
      writeUntilRefused(server, token, `Round ${round} writer ${writer}`, note),
    );
    let isOver = false;
    void Promise.all(writing).then(() => (isOver = true));
    while (writes < enough && !isOver) await delay(1);
    await delay(Math.random() * maxDelay);
    const database = round % 2 === 1 ? await findPostmaster(join(dataDir, 'postgres')) : undefined;
    server.process.kill('SIGKILL');
    if (database) process.kill(database.pid, 'SIGKILL');
    await Promise.all([...writing, server.ended]);
    server = await start();
  }
  const stored = await readAll(server, token);
  const lost = [...acknowledged].filter(([id, title]) => !stored.get(id)?.startsWith(title));
  await server.stop();
  await issuer.stop();
  rmSync(dataDir, { recursive: true, force: true });
  expect(writes).toBeGreaterThan(rounds);
  expect(lost).toEqual([]);
});

/** Creates a page and changes it, again and again, and reports what the server has acknowledged. */
async function writeUntilRefused(
  server: ServerProcess,
  token: string,
  name: string,
  acknowledge: (page: Page) => void,
): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const send = async (method: string, path: string, Title: string) => {
    const answer = await fetch(`${server.url}/api${path}`, {
      method,
      headers,
      body: JSON.stringify(newsPage({ Title })),
      signal: AbortSignal.timeout(timeout),
    });
    const page = (await answer.json()) as Page;
    if (!answer.ok) throw new Error('refused');
    acknowledge(page);
    return page.Id;
  };
  try {
    for (let count = 0; ; count += 1) {
      // The changed title begins with the first one: a change that was stored but not acknowledged
      // is no loss.
      const id = await send('POST', '/pages', `${name} page ${count};`);
      await send('PUT', `/pages/${id}`, `${name} page ${count}; changed`);
    }
  } catch {
    return;
  }
}

async function readAll(server: ServerProcess, token: string): Promise<Map<number, string>> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const found = new Map<number, string>();
  for (let Skip = 0; ; Skip += 500) {
    const answer = await fetch(`${server.url}/api/pages/query`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ Skip, Take: 500, IncludeDrafts: true }),
    });
    const pages = (await answer.json()) as Page[];
    for (const { Id, Title } of pages) found.set(Id, Title);
    if (pages.length < 500) return found;
  }
}
