import { sql } from 'kysely';
import type { UserTabComponentConfiguration } from '#shared/contract/people/userTabComponentConfigurations';
import type { Problem } from '#shared/errors';
import { ChangeListener } from '../../../src/server/db/changeListener';
import { Changes } from '../../../src/server/db/changes';
import { storeTerm } from '../../support/content/pages';
import { openHub } from '../../support/servers/hubClient';
import { startTestPortal, type TestPortal } from '../../support/testPortal';
import { until } from '../../support/until';
import { untilLocked } from '../../support/untilLocked';

const path = '/me/usertabcomponentconfigurations';
let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.stop());

type Row = UserTabComponentConfiguration;
const call = <T = Row>(method: string, at: string, body?: object, person = 'member') =>
  portal.call<T & Problem>(person, method, at, body);
const section = (ComponentId: string, Order: number, Hidden = false) => ({
  TabId: 'your-board',
  ComponentId,
  Hidden,
  Order,
});
const stored = async (person = 'member') =>
  (await call<Row[]>('GET', path, undefined, person)).body;
afterEach(() => call('PUT', path, []));

it('BOARD-09 BOARD-10 BOARD-11 BOARD-15 a configuration is created once, and read with its fields and its id by its owner only', async () => {
  expect(await stored()).toEqual([]);
  const created = await call('POST', path, section('myDay', 1, true));
  expect([created.status, created.body]).toEqual([
    201,
    { Id: expect.any(Number), ...section('myDay', 1, true) },
  ]);
  expect(await stored()).toEqual([created.body]);
  expect(await stored('guest')).toEqual([]);
  expect((await call('POST', path, section('myDay', 2))).body.id).toBe('alreadyExists');
});

it('BOARD-12 an update replaces all configurations: kept ones keep their id, others return to defaults', async () => {
  const { Id } = (await call('POST', path, section('myDay', 3))).body;
  const written = await call<Row[]>('PUT', path, [
    section('powerBI', 1),
    { Id, ...section('myDay', 2, true) },
  ]);
  expect([written.status, written.body]).toEqual([
    200,
    [
      { Id: expect.any(Number), ...section('powerBI', 1) },
      { Id, ...section('myDay', 2, true) },
    ],
  ]);
  expect(await stored()).toEqual(written.body);
  expect(
    (await call<Row[]>('PUT', path, [section('appTiles', 4), section('appTiles', 1)])).body,
  ).toEqual([{ Id: expect.any(Number), ...section('appTiles', 1) }]);
});

it('BOARD-13 one configuration is updated by its id, by its owner only', async () => {
  const { Id } = (await call('POST', path, section('powerBI', 2))).body;
  const changed = await call('PUT', `${path}/${Id}`, { Hidden: true });
  expect([changed.status, changed.body]).toEqual([200, { Id, ...section('powerBI', 2, true) }]);
  expect((await call('PUT', `${path}/${Id}`, { Id, ...section('powerBI', 4) })).body).toEqual({
    Id,
    ...section('powerBI', 4),
  });
  expect((await call('PUT', `${path}/${Id}`, {})).body.Order).toBe(4);
  expect((await call('PUT', `${path}/${Id}`, { Hidden: true }, 'guest')).body.id).toBe('notFound');
});

it('BOARD-06 only sections of a configurable page are taken', async () => {
  for (const wrong of [
    { ...section('myDay', 1), TabId: 'collaboration' },
    section('news', 1),
    section('myDay', 0),
    { ...section('myDay', 1), UserId: 'x' },
  ]) {
    expect([wrong, (await call('POST', path, wrong)).status]).toEqual([wrong, 400]);
    expect([wrong, (await call('PUT', path, [wrong])).status]).toEqual([wrong, 400]);
  }
  expect(await stored()).toEqual([]);
});

it('the person’s other windows are told, and nobody else', async () => {
  const [own, other] = [await openHub(portal, 'member'), await openHub(portal, 'guest')];
  await call('PUT', path, [section('myDay', 1)]);
  const { Data } = await own.update(
    (update) => update.ComponentId === 'tabConfigurations' && Boolean(update.Data),
  );
  await call('PUT', path, [], 'guest');
  await other.update(
    (update) => update.ComponentId === 'tabConfigurations' && Boolean(update.Data),
  );
  expect(other.updates.map((update) => update.Data?.Id)).not.toContain(Data!.Id);
  await Promise.all([own.stop(), other.stop()]);
});

it('BOARD-12 of two windows that save at once, each in its own order, neither waits for the other', async () => {
  const rows = ['appTiles', 'myDay', 'powerBI'].map((id, place) => section(id, place + 1));
  expect((await call('PUT', path, rows)).status).toBe(200);
  const saved = await portal.db.transaction().execute(async (transaction) => {
    await sql`select from user_tab_component_configurations
      where "ComponentId" = 'myDay' for update`.execute(transaction);
    const both = [call('PUT', path, rows), call('PUT', path, rows.toReversed())];
    await untilLocked(portal, both.length);
    return both;
  });
  expect((await Promise.all(saved)).map(({ status }) => status)).toEqual([200, 200]);
});

it('what people arrange for themselves makes no server read again what it keeps for all', async () => {
  const item = await portal.call<{ Guid: string }>('admin', 'POST', '/itemstoread', {
    ...{ Title: 'Conduct', Url: '/pages/content/conduct' },
    ItemsToReadForPrincipal: [
      {
        Principal: 'User',
        PrincipalId: portal.devTenant.company.person('member@nordvik.example')!.id,
      },
    ],
  });
  const changes = new Changes();
  const listener = new ChangeListener(portal.database.address, changes);
  await listener.start();
  const heard: string[] = [];
  changes.onChange(({ topic }) => heard.push(topic));
  const tile = { Title: 'Own', Url: 'https://own.example/' };
  for (const [method, path, body] of [
    ['PUT', '/me/usertabcomponentconfigurations', []],
    ['POST', '/me/userapptiles', { AppTile: tile }],
    ['PUT', `/me/useritemstoread?guid=${item.body.Guid}`, undefined],
  ] as const)
    expect((await portal.call('member', method, path, body)).status).toBeLessThan(300);
  // A later change shows that those before it would have arrived.
  await storeTerm(portal, 'channelterms', 'Later');
  await until(async () => heard.includes('targeting'));
  listener.stop();
  expect(heard).toEqual(['targeting']);
});
