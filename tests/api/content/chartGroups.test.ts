import type { Audit } from '#shared/contract/audits';
import type { ChartGroup } from '#shared/contract/chartGroups';
import type { Problem } from '#shared/errors';
import { openHub } from '../../support/servers/hubClient';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const call = <T = Problem>(method: string, path: string, body?: object, person = 'editor') =>
  portal.call<T & Problem>(person, method, path, body);
const ChartItems = [
  { Title: 'On time', ChartValue: 92.5 },
  { Title: 'Late', ChartValue: 7.5 },
];
const create = async (fields: object = {}) =>
  (
    await call<ChartGroup>('POST', '/chartgroups?siteUrl=https://core.example', {
      GroupName: 'Departures',
      ChartType: 1,
      ChartItems,
      ...fields,
    })
  ).body;
const active = async () =>
  (await call<ChartGroup[]>('GET', '/chartgroups/active', undefined, 'member')).body.map(
    ({ Id }) => Id,
  );

it('KPI-01 KPI-03 KPI-11 KPI-12 KPI-15 a chart group is created with its figures; half the width and active where nothing is said', async () => {
  const created = await create();
  expect(created).toEqual({
    Id: expect.any(Number),
    GroupName: 'Departures',
    ChartType: 1,
    ChartWidth: 50,
    ChartItems,
    Active: true,
    Modified: expect.any(String),
  });
  expect((await call('GET', `/chartgroups/${created.Id}`)).body).toEqual(created);
  for (const ChartWidth of [25, 50, 75, 100])
    expect(await create({ ChartWidth })).toMatchObject({ ChartWidth });
});

it('KPI-09 KPI-10 KPI-16 editors list all groups, readers the active ones', async () => {
  const [shown, hidden] = [await create(), await create({ Active: false })];
  const all = (await call<ChartGroup[]>('GET', '/chartgroups')).body.map(({ Id }) => Id);
  expect(all).toEqual(expect.arrayContaining([shown.Id, hidden.Id]));
  expect(await active()).toContain(shown.Id);
  expect(await active()).not.toContain(hidden.Id);
  expect((await call('GET', '/chartgroups', undefined, 'member')).status).toBe(403);
});

it('KPI-12 KPI-13 KPI-14 what is created, changed or deleted is read so at once, and open pages are told', async () => {
  const hub = await openHub(portal, 'member');
  const { Id, Modified } = await create();
  expect(await active()).toContain(Id);
  const body = {
    GroupName: 'Arrivals',
    ChartType: 2,
    ChartItems: [{ Title: 'All', ChartValue: 3 }],
    Active: false,
    Modified,
  };
  const changed = await call<ChartGroup>(
    'PUT',
    `/chartgroups/${Id}?siteUrl=https://core.example`,
    body,
  );
  expect([changed.status, changed.body.GroupName, changed.body.ChartItems]).toEqual([
    200,
    'Arrivals',
    body.ChartItems,
  ]);
  expect(await active()).not.toContain(Id);
  expect((await call('PUT', `/chartgroups/${Id}`, body)).body.id).toBe('conflict');
  const audits = (await call<Audit[]>('GET', `/chartgroups/${Id}/audits`)).body;
  expect(audits.map(({ Action }) => Action)).toEqual(['updated', 'created']);
  expect(
    (await call<ChartGroup>('POST', `/chartgroups/${Id}/audits/${audits[1]!.Id}/restore`)).body
      .ChartItems,
  ).toEqual(ChartItems);
  expect(await active()).toContain(Id);
  expect((await call('DELETE', `/chartgroups/${Id}?siteUrl=https://core.example`)).status).toBe(
    204,
  );
  expect(await active()).not.toContain(Id);
  expect(
    await hub.update(({ Data }) => Data?.Change === 'deleted' && Data.Id === Id),
  ).toMatchObject({ ComponentId: 'kpiCharts' });
  await hub.stop();
});

it('KPI-02 KPI-03 ERRORS-60 other types and widths are refused by name, and so are no figures, and names with a space before', async () => {
  for (const [wrong, field] of [
    [{ ChartType: 3 }, 'ChartType'],
    [{ ChartWidth: 60 }, 'ChartWidth'],
    [{ ChartItems: [] }, 'ChartItems'],
    [{ ChartItems: [{ Title: 'x', ChartValue: -1 }] }, 'ChartItems.0.ChartValue'],
    [{ ChartItems: [{ Title: ' x', ChartValue: 1 }] }, 'ChartItems.0.Title'],
    [{ GroupName: ' Departures' }, 'GroupName'],
  ] as const) {
    expect(Object.keys(((await create(wrong)) as unknown as Problem['errors']) ?? {})).toContain(
      'errors',
    );
    expect(((await create(wrong)) as unknown as Problem).errors).toHaveProperty([field]);
  }
});

it('HUB-10 only who manages charts hears of those that are not shown', async () => {
  const [reader, editor] = [await openHub(portal, 'member'), await openHub(portal, 'editor')];
  const hidden = await create({ Active: false });
  const { Id } = await create();
  for (const hub of [reader, editor]) await hub.update(({ Data }) => Data?.Id === Id);
  expect(reader.updates.map(({ Data }) => Data?.Id)).toEqual([Id]);
  expect(editor.updates.map(({ Data }) => Data?.Id)).toEqual([hidden.Id, Id]);
  for (const hub of [reader, editor]) await hub.stop();
});
