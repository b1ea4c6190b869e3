import { contract } from '#shared/contract/index';
import type { Call } from '#shared/contract/call';
import type { Audit, AuditState, Change } from '#shared/contract/audits';
import type { Problem } from '#shared/errors';
import {
  editablePaths,
  editableSamples,
  extended,
  sampleOf,
} from '../../support/content/editableResources';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

let portal: TestPortal;
let count = 0;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

type Item = Record<string, unknown>;

/** Somebody who may write everything, and a colleague. */
const [mine, theirs] = ['admin', 'admin'];

function resource(path: string) {
  const { body, text, id = 'Id', version = 'Modified' } = sampleOf(path);
  const call = <T = Item>(method: string, rest: string, sent?: object, headers = {}) =>
    portal.call<T>(mine, method, `${path}${rest}`, sent, headers);
  const ifMatch = (item: Item) => ({ 'if-match': `"${String(item[version])}"` });
  const changed = (item: Item) => extended(item[text], 'two');
  return {
    ...{ text, version, call, ifMatch, changed },
    idOf: (item: Item) => String(item[id]),
    create: async () => {
      const answer = await call('POST', '', await body(portal, (count += 1)));
      expect([path, answer.status, answer.body]).toEqual([path, 201, expect.any(Object)]);
      return answer.body;
    },
    /** Somebody else writes it. */
    meanwhile: async (item: Item, value: string) =>
      (await portal.call<Item>(theirs, 'PUT', `${path}/${String(item[id])}`, { [text]: value }))
        .body,
  };
}

it('everything that editors write is tried here', () => {
  expect(editablePaths.toSorted()).toEqual(Object.keys(editableSamples).toSorted());
  expect(editablePaths.length).toBeGreaterThan(10);
});

it('every call that changes or deletes what stands there says where it tells its version', () => {
  const isPersonal = (key: string) => key.includes(' /me/') || key.endsWith('/users');
  const unversioned = Object.entries<Call>(contract)
    .filter(([key, call]) => /^(PUT|DELETE) /.test(key) && !isPersonal(key) && !call.version)
    .map(([key]) => key);
  // Orders name the places they were made from; a window says of itself what it has open; and
  // the cache holds nothing of its own. An erasure takes whatever is kept of a person.
  // A notification waits or does not.
  expect(unversioned.toSorted()).toEqual([
    'DELETE /admin/people/{id}',
    'DELETE /broadcastmessages/{id}/notification',
    'DELETE /channelterms/cache',
    'DELETE /pages/{id}/editing/{window}',
    'DELETE /pages/{id}/notification',
    'PUT /NavigationNodes',
    'PUT /channelterms/order',
    'PUT /infoboxes',
    'PUT /languageterms/order',
    'PUT /pages/{id}/editing',
  ]);
});

