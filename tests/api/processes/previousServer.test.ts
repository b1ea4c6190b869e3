import { newsPage } from '../../support/content/pages';
import { sendForm } from '../../support/content/uploads';
import { writes, type Write } from '../../support/content/writes';
import { freePort } from '../../support/servers/freePort';
import { compilePreviousServer } from '../../support/servers/previousServer';
import {
  productEntry,
  spawnServer,
  untilAnswering,
  type ServerProcess,
} from '../../support/servers/serverProcess';
import { proxyDatabase, urlOf, type DatabaseProxy } from '../../support/servers/silentDatabase';
import { send, startTestPortal, type TestPortal } from '../../support/testPortal';

// The older server is compiled first.
jest.setTimeout(180_000);

let present: TestPortal;
let proxy: DatabaseProxy;
let server: ServerProcess;
/** The older server on the same database, with the same tenant. */
let older: TestPortal;
/** Calls that the older server has. */
let calls: string[];

interface Page {
  Id: number;
  Title: string;
  Content: string;
  Modified: string;
}

beforeAll(async () => {
  present = await startTestPortal();
  proxy = await proxyDatabase(present.database.address);
  // Without a history two of the present ones run beside each other.
  const entry = compilePreviousServer() ?? productEntry();
  server = spawnServer(entry, await freePort(), {
    ...present.devTenant.environment,
    DATABASE_URL: urlOf(proxy.address),
    LOG_LEVEL: 'error',
    RATE_LIMIT_PER_PERSON: '0',
    RATE_LIMIT_ANONYMOUS: '0',
  });
  await untilAnswering(server);
  const { url } = server;
  older = {
    ...present,
    url,
    call: async (person, method, path, body, headers) =>
      send(
        `${url}/api${path}`,
        method,
        person === undefined ? undefined : await present.tokenOf(person),
        body,
        headers,
      ),
  };
  const { paths } = (
    await send<{ paths: Record<string, object> }>(`${url}/api/openapi.json`, 'GET')
  ).body;
  calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
});
afterAll(async () => {
  await server.stop();
  await proxy.stop();
  await present.stop();
});

/** Sends each write that the older server has by one of the two, made ready by the other. */
async function refusedWrites(ready: TestPortal, sent: TestPortal): Promise<string[]> {
  const refused: string[] = [];
  for (const [name, prepare] of Object.entries(writes).filter(([name]) => calls.includes(name))) {
    const [method = ''] = name.split(' ');
    const write = await prepare(ready).catch((error: Error): Write => {
      refused.push(`${name}: ${error.message}`);
      return { person: 'nobody', path: '' };
    });
    if (!write.path) continue;
    const { status, body } =
      write.body instanceof FormData
        ? await sendForm(sent, write.body, write.person)
        : await sent.call(write.person, method, write.path, write.body);
    if (status >= 300) refused.push(`${name}: ${status} ${JSON.stringify(body)}`);
  }
  return refused;
}

/** Of the older server's reads that name nothing: those that the present one answers otherwise. */
async function differentReads(): Promise<string[]> {
  const different: string[] = [];
  let answered = 0;
  for (const call of calls.filter((name) => /^GET [^{]+$/.test(name))) {
    const path = call.split(' ')[1]!;
    const [now, before] = [
      await present.call('admin', 'GET', path),
      await older.call('admin', 'GET', path),
    ];
    if (now.status === 200) answered += 1;
    if (now.status !== before.status) different.push(`${call}: ${now.status}, ${before.status}`);
  }
  expect(answered).toBeGreaterThan(25);
  return different;
}

it('the older server starts on the database of the present one, and finds itself in it', async () => {
  expect(calls.length).toBeGreaterThan(100);
  expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
});

it('the older server does every write of what the present one has made ready', async () => {
  expect(await refusedWrites(present, older)).toEqual([]);
});

it('the present server does every write of what the older one has made ready', async () => {
  expect(await refusedWrites(older, present)).toEqual([]);
});

it('the older server answers every read that the present one answers', async () => {
  expect(await differentReads()).toEqual([]);
});

it.each([
  ['the present server', 'the older one', () => [present, older]],
  ['the older server', 'the present one', () => [older, present]],
])('a page that %s publishes is read, found and changed by %s', async (_one, _other, both) => {
  const [writer, reader] = both() as [TestPortal, TestPortal];
  const Title = `Quay ${Math.random().toString(36).slice(2)}`;
  const page = newsPage({ Title, Content: '<p>It is open.</p>' });
  const { body: made } = await writer.call<Page>('editor', 'POST', '/pages', page);
  const { body: read } = await reader.call<Page>('editor', 'GET', `/pages/${made.Id}`);
  expect(read).toMatchObject({ Title, Content: page.Content });
  const word = Title.split(' ')[1]!;
  const find = { Take: 5, FindText: word };
  const { body: found } = await reader.call('editor', 'POST', '/pages/query', find);
  expect(JSON.stringify(found)).toContain(Title);
  const changed = { ...page, Content: '<p>It is shut.</p>', Modified: read.Modified };
  const answer = await reader.call('editor', 'PUT', `/pages/${made.Id}`, changed);
  expect(answer.status).toBe(200);
  const { body: last } = await writer.call<Page>('editor', 'GET', `/pages/${made.Id}`);
  expect(last.Content).toBe(changed.Content);
});
