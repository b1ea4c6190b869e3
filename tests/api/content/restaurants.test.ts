import type { Audit } from '#shared/contract/audits';
import type { RestaurantMenu } from '#shared/contract/restaurantMenus';
import type { Restaurant } from '#shared/contract/restaurants';
import type { Problem } from '#shared/errors';
import { openHub } from '../../support/servers/hubClient';
import { storeTerm } from '../../support/content/pages';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const call = <T = Problem>(method: string, path: string, body?: object, person = 'editor') =>
  portal.call<T & Problem>(person, method, path, body);
const restaurant = async (fields: object = {}) =>
  (
    await call<Restaurant>('POST', '/restaurants?siteUrl=https://x.example', {
      Name: 'Quay',
      ...fields,
    })
  ).body;
const menu = async (fields: object) =>
  (await call<RestaurantMenu>('POST', '/restaurantmenus?siteUrl=https://x.example', fields)).body;

it('MENU-02 MENU-22 MENU-23 MENU-24 ADMIN-10 a restaurant is created with its channels, and everybody reads one or all of them', async () => {
  const harbour = await storeTerm(portal, 'channelterms', 'Harbour');
  const created = await restaurant({
    Name: 'Aaa',
    ChannelTermRestaurants: [{ ChannelTermId: harbour.toUpperCase() }, { ChannelTermId: harbour }],
  });
  expect(created).toEqual({
    Id: expect.any(Number),
    Name: 'Aaa',
    ChannelTermRestaurants: [{ ChannelTermId: harbour }],
    Modified: expect.any(String),
  });
  const other = await restaurant({ Name: 'Bbb' });
  expect((await call('GET', `/restaurants/${created.Id}`, undefined, 'member')).body).toEqual(
    created,
  );
  expect((await call<Restaurant[]>('GET', '/restaurants', undefined, 'member')).body).toEqual([
    created,
    other,
  ]);
  expect((await call('GET', '/restaurants/999999', undefined, 'member')).status).toBe(404);
});

it('MENU-25 MENU-26 a restaurant is changed and deleted, its menus with it, and its history keeps each state', async () => {
  const { Id, Modified } = await restaurant();
  const changed = await call<Restaurant>('PUT', `/restaurants/${Id}?siteUrl=https://x.example`, {
    Name: 'Pier',
    Modified,
  });
  expect([changed.status, changed.body.Name]).toEqual([200, 'Pier']);
  expect((await call('PUT', `/restaurants/${Id}`, { Name: 'Late', Modified })).body.id).toBe(
    'conflict',
  );
  const audits = (await call<Audit[]>('GET', `/restaurants/${Id}/audits`)).body;
  expect(audits.map(({ Action, UpnId, NewValues }) => [Action, UpnId, NewValues.Name])).toEqual([
    ['updated', 'editor@nordvik.example', 'Pier'],
    ['created', 'editor@nordvik.example', 'Quay'],
  ]);
  expect(
    (await call<Restaurant>('POST', `/restaurants/${Id}/audits/${audits[1]!.Id}/restore`)).body
      .Name,
  ).toBe('Quay');
  const { Id: menuId } = await menu({ RestaurantId: Id, Year: 2026, WeekNumber: 48 });
  expect((await call('DELETE', `/restaurants/${Id}?siteUrl=https://x.example`)).status).toBe(204);
  expect([
    (await call('GET', `/restaurants/${Id}`)).status,
    (await call('GET', `/restaurantmenus/${menuId}`)).status,
  ]).toEqual([404, 404]);
});

it('MENU-03 MENU-15 MENU-18 MENU-19 a menu of one week is created and read by its week, its year and its restaurant', async () => {
  const { Id: RestaurantId } = await restaurant();
  const created = await menu({
    RestaurantId,
    Year: 2026,
    WeekNumber: 48,
    Monday: 'Soup\nFish',
    AllWeek: 'Salads',
  });
  expect(created).toEqual({
    Id: expect.any(Number),
    RestaurantId,
    Year: 2026,
    WeekNumber: 48,
    Modified: expect.any(String),
    ...{
      Monday: 'Soup\nFish',
      Tuesday: '',
      Wednesday: '',
      Thursday: '',
      Friday: '',
      Saturday: '',
      Sunday: '',
      AllWeek: 'Salads',
    },
  });
  const { Id: other } = await restaurant({ Name: 'Other' });
  await menu({ RestaurantId: other, Year: 2026, WeekNumber: 48 });
  const read = (year: number, week: number) =>
    call<RestaurantMenu[]>(
      'GET',
      `/restaurantmenus?weekNumber=${week}&year=${year}&restaurantId=${RestaurantId}`,
      undefined,
      'member',
    );
  expect((await read(2026, 48)).body).toEqual([created]);
  expect((await read(2026, 49)).body).toEqual([]);
  expect((await read(2027, 48)).body).toEqual([]);
  expect((await read(2026, 54)).status).toBe(400);
  expect((await call('GET', `/restaurantmenus/${created.Id}`, undefined, 'member')).body).toEqual(
    created,
  );
});