describe.each(editablePaths)('%s', (path) => {
  const { create, call, meanwhile, idOf, ifMatch, text, version, changed } = resource(path);

  it('a change is refused when somebody else was faster, and told what stands there and who', async () => {
    const opened = await create();
    const now = await meanwhile(opened, changed(opened));
    const sent = { [text]: opened[text], [version]: opened[version] };
    const refused = await call<Problem>('PUT', `/${idOf(opened)}`, sent);
    expect([refused.status, refused.body.id]).toEqual([409, 'conflict']);
    expect(refused.body.current).toEqual(now);
    expect(refused.body.changedBy).toEqual({
      UpnId: 'admin@nordvik.example',
      DisplayName: null,
      DateTime: expect.any(String),
    });
    expect(refused.headers.get('content-type')).toContain('application/problem+json');
    expect((await call('GET', `/${idOf(opened)}`)).body).toEqual(now);
    const saved = await call('PUT', `/${idOf(opened)}`, { ...sent, [version]: now[version] });
    expect([saved.status, saved.body[text]]).toEqual([200, opened[text]]);
  });

  it('a deletion and a restored state carry the version too', async () => {
    const opened = await create();
    const now = await meanwhile(opened, changed(opened));
    const { body: history } = await call<Audit[]>('GET', `/${idOf(opened)}/audits`);
    const restore = `/${idOf(opened)}/audits/${history.at(-1)!.Id}/restore`;
    for (const [method, rest] of [
      ['DELETE', `/${idOf(opened)}`],
      ['POST', restore],
    ] as const) {
      const refused = await call<Problem>(method, rest, undefined, ifMatch(opened));
      expect([refused.status, refused.body.current]).toEqual([409, now]);
    }
    const restored = await call('POST', restore, undefined, ifMatch(now));
    expect([restored.status, restored.body[text]]).toEqual([200, opened[text]]);
    const gone = await call('DELETE', `/${idOf(opened)}`, undefined, ifMatch(restored.body));
    expect(gone.status).toBe(204);
    const odd = await call<Problem>('DELETE', `/${idOf(opened)}`, undefined, { 'if-match': 'x' });
    expect([odd.status, odd.body.errors]).toEqual([400, { 'If-Match': [expect.any(String)] }]);
  });

  it('what was deleted says who deleted it, and is put back as it was, under its own id', async () => {
    const opened = await create();
    await call('PUT', `/${idOf(opened)}`, { [text]: changed(opened) });
    const { body: before } = await call('GET', `/${idOf(opened)}`);
    expect((await call('DELETE', `/${idOf(opened)}`)).status).toBe(204);
    const late = await call<Problem>('PUT', `/${idOf(opened)}`, { [text]: opened[text] });
    expect([late.status, late.body.changedBy?.UpnId]).toEqual([404, 'admin@nordvik.example']);
    const back = await call('POST', `/${idOf(opened)}/restore`);
    const same = { ...before, [version]: expect.any(String) };
    expect([back.status, back.body]).toEqual([200, same]);
    expect((await call('GET', `/${idOf(opened)}`)).body).toEqual(same);
    expect((await call<Problem>('POST', `/${idOf(opened)}/restore`)).body.id).toBe('alreadyExists');
    const actions = (await call<Audit[]>('GET', `/${idOf(opened)}/audits`)).body;
    expect(actions[0]!.Action).toBe('restored');
    const unknown = idOf(opened).includes('-')
      ? idOf(opened).replace(/^./, (first) => (first === '0' ? '1' : '0'))
      : '2000000000';
    expect((await call<Problem>('POST', `/${unknown}/restore`)).status).toBe(404);
  });

  it('ADMIN-05 the newest changes have it under its kind', async () => {
    const made = await create();
    const { body } = await portal.call<{ Changes: Change[] }>(
      'admin',
      'GET',
      `/audits?amount=1&resource=${path.slice(1).toLowerCase()}`,
    );
    // Whatever has a key has no number.
    const ResourceId = Number(made.Id ?? 0);
    expect(body.Changes).toMatchObject([{ ResourceId, Action: 'created' }]);
  });

  it('one state of its history is answered beside the one before; one of something else is not', async () => {
    const opened = await create();
    const now = await meanwhile(opened, changed(opened));
    const at = `/${idOf(opened)}/audits`;
    const { body: history } = await call<Audit[]>('GET', at);
    const [newest, first] = [history[0]!, history.at(-1)!];
    const { body: state } = await call<AuditState>('GET', `${at}/${newest.Id}`);
    expect(state).toEqual({ ...newest, OldValues: expect.any(Object) });
    expect([state.OldValues?.[text], state.NewValues[text]]).toEqual([opened[text], now[text]]);
    const { body: beginning } = await call<AuditState>('GET', `${at}/${first.Id}`);
    expect(beginning).toEqual({ ...first, OldValues: null });
    expect((await call<Audit[]>('GET', `${at}?amount=1`)).body).toEqual([newest]);
    const foreign = await call<Problem>('GET', `/${idOf(await create())}/audits/${newest.Id}`);
    expect([foreign.status, foreign.body.id]).toEqual([404, 'notFound']);
    expect((await portal.call('member', 'GET', `${path}${at}/${newest.Id}`)).status).toBe(403);
  });

  it('only those who may write it put it back', async () => {
    const opened = await create();
    await call('DELETE', `/${idOf(opened)}`);
    const answer = await portal.call('member', 'POST', `${path}/${idOf(opened)}/restore`);
    expect(answer.status).toBe(403);
  });
});

