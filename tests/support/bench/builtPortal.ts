import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDevTenant } from '../../../src/devTenant/devTenant';
import { seedPortal } from '../../../src/devTenant/seed/seedPortal';
import { copyTemplate, exampleTemplate, type ExampleTemplate } from '../content/exampleTemplate';
import { freePort } from '../servers/freePort';

type DevTenant = Awaited<ReturnType<typeof startDevTenant>>;

/**
 * The product as it is delivered: the built server in a process of its own, with its embedded
 * database, beside a dev tenant.
 */
export interface BuiltPortal {
  url: string;
  devTenant: DevTenant;
  /** The process of the product's server. */
  readonly process: ChildProcess;
  dataDir: string;
  /**
   * Ends the server as the signal says, and starts it again with the same data at the same address.
   */
  restart(signal: 'SIGTERM' | 'SIGKILL', meanwhile?: () => Promise<unknown>): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  size?: 'small' | 'large';
  /** Fills the portal with the example organisation's content; true when left out. */
  seeded?: boolean;
  /** Further environment variables of the product. */
  environment?: Record<string, string>;
}

/**
 * Where a portal runs: its files, its port, and the first of its dev tenant's, which takes free
 * ones when that is 0.
 */
interface Place {
  dataDir: string;
  port: number;
  basePort: number;
}

/** Begins with a copy of the example content that this run of jest has made, where there is one. */
export async function startBuiltPortal({
  size = 'small',
  seeded = true,
  environment = {},
}: Options = {}): Promise<BuiltPortal> {
  const template = seeded && size === 'small' ? await exampleTemplate(makeTemplate) : undefined;
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-'));
  if (template) copyTemplate(template, dataDir);
  const portal = await startAt(
    { basePort: 0, port: template?.port ?? (await freePort()), ...template, dataDir },
    size,
    environment,
  );
  const { stop } = portal;
  portal.stop = async () => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return filled(portal, template ? 'already' : seeded ? 'example content' : 'nothing');
}

async function makeTemplate(template: ExampleTemplate): Promise<void> {
  const portal = await startAt(template, 'small', {});
  await filled(portal, 'example content');
  await portal.stop();
}

async function filled(
  portal: BuiltPortal,
  content: 'already' | 'example content' | 'nothing',
): Promise<BuiltPortal> {
  try {
    if (content === 'example content')
      await seedPortal({ portalUrl: portal.url, devTenant: portal.devTenant });
    if (content === 'nothing') await switchGreetingOff(portal.url, portal.devTenant);
    return portal;
  } catch (error) {
    await portal.stop();
    throw error;
  }
}

/** Starts the server on the files that are there; they stay when it stops. */
async function startAt(
  { dataDir, port, basePort }: Place,
  size: 'small' | 'large',
  environment: Record<string, string>,
): Promise<BuiltPortal> {
  const url = `http://localhost:${port}`;
  const devTenant = await startDevTenant({ basePort, size, productUrl: url });
  const start = () =>
    startServer({
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      ...devTenant.environment,
      ...environment,
    });
  let server = start();
  const stop = async () => {
    await ended(server, 'SIGTERM');
    await devTenant.stop();
  };
  await untilReady(url, server).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const restart: BuiltPortal['restart'] = async (signal, meanwhile) => {
    await ended(server, signal);
    await meanwhile?.();
    server = start();
    await untilReady(url, server);
  };
  return {
    url,
    devTenant,
    get process() {
      return server;
    },
    dataDir,
    restart,
    stop,
  };
}

function startServer(environment: Record<string, string>): ChildProcess {
  const { PATH, HOME } = process.env;
  const main = join(__dirname, '../../../dist/server/main.js');
  const program = process.env.PORTAL_ROOT
    ? join(process.env.PORTAL_ROOT, 'dist/server/main.js')
    : main;
  return spawn(process.execPath, [program], {
    env: { PATH, HOME, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (server.exitCode !== null)
      throw new Error(`The server ended with exit code ${server.exitCode} before it was ready.`);
    if (
      await fetch(`${url}/health/ready`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server did not become ready at ${url} within 30 seconds.`);
}

function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill(signal);
  });
}

/**
 * Nobody has been in an empty portal before; what a test does there shall not begin with the
 * first-day dialog.
 */
async function switchGreetingOff(url: string, devTenant: DevTenant): Promise<void> {
  const headers = {
    authorization: `Bearer ${await devTenant.tokenFor('admin@nordvik.example')}`,
    'content-type': 'application/json',
  };
  const answer = await fetch(`${url}/api/featuresettings`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ Key: 'enableFirstDayPopupDialog', Value: false }),
  });
  if (!answer.ok)
    throw new Error(`The first-day dialog could not be switched off: ${answer.status}`);
}
