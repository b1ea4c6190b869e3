import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { buildApp } from '../../src/server/app';
import { readConfig, type Config } from '../../src/server/config';
import { ChangeListener } from '../../src/server/db/changeListener';
import { Changes } from '../../src/server/db/changes';
import type { Database, DatabaseAddress } from '../../src/server/db/database';
import { openDatabases, type Databases } from '../../src/server/db/databases';
import { migrate } from '../../src/server/db/migrate';
import type { BodyTimes } from '../../src/server/http/callers/endSlowBodies';
import { createTokenVerifier } from '../../src/server/http/callers/tokens';
import { startDevTenant, type DevTenant } from '../../src/devTenant/devTenant';
import { projectRoot } from './projectRoot';
import { createTestDatabase, type TestDatabase } from './servers/testDatabase';

export interface TestPortalOptions {
  /** The product's clock; also the dev tenant's. */
  now?: () => Date;
  config?: Partial<Config>;
  size?: 'small' | 'large';
  /** Directory of a built client; default: the build's. */
  clientDirectory?: string;
  /** A second server on the same database and tenant. */
  beside?: TestPortal;
  /** Another way to its database. */
  through?: DatabaseAddress;
  /** Connections to its database; a quarter of them for wide reads. */
  databaseConnections?: number;
  /** Milliseconds of each second for which it waits for its database. */
  databaseSecond?: number;
  /** How much room is left for the database's files. */
  freeBytes?: () => number;
  /** How long bodies may take. */
  bodyTimes?: BodyTimes;
}

/**
 * An answer of the product API. `body` is the parsed JSON, the text of other types, or undefined.
 */
export interface Answer<T = unknown> {
  status: number;
  headers: Headers;
  body: T;
}

export interface TestPortal {
  /** e.g. `http://localhost:41234` */
  url: string;
  devTenant: DevTenant;
  database: TestDatabase;
  db: Database;
  databases: Omit<Databases, 'destroy' | 'usage'>;
  /**
   * Calls the product API as a person (`member` stands for `member@nordvik.example`), or as nobody.
   * `path` is relative to `/api`.
   */
  call<T = unknown>(
    person: string | undefined,
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<T>>;
  /** The access token of a person for the product API. */
  tokenOf(person: string): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts the real product with a real, empty database and a dev tenant, both its own, on free
 * ports.
 */
export async function startTestPortal(options: TestPortalOptions = {}): Promise<TestPortal> {
  const stops: (() => Promise<unknown>)[] = [];
  try {
    return await start(options, stops);
  } catch (error) {
    await stopAll(stops);
    throw error;
  }
}

const builtClient = join(projectRoot, 'dist', 'client');
/**
 * Making keys takes longer than all else in the start of a dev tenant; all tests can sign with the
 * same ones.
 */
const keysFolder = join(projectRoot, '.cache', 'test-keys');

async function stopAll(stops: (() => Promise<unknown>)[]): Promise<void> {
  for (const stop of stops.reverse()) await stop();
}

async function start(
  options: TestPortalOptions,
  stops: (() => Promise<unknown>)[],
): Promise<TestPortal> {
  // A date of the server's own: a test's may be another sandbox's.
  const now = () => new Date(options.now?.() ?? Date.now());
  const { beside } = options;
  const database = beside?.database ?? (await createTestDatabase());
  if (!beside) stops.push(() => database.drop());
  const devTenant =
    beside?.devTenant ??
    (await startDevTenant({
      basePort: 0,
      size: options.size ?? 'small',
      productUrl: 'http://localhost',
      now,
      dataFolder: keysFolder,
    }));
  if (!beside) stops.push(() => devTenant.stop());
  const config: Config = {
    ...readConfig({
      ...devTenant.environment,
      LOG_LEVEL: 'silent',
      RATE_LIMIT_PER_PERSON: '0',
      RATE_LIMIT_ANONYMOUS: '0',
      // The hour before this one, so that the nightly run comes due in no test.
      RETENTION_TIME: `${new Date(now().getTime() - 3_600_000).toISOString().slice(11, 13)}:00`,
    }),
    ...options.config,
  };
  const address = options.through ?? database.address;
  const { destroy, ...databases } = openDatabases(
    address,
    options.databaseConnections ?? 6,
    () => undefined,
    options.databaseSecond,
  );
  stops.push(destroy);
  const { db } = databases;
  await migrate(databases.upkeepDb);
  const changes = new Changes();
  const listener = new ChangeListener(address, changes);
  const deps = {
    config,
    now,
    newGuid: randomUUID,
    ...databases,
    changes,
    verifyToken: createTokenVerifier(config, now),
    freeBytes: options.freeBytes,
  };
  stops.push(async () => listener.stop());
  const app = await buildApp(deps, options.clientDirectory ?? builtClient, options.bodyTimes);
  stops.push(() => app.close());
  await listener.start();
  const url = (await app.listen({ host: '127.0.0.1', port: 0 })).replace('127.0.0.1', 'localhost');
  if (!beside) devTenant.setProductUrl(url);
  const tokens = new Map<string, Promise<string>>();
  const tokenOf = (person: string) => {
    const token = tokens.get(person) ?? devTenant.tokenFor(`${person}@nordvik.example`);
    tokens.set(person, token);
    return token;
  };
  return {
    url,
    devTenant,
    database,
    db,
    databases,
    tokenOf,
    call: async (person, method, path, body, headers) =>
      send(
        `${url}/api${path}`,
        method,
        person === undefined ? undefined : await tokenOf(person),
        body,
        headers,
      ),
    stop: () => stopAll(stops),
  };
}

/** Sends a request; a body that is not a string goes as JSON. */
export async function send<T>(
  url: string,
  method: string,
  token?: string,
  body?: unknown,
  ownHeaders: Record<string, string> = {},
): Promise<Answer<T>> {
  const headers = { ...ownHeaders };
  if (token) headers.authorization = `Bearer ${token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const init: RequestInit = { method, headers };
  if (body !== undefined) init.body = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(url, init);
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return {
    status: response.status,
    headers: response.headers,
    body: (text === '' ? undefined : isJson ? JSON.parse(text) : text) as T,
  };
}
