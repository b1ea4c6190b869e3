import { once } from 'node:events';
import { connect } from 'node:net';
import { sql } from 'kysely';
import type { Page } from '#shared/contract/pages/pages';
import type { Problem } from '#shared/errors';
import { isConnectionError } from '../../../src/server/db/connectionErrors';
import { newsPage, storePage } from '../../support/content/pages';
import { freePort } from '../../support/servers/freePort';
import {
  send,
  startTestPortal,
  type TestPortal,
  type TestPortalOptions,
} from '../../support/testPortal';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

it('without its database every call answers 503, readiness says so, and all is well when it is back', async () => {
  const page = await storePage(portal, { IsFeaturedPage: true });
  await portal.call('member', 'GET', '/pages/news/top');
  await portal.database.takeAway();
  // Data in memory may be answered until the loss is noticed.
  while ((await portal.call('member', 'GET', '/pages/news/top')).status === 200);
  for (const [person, method, path, body] of [
    ['member', 'GET', '/pages/news/top'],
    ['member', 'GET', `/pages/${page.Id}`],
    ['editor', 'POST', '/pages', newsPage()],
    ['member', 'GET', '/featuresettings'],
  ] as const) {
    const answer = await portal.call<Problem>(person, method, path, body);
    expect([path, answer.status, answer.body.id]).toEqual([path, 503, 'databaseAway']);
    expect(answer.headers.get('retry-after')).toMatch(/^([5-9]|10)$/);
  }
  expect((await fetch(`${portal.url}/health/ready`)).status).toBe(503);
  expect((await fetch(`${portal.url}/health/live`)).status).toBe(200);
  await portal.database.giveBack();
  expect(
    (await portal.call<Page[]>('member', 'GET', '/pages/news/top')).body.map(({ Id }) => Id),
  ).toEqual([page.Id]);
  expect((await portal.call('editor', 'POST', '/pages', newsPage())).status).toBe(201);
  expect((await fetch(`${portal.url}/health/ready`)).status).toBe(200);
});

it('a database that goes in the middle of a transaction fails what was asked, and nothing else', async () => {
  const halfway = portal.db.transaction().execute(async (transaction) => {
    await sql`select 1`.execute(transaction);
    await portal.database.takeAway();
    while (
      await sql`select 1`.execute(transaction).then(
        () => true,
        () => false,
      )
    );
    await portal.database.giveBack();
    return sql`select 1`.execute(transaction);
  });
  await expect(halfway).rejects.toThrow();
  expect((await portal.call('member', 'GET', '/featuresettings')).status).toBe(200);
});

it('a person beyond the limit gets 429 with the seconds to wait; others are not affected', async () => {
  const limited = await startTestPortal({
    beside: portal,
    config: { rateLimitPerPerson: 5, rateLimitAnonymous: 3 },
  });
  const statuses: number[] = [];
  for (let count = 0; count < 7; count++)
    statuses.push((await limited.call('member', 'GET', '/security/roles')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  const refused = await limited.call<Problem>('member', 'GET', '/security/roles');
  expect(refused.body.id).toBe('tooManyRequests');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(75);
  expect((await limited.call('guest', 'GET', '/security/roles')).status).toBe(200);
  await limited.stop();
});

it('guessing tokens is limited by network address, while people with a token go on', async () => {
  const limited = await startTestPortal({ beside: portal, config: { rateLimitAnonymous: 3 } });
  const statuses: number[] = [];
  for (let count = 0; count < 5; count++)
    statuses.push((await send(`${limited.url}/api/security/roles`, 'GET', 'guess')).status);
  expect(statuses).toEqual([401, 401, 401, 429, 429]);
  expect((await limited.call('member', 'GET', '/security/roles')).status).toBe(200);
  await limited.stop();
});

describe('behind a reverse proxy', () => {
  /** Statuses of guesses by callers, whose addresses the proxies forward. */
  const guesses = async (
    trustProxy: TestPortalOptions['config'] & object,
    callers: readonly string[],
  ) => {
    const limited = await startTestPortal({
      beside: portal,
      config: { rateLimitAnonymous: 1, ...trustProxy },
    });
    const statuses: number[] = [];
    for (const caller of callers)
      statuses.push(
        (
          await fetch(`${limited.url}/api/security/roles`, {
            headers: { 'x-forwarded-for': caller },
          })
        ).status,
      );
    await limited.stop();
    return statuses;
  };

  it('each caller has a limit of their own when the proxy is trusted, by number or by address', async () => {
    for (const trustProxy of [1, ['127.0.0.1', '::1']])
      expect(await guesses({ trustProxy }, ['203.0.113.1', '203.0.113.2', '203.0.113.1'])).toEqual([
        401, 401, 429,
      ]);
  });

  it('a client cannot escape the rate limit by claiming other addresses, with or without a proxy', async () => {
    expect(await guesses({ trustProxy: false }, ['203.0.113.1', '203.0.113.2'])).toEqual([
      401, 429,
    ]);
    expect(
      await guesses({ trustProxy: 1 }, ['198.51.100.7, 203.0.113.1', '198.51.100.8, 203.0.113.1']),
    ).toEqual([401, 429]);
  });

  it('the addresses of one IPv6 network count as one', async () => {
    expect(
      await guesses({ trustProxy: 1 }, [
        '2001:db8:1:1::1',
        '2001:db8:1:1:ffff::2',
        '2001:db8:1:2::1',
      ]),
    ).toEqual([401, 429, 401]);
  });

  it('a port behind an address, as proxies of Azure write it, makes no other caller of it', async () => {
    const ofOne = ['203.0.113.1:40001', '203.0.113.1:40002'];
    expect(await guesses({ trustProxy: 1 }, ofOne)).toEqual([401, 429]);
    const ofOneNetwork = ['[2001:db8:1:1::1]:40001', '[2001:db8:1:1::2]'];
    expect(await guesses({ trustProxy: 1 }, ofOneNetwork)).toEqual([401, 429]);
    const own = ['127.0.0.1', '::1', '192.0.2.0/24'];
    const behindTwo = ['203.0.113.1:1, 192.0.2.8:5', '203.0.113.2:1, 192.0.2.8:6'];
    expect(await guesses({ trustProxy: own }, behindTwo)).toEqual([401, 401]);
  });
});

it("a connection's own failure is known as one, wherever its error was made", async () => {
  const connection = connect(await freePort(), '127.0.0.1');
  const [error] = (await once(connection, 'error')) as [Error];
  expect(isConnectionError(error)).toBe(true);
  expect(isConnectionError(new Error('Something else'))).toBe(false);
});

it('while the identity service is away, nobody is held to guess, however many share an address', async () => {
  const limited = await startTestPortal({ beside: portal, config: { rateLimitAnonymous: 3 } });
  const token = await portal.tokenOf('member');
  const ask = () => send(`${limited.url}/api/security/roles`, 'GET', token);
  portal.devTenant.control.fail({ service: 'identity', path: '*', status: 503, times: 5 });
  for (let count = 0; count < 5; count++) {
    const { status, body } = await ask();
    expect([status, (body as Problem).id]).toEqual([503, 'identityAway']);
  }
  portal.devTenant.control.reset();
  expect((await ask()).status).toBe(200);
  await limited.stop();
});