it('what belonged to something deleted comes back with it', async () => {
  const restaurants = resource('/restaurants');
  const restaurant = await restaurants.create();
  const menu = { RestaurantId: restaurant.Id, Year: 2026, WeekNumber: 41, Monday: 'Soup' };
  const { body: stored } = await portal.call<Item>(mine, 'POST', '/restaurantmenus', menu);
  const tiles = resource('/apptiles');
  const tile = await tiles.create();
  await portal.call('member', 'POST', '/me/userapptiles', { AppTileId: tile.Id });
  const items = resource('/itemstoread');
  const item = await items.create();
  for (const [each, thing] of [
    [restaurants, restaurant],
    [tiles, tile],
    [items, item],
  ] as const) {
    await each.call('DELETE', `/${each.idOf(thing)}`);
    expect((await each.call('POST', `/${each.idOf(thing)}/restore`)).status).toBe(200);
  }
  const menus = await portal.call(mine, 'GET', `/restaurantmenus/${String(stored.Id)}`);
  expect(menus.body).toEqual(stored);
  const board = await portal.call<Item[]>('member', 'GET', '/me/userapptiles');
  expect(board.body.map(({ AppTileId }) => AppTileId)).toContain(tile.Id);
});

it('the order of infoboxes names the places it was made from', async () => {
  const { create, call } = resource('/infoboxes');
  const [one, other] = [await create(), await create()];
  const swap = [
    { Id: one.Id, From: one.Order, Order: other.Order },
    { Id: other.Id, From: other.Order, Order: one.Order },
  ];
  expect((await call('PUT', '', swap)).status).toBe(204);
  const again = await call<Problem>('PUT', '', swap);
  expect([again.status, again.body.id]).toEqual([409, 'conflict']);
  expect((await call('GET', `/${String(one.Id)}`)).body.Order).toBe(other.Order);
});

it.each(['/channelterms', '/languageterms'])('so does the order of %s', async (path) => {
  const { create, call } = resource(path);
  const [one, other] = [String((await create()).Guid), String((await create()).Guid)];
  const order = (Guids: string[], From: string[]) => call('PUT', '/order', { Guids, From });
  expect((await order([one, other], [one, other])).status).toBe(204);
  expect((await order([other, one], [one, other])).status).toBe(204);
  expect((await order([other, one], [one, other])).status).toBe(409);
});

it('a setting is changed and reset only by those who know its value; hiding an infobox likewise', async () => {
  const setting = (method: string, body?: object, headers = {}) =>
    portal.call<Item & Problem>(mine, method, '/featuresettings/supportPhone', body, headers);
  const created = await portal.call<Item>(mine, 'POST', '/featuresettings', {
    Key: 'supportPhone',
    Value: '1',
  });
  const now = await setting('PUT', { Value: '2', Modified: created.body.Modified });
  const late = { 'if-match': `"${String(created.body.Modified)}"` };
  for (const refused of [
    await setting('PUT', { Value: '3', Modified: created.body.Modified }),
    await setting('DELETE', undefined, late),
  ])
    expect([refused.status, refused.body.current]).toEqual([409, now.body]);
  const version = { 'if-match': `"${String(now.body.Modified)}"` };
  expect((await setting('DELETE', undefined, version)).status).toBe(204);

  const { create, call, meanwhile, idOf, ifMatch } = resource('/infoboxes');
  const opened = await create();
  await meanwhile(opened, 'Other');
  const refused = await call('PUT', `/${idOf(opened)}/hide`, undefined, ifMatch(opened));
  expect(refused.status).toBe(409);
});