it('MENU-12 MENU-16 MENU-28 several weeks in a row are read at once, over New Year too', async () => {
  const { Id: RestaurantId } = await restaurant();
  const { Id: other } = await restaurant({ Name: 'Other' });
  for (const [Year, WeekNumber] of [
    [2027, 1],
    [2026, 53],
    [2026, 1],
    [2026, 52],
  ])
    await menu({ RestaurantId, Year, WeekNumber });
  for (const WeekNumber of [53, 52]) await menu({ RestaurantId: other, Year: 2026, WeekNumber });
  const weeks = async (query: string) =>
    (await call<RestaurantMenu[]>('GET', `/restaurantmenus/weeks?${query}`, undefined, 'member'))
      .body;
  const found = await weeks(`weekNumbers=52,53,1&year=2026&restaurantId=${RestaurantId}`);
  expect(found.map(({ Year, WeekNumber }) => [Year, WeekNumber])).toEqual([
    [2026, 52],
    [2026, 53],
    [2027, 1],
  ]);
  const all = await weeks('weekNumbers=52,53&year=2026');
  expect(all.map((each) => [each.WeekNumber, each.RestaurantId])).toEqual([
    [52, RestaurantId],
    [52, other],
    [53, RestaurantId],
    [53, other],
  ]);
  expect((await call('GET', '/restaurantmenus/weeks?weekNumbers=a&year=2026')).status).toBe(400);
});

it('MENU-17 MENU-20 MENU-21 all menus are listed, changed and deleted; there is one for each restaurant and week', async () => {
  const { Id: RestaurantId } = await restaurant();
  const created = await menu({ RestaurantId, Year: 2028, WeekNumber: 2 });
  await menu({ RestaurantId, Year: 2028, WeekNumber: 1 });
  await menu({ RestaurantId, Year: 2027, WeekNumber: 52 });
  const all = (await call<RestaurantMenu[]>('GET', '/restaurantmenus/all')).body;
  expect(all[0]).toEqual(created);
  expect(all.slice(0, 3).map(({ Year, WeekNumber }) => [Year, WeekNumber])).toEqual([
    [2028, 2],
    [2028, 1],
    [2027, 52],
  ]);
  const changed = await call<RestaurantMenu>('PUT', `/restaurantmenus/${created.Id}`, {
    RestaurantId,
    Year: 2028,
    WeekNumber: 2,
    Friday: 'Pancakes',
    Modified: created.Modified,
  });
  expect([changed.status, changed.body.Friday]).toEqual([200, 'Pancakes']);
  expect(await menu({ RestaurantId, Year: 2028, WeekNumber: 2 })).toMatchObject({
    id: 'alreadyExists',
  });
  expect(await menu({ RestaurantId: 999_999, Year: 2028, WeekNumber: 2 })).toMatchObject({
    errors: { RestaurantId: ['names something that does not exist'] },
  });
  expect((await call('DELETE', `/restaurantmenus/${created.Id}`)).status).toBe(204);
  expect((await call('GET', `/restaurantmenus/${created.Id}`)).status).toBe(404);
});

it('only editors write, and what is wrong is named by its field', async () => {
  expect((await call('POST', '/restaurants', { Name: 'x' }, 'member')).status).toBe(403);
  expect((await call('POST', '/restaurants', { Name: '' })).body.errors).toEqual({
    Name: [expect.any(String), expect.any(String)],
  });
  expect(
    (
      await call('POST', '/restaurants', {
        Name: 'x',
        ChannelTermRestaurants: [{ ChannelTermId: '3f2504e0-4f89-41d3-9a0c-0305e82c3399' }],
      })
    ).body.errors,
  ).toEqual({
    ChannelTermRestaurants: ['names a channel that does not exist or is not available for tagging'],
  });
});

it('a change is told to open pages when it is stored', async () => {
  const hub = await openHub(portal, 'member');
  const { Id } = await restaurant();
  expect(await hub.update(({ ComponentId }) => ComponentId === 'restaurantMenus')).toMatchObject({
    Data: { Change: 'created', Id },
  });
  await hub.stop();
});
