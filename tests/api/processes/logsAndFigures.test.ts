import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../support/servers/freePort';
import {
  productEntry,
  spawnServer,
  untilAnswering,
  type ServerProcess,
} from '../../support/servers/serverProcess';
import { startTokenIssuer, type TokenIssuer } from '../../support/servers/tokenIssuer';
import { until } from '../../support/until';

jest.setTimeout(120_000);

let issuer: TokenIssuer;
let dataDir: string;
let server: ServerProcess;
let figures: string;
let token: string;
const personId = '77777777-2222-4333-8444-555555555555';
beforeAll(async () => {
  issuer = await startTokenIssuer();
  dataDir = mkdtempSync(join(tmpdir(), 'portal-logs-'));
  const metricsPort = await freePort();
  figures = `http://localhost:${metricsPort}`;
  server = spawnServer(productEntry(), await freePort(), {
    ...issuer.environment,
    DATA_DIR: dataDir,
    METRICS_PORT: String(metricsPort),
  });
  await untilAnswering(server);
  token = await issuer.tokenFor(personId, []);
});
afterAll(async () => {
  await server.stop();
  await issuer.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

type Line = Record<string, unknown>;
const lines = (): Line[] =>
  server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);
const linesAbout = (id: string | null) => lines().filter(({ reqId }) => reqId === id);

async function ask(path: string, options: RequestInit = {}): Promise<Response> {
  const answer = await fetch(`${server.url}${path}`, options);
  await answer.text();
  return answer;
}

async function lineOf(answer: Response): Promise<Line> {
  const id = answer.headers.get('x-request-id');
  await until(async () => linesAbout(id).length > 0);
  expect(linesAbout(id)).toHaveLength(1);
  return linesAbout(id)[0]!;
}

const signedIn = () => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' });

it('each refused request is one line with its id, its route and its problem, and nothing of its content', async () => {
  const cases: [string, RequestInit, Line][] = [
    [
      '/api/featuresettings/secret-name/audits?access_token=secret-token',
      {},
      { status: 401, problem: 'tokenMissing' },
    ],
    [
      '/api/pages/99999?title=secret-name',
      { headers: signedIn() },
      { status: 404, problem: 'notFound', route: '/api/pages/:id', method: 'GET' },
    ],
    [
      '/api/pages',
      { method: 'POST', headers: signedIn(), body: '{"Title":"secret-name"}' },
      { status: 403, problem: 'forbidden', route: '/api/pages' },
    ],
    ['/api/secret-name', {}, { status: 404, problem: 'unknownRoute', route: 'unknown' }],
    [
      '/api/featuresettings',
      { headers: { authorization: 'Bearer secret-token' } },
      { status: 401, problem: 'tokenInvalid' },
    ],
  ];
  for (const [path, options, expected] of cases) {
    const line = await lineOf(await ask(path, options));
    expect(line).toMatchObject({ level: 30, msg: 'Refused', ...expected });
    expect(line.milliseconds).toEqual(expect.any(Number));
  }
  const output = server.output();
  for (const secret of ['secret-name', 'secret-token', token, personId, 'nordvik.example'])
    expect(output).not.toContain(secret);
});

it('a request for a WebSocket that is refused is a line too', async () => {
  const upgrade = {
    connection: 'upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
  };
  const socket = connect(Number(new URL(server.url).port), 'localhost');
  socket.write(
    `GET /hub?access_token=secret-token HTTP/1.1\r\nhost: localhost\r\n${Object.entries(upgrade)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n`,
  );
  let answer = '';
  for await (const part of socket) answer += String(part);
  const { instance } = JSON.parse(answer.slice(answer.indexOf('{'))) as { instance: string };
  await until(async () => linesAbout(instance).length > 0);
  expect(linesAbout(instance)).toEqual([
    expect.objectContaining({ route: '/hub', status: 401, problem: 'tokenInvalid', level: 30 }),
  ]);
});

it('what goes well writes no line', async () => {
  const before = lines().length;
  const answer = await ask('/api/featuresettings', { headers: signedIn() });
  expect(answer.status).toBe(200);
  // The next line is about the next request.
  await lineOf(await ask('/api/pages/99999', { headers: signedIn() }));
  expect(lines()).toHaveLength(before + 1);
});

it.each([
  [
    '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', parentId: '00f067aa0ba902b7' },
  ],
  ['00-00000000000000000000000000000000-00f067aa0ba902b7-01', {}],
  ['"} forged {"', {}],
])("a caller's traceparent %s goes into the lines about the request", async (traceparent, ids) => {
  const line = await lineOf(await ask('/api/secret', { headers: { traceparent } }));
  const { traceId, parentId } = line;
  expect({ traceId, parentId }).toEqual({ traceId: undefined, parentId: undefined, ...ids });
});

