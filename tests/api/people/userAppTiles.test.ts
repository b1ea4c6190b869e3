import { sql } from 'kysely';
import type { UserAppTile } from '#shared/contract/people/userAppTiles';
import type { Problem } from '#shared/errors';
import { tileLimits } from '#shared/rules/widgets/appTiles';
import { addTile, boardOf, clearTiles, storeTile } from '../../support/content/appTiles';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

/** Tiles of a person, sent as they were answered (APPS-35, APPS-37, APPS-38). */
let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterEach(() => clearTiles(portal));
afterAll(() => portal.stop());

const call = <T = { errors: Record<string, string[]> }>(
  method: string,
  path: string,
  body?: unknown,
) => portal.call<T>('member', method, `/me/userapptiles${path}`, body);
const mine = () =>
  addTile(portal, 'member', { AppTile: { Title: 'Mine', Url: 'https://mine.example/' } });
const added = async (Title = 'Open') =>
  addTile(portal, 'member', { AppTileId: (await storeTile(portal, { Title })).Id });

it('APPS-35 a whole tile is taken back with HideFromUI changed; what only the portal says stays as it is', async () => {
  for (const tile of [await mine(), await added()]) {
    const { body: answered } = await call<UserAppTile>('GET', `/${tile.AppTileId}`);
    const hidden = { ...answered, HideFromUI: true };
    const { status, body } = await call<UserAppTile>('PUT', `/${tile.AppTileId}`, {
      ...hidden,
      ChannelSubscribed: true,
      ShowNewOrModifiedBadge: true,
    });
    expect([status, body]).toEqual([
      200,
      { ...hidden, AppTile: { ...hidden.AppTile, Modified: body.AppTile.Modified } },
    ]);
  }
});

it('APPS-35 of a whole personal tile only what people may write is stored', async () => {
  const { AppTileId, ...tile } = await mine();
  const { status, body } = await call<UserAppTile>('PUT', `/${AppTileId}`, {
    ...tile,
    AppTile: {
      ...tile.AppTile,
      ...{ Title: 'Ours', IsPersonal: false, IsSmartLink: true, O365ServiceName: 'exchange' },
    },
  });
  expect([status, body.AppTile]).toEqual([
    200,
    { ...tile.AppTile, Title: 'Ours', Modified: body.AppTile.Modified },
  ]);
});

it('of two windows that change a personal tile the second is told what the first has stored', async () => {
  const { AppTileId, AppTile } = await mine();
  const change = (Title: string, Modified?: string) =>
    call<UserAppTile & Problem>('PUT', `/${AppTileId}`, { AppTile: { Title, Modified } });
  const first = await change('One', AppTile.Modified);
  const { status, body } = await change('Other', AppTile.Modified);
  expect([status, body.id, body.changedBy]).toEqual([
    409,
    'conflict',
    expect.objectContaining({ DateTime: first.body.AppTile.Modified }),
  ]);
  expect(await boardOf(portal, 'member')).toEqual(['One']);
  expect((await change('Other', first.body.AppTile.Modified)).status).toBe(200);
  expect((await change('Without a version')).status).toBe(200);
});

it('APPS-35 a tile of the organisation is not changed by its readers, in a whole tile either', async () => {
  const tile = await added();
  const { status, body } = await call('PUT', `/${tile.AppTileId}`, {
    ...tile,
    AppTile: { ...tile.AppTile, Title: 'Taken' },
  });
  expect([status, Object.keys(body.errors)]).toEqual([400, ['AppTile']]);
  expect(await boardOf(portal, 'member')).toEqual(['Open']);
});

it('APPS-37 a whole tile that was taken off the board is put back as it was answered', async () => {
  const tile = await added();
  await call('DELETE', `/${tile.AppTileId}`);
  const { status, body } = await call<UserAppTile>('POST', '', tile);
  expect([status, body]).toEqual([201, tile]);
});

it('APPS-37 two tiles in one body are refused', async () => {
  const [one, other] = [await added('One'), await added('Other')];
  const { status, body } = await call('POST', '', { ...one, AppTile: other.AppTile });
  expect([status, Object.keys(body.errors)]).toEqual([400, ['AppTileId']]);
});

it('APPS-38 the order is saved from a list of whole tiles', async () => {
  const [one, other] = [await added('One'), await mine()];
  const tiles = [other, one].map((tile, Order) => ({ ...tile, Order }));
  expect((await call('PUT', '', tiles)).status).toBe(204);
  expect(await boardOf(portal, 'member')).toEqual(['Mine', 'One']);
});

it('APPS-46 without a number there are ten suggestions at most', async () => {
  for (let crane = 1; crane <= 11; crane += 1) await storeTile(portal, { Title: `Crane ${crane}` });
  const suggested = async (query: string) =>
    (await portal.call<object[]>('member', 'GET', `/apptiles/suggestions?${query}`)).body.length;
  expect([await suggested('key=crane'), await suggested('key=crane&max=11')]).toEqual([10, 11]);
});

it('a person makes a hundred tiles and no more, whatever others have made', async () => {
  const { AppTileId } = await mine();
  await sql`
    insert into app_tiles ("Title", "Url", "IsPersonal", "OwnerId", "Modified")
    select 'One of many', 'https://mine.example/', true, "OwnerId", "Modified"
    from app_tiles, generate_series(1, 98) where "Id" = ${AppTileId}`.execute(portal.db);
  const make = (person: string) =>
    portal.call<{ errors: object }>(person, 'POST', '/me/userapptiles', {
      AppTile: { Title: 'Mine too', Url: 'https://mine.example/' },
    });
  expect((await make('member')).status).toBe(201);
  const { status, body } = await make('member');
  expect([status, Object.keys(body.errors)]).toEqual([400, ['AppTile']]);
  expect((await boardOf(portal, 'member')).length).toBe(100);
  expect((await make('guest')).status).toBe(201);
  await sql`delete from app_tiles where "IsPersonal"`.execute(portal.db);
});

it('the limit of personal tiles holds for requests that come at once', async () => {
  const title = (number: number) => ({
    AppTile: { Title: `${number}`, Url: 'https://a.example/' },
  });
  const full = Array.from({ length: tileLimits.personalTiles - 1 }, (_, index) => title(index));
  for (const tile of full) await addTile(portal, 'member', tile);
  const answers = await Promise.all([1, 2, 3].map((number) => call('POST', '', title(number))));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
  expect(await boardOf(portal, 'member')).toHaveLength(tileLimits.personalTiles);
});
