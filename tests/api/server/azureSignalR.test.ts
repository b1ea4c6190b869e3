import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { readConfig } from '../../../src/server/config';
import { contentSecurityPolicy } from '../../../src/server/http/documents/securityHeaders';
import { signalRServiceOf } from '../../../src/server/connectionStrings';
import { openHub } from '../../support/servers/hubClient';
import { hoursFromNow, storePage, storeSetting, storeTerm } from '../../support/content/pages';
import {
  startSignalRService,
  type SignalRServiceStandIn,
} from '../../support/servers/signalRService';
import { send, startTestPortal, type TestPortal } from '../../support/testPortal';
import { until } from '../../support/until';

let service: SignalRServiceStandIn;
let portal: TestPortal;
let beside: TestPortal;

beforeAll(async () => {
  service = await startSignalRService();
  const config = { signalRService: signalRServiceOf(service.connectionString) };
  portal = await startTestPortal({ config });
  beside = await startTestPortal({ beside: portal, config });
});
afterAll(async () => {
  await beside.stop();
  await portal.stop();
  await service.stop();
});

interface Redirect {
  url: string;
  accessToken: string;
}

it('negotiation sends the client to the service, with a token for that address and that person', async () => {
  const token = await portal.tokenOf('member');
  const { body } = await send<Redirect>(
    `${portal.url}/hub/negotiate?negotiateVersion=1`,
    'POST',
    token,
  );
  expect(body.url).toBe(
    `${signalRServiceOf(service.connectionString)!.endpoint}/client/?hub=portal`,
  );
  const { aud, nameid, exp, iat } = decodeJwt(body.accessToken);
  expect({ aud, nameid }).toEqual({ aud: body.url, nameid: decodeJwt(token).oid });
  expect(exp! - iat!).toBeLessThanOrEqual(3_600);
  expect((await send(`${portal.url}/hub/negotiate`, 'POST')).status).toBe(401);
});

it('Microsoft’s own client follows, and hears once of a change, whichever server made it', async () => {
  const reader = await openHub(portal, 'member');
  await storeSetting(beside, 'workplaceName', 'Nordvik');
  expect(await reader.update()).toEqual({
    ComponentId: 'featureSettings',
    Data: { Change: 'created', Id: 'workplaceName' },
  });
  await storePage(portal);
  await reader.update(({ ComponentId }) => ComponentId === 'personalNews');
  // Updates that were announced together arrive in any order.
  await reader.update(({ ComponentId }) => ComponentId === 'pages');
  expect(reader.updates).toHaveLength(3);
  await reader.stop();
});

it('a scheduled page is announced once, though every server sees its time come', async () => {
  const reader = await openHub(portal, 'member');
  const news = () => reader.updates.filter(({ ComponentId }) => ComponentId === 'personalNews');
  await storePage(portal, { PublishingDate: hoursFromNow(1 / 3_600) });
  const { PublishingDate } = await storePage(beside, { PublishingDate: hoursFromNow(2 / 3_600) });
  await reader.update(() => news().length === 2);
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(PublishingDate!));
  await reader.stop();
});

it('of content that is not for everybody the service is told only that something changed', async () => {
  const channel = await storeTerm(portal, 'channelterms', 'Ships');
  service.calls.length = 0;
  const reader = await openHub(portal, 'guest');
  await storePage(portal, { ChannelTermPages: [{ ChannelTermId: channel }] });
  for (const component of ['pages', 'personalNews'])
    expect(await reader.update(({ ComponentId }) => ComponentId === component)).toEqual({
      ComponentId: component,
    });
  expect(reader.updates).toHaveLength(2);
  await reader.stop();
});

it('all hear once of news in a language, and many people are told a few at a time', async () => {
  const language = await storeTerm(portal, 'languageterms', 'fi');
  const { Id, Modified } = await storePage(portal, { LanguageTermId: language });
  const channel = await storeTerm(portal, 'channelterms', 'Quays');
  await sql`insert into user_terms ("UserId", "Kind", "TermId", "Type")
    select gen_random_uuid(), 'channel', ${channel}, 0 from generate_series(1, 100)`.execute(
    portal.db,
  );
  const reader = await openHub(portal, 'admin');
  service.calls.length = 0;
  await portal.call('editor', 'PUT', `/pages/${Id}`, { Modified, Title: 'Corrected' });
  await portal.call('admin', 'DELETE', `/channelterms/${channel}`);
  const told = () => service.calls.filter(({ path }) => path.includes('/users/')).length;
  await until(() => Promise.resolve(told() === 100));
  expect(service.mostAtOnce()).toBeLessThanOrEqual(15);
  await reader.update(({ ComponentId }) => ComponentId === 'channels');
  const components = reader.updates.map(({ ComponentId }) => ComponentId);
  expect(components).toContain('personalNews');
  expect(components).not.toContain('newsPages');
  await reader.stop();
});

it('a busy service is asked again', async () => {
  const reader = await openHub(portal, 'member');
  service.failNext(1, 429);
  await storePage(portal);
  await reader.update();
  await reader.stop();
});

it('the connections of somebody who is erased end, those of others stay', async () => {
  const erased = await openHub(portal, 'guest', { retryDelays: [] });
  const other = await openHub(portal, 'member');
  const ended = new Promise<void>((resolve) => erased.connection.onclose(() => resolve()));
  await portal.call('guest', 'POST', '/users', {});
  const { oid } = decodeJwt<{ oid: string }>(await portal.tokenOf('guest'));
  expect((await portal.call('admin', 'DELETE', `/admin/people/${oid}`)).status).toBe(204);
  await ended;
  await storePage(portal);
  await other.update();
  await other.stop();
});

it('the page may connect to the service, and a wrong connection string is refused without repeating it', () => {
  const environment = {
    TENANT_ID: '11111111-1111-4111-8111-111111111111',
    CLIENT_ID: '22222222-2222-4222-8222-222222222222',
  };
  const config = readConfig({
    ...environment,
    AZURE_SIGNALR_CONNECTION_STRING:
      'Endpoint=https://nordvik.service.signalr.net;AccessKey=secret;Version=1.0;',
  });
  expect(contentSecurityPolicy(config, '')).toMatch(
    /connect-src [^;]*https:\/\/nordvik\.service\.signalr\.net wss:\/\/nordvik\.service\.signalr\.net/,
  );
  const refused = () =>
    readConfig({ ...environment, AZURE_SIGNALR_CONNECTION_STRING: 'AccessKey=secret' });
  expect(refused).toThrow(/AZURE_SIGNALR_CONNECTION_STRING must have the form/);
  expect(refused).not.toThrow(/secret/);
});