it('what a caller breaks off is no error', async () => {
  const before = lines().length;
  const admin = await issuer.tokenFor(personId, ['Admin']);
  const socket = connect(Number(new URL(server.url).port), 'localhost');
  socket.write(
    `POST /api/featuresettings HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${admin}\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{"Key":`,
  );
  await new Promise((resolve) => socket.once('connect', resolve));
  // It has the beginning by then: it reads in order what it is sent.
  await ask('/health/live');
  socket.destroy();
  await until(async () => lines().length > before);
  const answer = await ask('/api/pages/99999', { headers: signedIn() });
  await lineOf(answer);
  const since = lines()
    .slice(before)
    .filter(({ reqId }) => reqId !== answer.headers.get('x-request-id'));
  expect(since).toEqual([
    expect.objectContaining({
      level: 30,
      msg: 'The caller broke it off',
      route: '/api/featuresettings',
    }),
  ]);
  expect(await valueOf('portal_requests_broken_off_total')).toBe(1);
});

it.each(['/api/pages', '/api/pages/12', '/api/featuresettings'])(
  'any method that %s does not take is 401 without a token, and 405 with one',
  async (path) => {
    for (const method of ['QUERY', 'PATCH', 'PROPFIND']) {
      const refused = await ask(path, { method });
      expect([method, refused.status, refused.headers.get('www-authenticate')]).toEqual([
        method,
        401,
        'Bearer',
      ]);
      const { authorization } = signedIn();
      const taken = await ask(path, { method, headers: { authorization } });
      expect([method, taken.status, taken.headers.has('allow')]).toEqual([method, 405, true]);
    }
  },
);

it('QUERY to what is not there is 404', async () => {
  for (const path of ['/api/nothing', '/hub/negotiate', '/elsewhere'])
    expect((await ask(path, { method: 'QUERY' })).status).toBe(404);
});

async function valueOf(name: string): Promise<number> {
  const text = await (await fetch(`${figures}/metrics`)).text();
  const line = text
    .split('\n')
    .find((each) => each.startsWith(`${name} `) || each.startsWith(`${name}{`));
  if (!line) throw new Error(`There is no ${name}`);
  return Number(line.split(' ').at(-1));
}

it('figures for Prometheus stand at a port of their own, and name nobody', async () => {
  await ask('/api/featuresettings', { headers: signedIn() });
  // The jobs begin by themselves, some time after the server answers.
  for (const job of ['notifications', 'retention: answers of writes'])
    await until(async () =>
      (await (await fetch(`${figures}/metrics`)).text()).includes(`job="${job}",outcome="done"`),
    );
  const answer = await fetch(`${figures}/metrics`);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const text = await answer.text();
  for (const part of [
    'portal_request_duration_seconds_bucket{le="0.1",method="GET",route="/api/featuresettings",status="200"}',
    'portal_request_duration_seconds_count{method="GET",route="unknown",status="404"}',
    'portal_database_connections{pool="requests",state="waiting"} 0',
    'portal_hub_connections 0',
    'portal_job_runs_total{job="notifications",outcome="done"}',
    'portal_job_runs_total{job="retention: answers of writes",outcome="done"}',
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('secret');
  expect(await valueOf('portal_database_connections')).toBeGreaterThan(0);
  for (const path of ['/', '/api/featuresettings', '/metrics/x'])
    expect((await fetch(`${figures}${path}`)).status).toBe(404);
  expect(await (await fetch(`${server.url}/metrics`)).text()).not.toContain('portal_');
});
