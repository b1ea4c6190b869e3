import type { AppTile } from '#shared/contract/appTiles';
import type { Audit } from '#shared/contract/audits';
import type { UserAppTile } from '#shared/contract/people/userAppTiles';
import type { Problem } from '#shared/errors';
import { addTile, boardOf, clearTiles, storeTile } from '../../support/content/appTiles';
import { storeBroadcast } from '../../support/content/broadcasts';
import { openHub } from '../../support/servers/hubClient';
import { hoursFromNow, storeSetting, storeTerm } from '../../support/content/pages';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

let portal: TestPortal;
let harbour: string;
let danish: string;
beforeAll(async () => {
  portal = await startTestPortal();
  harbour = await storeTerm(portal, 'channelterms', 'Harbour');
  danish = await storeTerm(portal, 'languageterms', 'Danish');
  for (const person of ['member', 'guest']) await portal.call(person, 'POST', '/users', {});
  await portal.call('member', 'POST', '/me/userchannelterms', {
    ChannelTermId: harbour,
    ChannelType: 0,
  });
});
afterEach(() => clearTiles(portal));
afterAll(() => portal.stop());

const call = <T = Problem>(method: string, path: string, body?: object, person = 'appeditor') =>
  portal.call<T & Problem>(person, method, path, body);
const titles = async (person: string, path = '/apptiles') =>
  (await call<AppTile[]>('GET', path, undefined, person)).body.map(({ Title }) => Title);
const limited = () => ({ ChannelTermAppTiles: [{ ChannelTermId: harbour }] });

describe('tiles of the organisation', () => {
  it('APPS-25 APPS-40 APPS-41 APPS-50 a tile is created with every field of the list and read again', async () => {
    const created = await call<AppTile>('POST', '/apptiles?siteUrl=https://x.example', {
      Title: 'Travel ',
      Url: '/pages/news',
    });
    expect(created.status).toBe(201);
    expect(created.body).toEqual({
      ...{
        Id: expect.any(Number),
        Title: 'Travel',
        Description: '',
        Url: '/pages/news',
        IconClass: null,
        IconUrl: null,
        ColorHexCode: null,
        ColorClass: null,
        IsPersonal: false,
        IsSmartLink: false,
      },
      ...{
        Introduction: null,
        IntroductionVideo: null,
        AppTileBroadcastMessages: [],
        IntegrationEndpointUrl: null,
        ShowAsNewUntilThisDate: null,
        Modified: expect.any(String),
        Start: null,
        End: null,
      },
      ...{
        IsRecurring: false,
        RecurrenceDays: [],
        RecurrenceFrom: null,
        RecurrenceTo: null,
        IsWithinTimeSpan: true,
        ChannelTermAppTiles: [],
        LanguageTermAppTiles: [],
        O365ServiceName: null,
      },
    });
    const fields = {
      ...{
        Title: 'Mail',
        Description: 'Your post',
        Url: 'https://outlook.example/',
        IconClass: 'ms-Icon ms-Icon--Mail',
        ColorHexCode: '#0F6CBD',
        ColorClass: 'blue',
        IntegrationEndpointUrl: `${portal.devTenant.graphUrl}/v1.0/me/mailFolders/inbox`,
      },
      ...{
        Introduction: '<p style="color:red">Hello</p>',
        IntroductionVideo: 'https://youtu.be/abcdefghijk',
        ShowAsNewUntilThisDate: hoursFromNow(5),
        Start: hoursFromNow(-1),
        End: hoursFromNow(9),
        O365ServiceName: 'exchange',
      },
      ...{
        IconUrl: 'https://x.example/i.png',
        ...limited(),
        LanguageTermAppTiles: [{ LanguageTermId: danish }],
      },
    };
    const { Id } = (await call<AppTile>('POST', '/apptiles', fields, 'admin')).body;
    const { body } = await call<AppTile>('GET', `/apptiles/${Id}`, undefined, 'member');
    expect(body).toMatchObject({
      ...fields,
      ColorHexCode: '#0f6cbd',
      Introduction: '<p>Hello</p>',
      IntroductionVideo: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
    });
  });

  it('APPS-39 editors read all tiles; readers those of their channels and languages, and no others by any call', async () => {
    const open = await storeTile(portal, { Title: 'Open' });
    const secret = await storeTile(portal, { Title: 'Secret', ...limited() });
    await storeTile(portal, { Title: 'Dansk', LanguageTermAppTiles: [{ LanguageTermId: danish }] });
    expect(await titles('appeditor')).toEqual(['Dansk', 'Open', 'Secret']);
    expect(await titles('appeditor', '/apptiles?available=true')).toEqual(['Dansk', 'Open']);
    expect(await titles('member')).toEqual(['Dansk', 'Open', 'Secret']);
    expect(await titles('guest')).toEqual(['Dansk', 'Open']);
    expect(await titles('guest', '/apptiles/suggestions?key=e')).toEqual(['Open']);
    expect((await call('GET', `/apptiles/${secret.Id}`, undefined, 'guest')).status).toBe(404);
    expect((await call('POST', '/me/userapptiles', { AppTileId: secret.Id }, 'guest')).status).toBe(
      404,
    );
    await storeSetting(portal, 'enableLanguageFilteringForWorkplace', true);
    await portal.call('guest', 'POST', '/me/userlanguageterms', {
      LanguageTermId: await storeTerm(portal, 'languageterms', 'Finnish'),
      LanguageType: 0,
    });
    expect(await titles('guest')).not.toContain('Dansk');
    await storeSetting(portal, 'enableLanguageFilteringForWorkplace', false);
    expect((await call('GET', `/apptiles/${open.Id}`, undefined, 'guest')).status).toBe(200);
  });

  it('ADMIN-11 APPS-42 APPS-43 APPS-44 APPS-45 a tile is changed, restored from its history and deleted, and open pages of its readers are told', async () => {
    const [hub, guest] = [await openHub(portal, 'member'), await openHub(portal, 'guest')];
    const LanguageTermAppTiles = [
      { LanguageTermId: await storeTerm(portal, 'languageterms', 'Deleted') },
    ];
    const { Id, Modified } = await storeTile(portal, { ...limited(), LanguageTermAppTiles });
    await call('DELETE', `/languageterms/${LanguageTermAppTiles[0]!.LanguageTermId}`, {}, 'admin');
    const changed = await call<AppTile>('PUT', `/apptiles/${Id}?siteUrl=https://x.example`, {
      ...{ Title: 'Hours', LanguageTermAppTiles },
      Modified,
    });
    expect([changed.status, changed.body.Title, changed.body.Url]).toEqual([
      200,
      'Hours',
      'https://time.nordvik.example/',
    ]);
    expect((await call('PUT', `/apptiles/${Id}`, { Title: 'Late', Modified })).body.id).toBe(
      'conflict',
    );
    const audits = (await call<Audit[]>('GET', `/apptiles/${Id}/audits`)).body;
    expect(audits.map(({ Action, NewValues }) => [Action, NewValues.Title])).toEqual([
      ['updated', 'Hours'],
      ['created', 'Timesheets'],
    ]);
    expect(
      (await call<AppTile>('POST', `/apptiles/${Id}/audits/${audits.at(-1)!.Id}/restore`)).body
        .Title,
    ).toBe('Timesheets');
    expect((await call('DELETE', `/apptiles/${Id}?siteUrl=https://x.example`)).status).toBe(204);
    expect((await call('GET', `/apptiles/${Id}`)).status).toBe(404);
    expect(
      await hub.update(({ Data }) => Data?.Change === 'deleted' && Data.Id === Id),
    ).toMatchObject({ ComponentId: 'appTiles' });
    const open = await storeTile(portal);
    await guest.update(({ Data }) => Data?.Id === open.Id);
    expect(guest.updates.filter(({ Data }) => Data?.Id === Id)).toEqual([]);
    await Promise.all([hub.stop(), guest.stop()]);
  });

  it('APPS-46 SEARCH-29 suggestions have every word of the key, whatever its case, at most as many as wanted', async () => {
    for (const [Title, Description] of [
      ['Travel desk', ''],
      ['Expenses', 'After your TRAVELS'],
      ['Wiki', ''],
    ] as const)
      await storeTile(portal, { Title, Description });
    expect(await titles('member', '/apptiles/suggestions?key=travel')).toEqual([
      'Expenses',
      'Travel desk',
    ]);
    expect(await titles('member', '/apptiles/suggestions?key=TRAVEL&max=1')).toEqual(['Expenses']);
    expect(await titles('member', '/apptiles/suggestions?key=')).toEqual([]);
    const words = '/apptiles/suggestions?key=travel,expenses';
    expect(await titles('member', words)).toEqual(['Expenses']);
  });

  it.each([
    [{ Url: 'javascript:alert(1)' }, 'Url'],
    [{ Introduction: '<script>1</script>' }, 'Introduction'],
    [{ IntroductionVideo: 'https://evil.example/x' }, 'IntroductionVideo'],
    [{ ColorHexCode: 'red' }, 'ColorHexCode'],
    [{ IntegrationEndpointUrl: 'https://evil.example/count' }, 'IntegrationEndpointUrl'],
    [{ IntegrationEndpointUrl: 'https://[evil/count' }, 'IntegrationEndpointUrl'],
    [{ Url: '/\\evil.example' }, 'Url'],
    [{ IsSmartLink: true, Description: 'x'.repeat(101) }, 'Description'],
    [{ RecurrenceFrom: '25:00' }, 'RecurrenceFrom'],
    [{ Start: hoursFromNow(2), End: hoursFromNow(1) }, 'End'],
    [{ IsRecurring: true }, 'RecurrenceDays'],
    [
      { LanguageTermAppTiles: [{ LanguageTermId: '3f2504e0-4f89-41d3-9a0c-0305e82c3399' }] },
      'LanguageTermAppTiles',
    ],
  ])('refuses %j by its field', async (fields, field) => {
    const { status, body } = await call('POST', '/apptiles', {
      Title: 'X',
      Url: 'https://x.example/',
      ...fields,
    });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([
      400,
      expect.arrayContaining([field]),
    ]);
  });

  it('LINKS-04 a description of a smart link has at most 100 characters', async () => {
    expect(
      (await storeTile(portal, { IsSmartLink: true, Description: 'x'.repeat(100) })).Description,
    ).toHaveLength(100);
    expect(
      (
        await call('POST', '/apptiles', {
          Title: 'X',
          Url: '/',
          IsSmartLink: true,
          Description: 'x'.repeat(101),
        })
      ).status,
    ).toBe(400);
  });

  it('APPS-52 a tile carries what is said about it now, and nothing that is yet to come', async () => {
    const { Id } = await storeTile(portal);
    const about = (Title: string, fields: object) =>
      storeBroadcast(portal, { Title, AppTileBroadcastMessages: [{ AppTileId: Id }], ...fields });
    await about('Down tonight', { EndDate: hoursFromNow(3) });
    await about('Next week', { StartDate: hoursFromNow(90) });
    const { AppTileBroadcastMessages } = (
      await call<AppTile>('GET', `/apptiles/${Id}`, undefined, 'member')
    ).body;
    expect(AppTileBroadcastMessages).toEqual([
      expect.objectContaining({
        Title: 'Down tonight',
        StartDate: null,
        EndDate: expect.any(String),
      }),
    ]);
  });
});

describe('tiles of a person', () => {
  it('APPS-26 APPS-33 APPS-51 the board has what came with channels, what was added, and personal tiles', async () => {
    const [open] = [
      await storeTile(portal, { Title: 'Open' }),
      await storeTile(portal, { Title: 'Harbour map', ...limited() }),
    ];
    expect(await boardOf(portal, 'member')).toEqual(['Harbour map']);
    expect(await boardOf(portal, 'guest')).toEqual([]);
    const added = await addTile(portal, 'member', { AppTileId: open.Id });
    expect(added).toEqual({
      AppTileId: open.Id,
      Order: expect.any(Number),
      HideFromUI: false,
      ChannelSubscribed: false,
      ShowNewOrModifiedBadge: false,
      AppTile: open,
    });
    await addTile(portal, 'member', { AppTile: { Title: 'Mine', Url: 'https://mine.example/' } });
    const { body } = await call<UserAppTile[]>('GET', '/me/userapptiles', undefined, 'member');
    expect(
      body.map(({ AppTile, ChannelSubscribed }) => [
        AppTile.Title,
        AppTile.IsPersonal,
        ChannelSubscribed,
      ]),
    ).toEqual([
      ['Harbour map', false, true],
      ['Mine', true, false],
      ['Open', false, false],
    ]);
  });

  it('APPS-24 APPS-34 APPS-35 hiding takes a tile off the list unless hidden ones are asked for; showing brings it back', async () => {
    const { Id } = await storeTile(portal, limited());
    const hidden = await call<UserAppTile>(
      'PUT',
      `/me/userapptiles/${Id}`,
      { HideFromUI: true },
      'member',
    );
    expect([hidden.status, hidden.body.HideFromUI]).toEqual([200, true]);
    expect([
      await boardOf(portal, 'member'),
      await boardOf(portal, 'member', '?includeHidden=true'),
    ]).toEqual([[], ['Timesheets']]);
    expect(
      (await call<UserAppTile>('GET', `/me/userapptiles/${Id}`, undefined, 'member')).body
        .HideFromUI,
    ).toBe(true);
    await call('PUT', `/me/userapptiles/${Id}`, { HideFromUI: false }, 'member');
    expect(await boardOf(portal, 'member')).toEqual(['Timesheets']);
  });

  it('APPS-37 a personal tile is made, changed and read by its person alone', async () => {
    const { AppTileId } = await addTile(portal, 'member', {
      AppTile: {
        Title: 'My wiki',
        Url: 'https://wiki.example/',
        ColorHexCode: '#0F6CBD',
        IconClass: 'book',
      },
    });
    const changed = await call<UserAppTile>(
      'PUT',
      `/me/userapptiles/${AppTileId}`,
      { AppTile: { Title: 'Our wiki' } },
      'member',
    );
    expect(changed.body.AppTile).toMatchObject({
      Title: 'Our wiki',
      Url: 'https://wiki.example/',
      ColorHexCode: '#0f6cbd',
      IconClass: 'book',
      IsPersonal: true,
    });
    for (const person of ['guest', 'appeditor', 'admin']) {
      expect(await titles(person)).toEqual([]);
      for (const path of [`/me/userapptiles/${AppTileId}`, `/apptiles/${AppTileId}`])
        expect((await call('GET', path, undefined, person)).status).toBe(404);
      expect(
        (
          await call(
            'PUT',
            `/me/userapptiles/${AppTileId}`,
            { AppTile: { Title: 'Taken' } },
            person,
          )
        ).status,
      ).toBe(404);
      expect(
        (await call('DELETE', `/me/userapptiles/${AppTileId}`, undefined, person)).status,
      ).toBe(404);
    }
    for (const [method, path] of [
      ['PUT', ''],
      ['DELETE', ''],
      ['GET', '/audits'],
    ] as const)
      expect(
        (
          await call(
            method,
            `/apptiles/${AppTileId}${path}`,
            method === 'PUT' ? { Title: 'Taken' } : undefined,
            'admin',
          )
        ).status,
      ).toBe(404);
    expect((await call('POST', '/me/userapptiles', {}, 'member')).body.errors).toHaveProperty(
      'AppTileId',
    );
  });

  it('APPS-36 APPS-53 a person deletes personal and added tiles; only personal ones are gone for good', async () => {
    const [open, harbourMap] = [
      await storeTile(portal, { Title: 'Open' }),
      await storeTile(portal, { Title: 'Harbour map', ...limited() }),
    ];
    const mine = await addTile(portal, 'member', {
      AppTile: { Title: 'Mine', Url: 'https://mine.example/' },
    });
    await addTile(portal, 'member', { AppTileId: open.Id });
    for (const id of [mine.AppTileId, open.Id])
      expect((await call('DELETE', `/me/userapptiles/${id}`, undefined, 'member')).status).toBe(
        204,
      );
    expect(
      (await call('DELETE', `/me/userapptiles/${harbourMap.Id}`, undefined, 'member')).status,
    ).toBe(400);
    expect(await boardOf(portal, 'member')).toEqual(['Harbour map']);
    expect(await titles('member')).toEqual(['Harbour map', 'Open']);
    expect(
      (await call('POST', '/me/userapptiles', { AppTileId: mine.AppTileId }, 'member')).status,
    ).toBe(404);
  });

  it("APPS-38 the order is saved for all tiles at once, and the person's other windows are told", async () => {
    const hub = await openHub(portal, 'member');
    const tiles = [
      await storeTile(portal, { Title: 'A', ...limited() }),
      await storeTile(portal, { Title: 'B', ...limited() }),
      await storeTile(portal, { Title: 'C', ...limited() }),
    ];
    const places = [2, 0, 1].map((index, Order) => ({ AppTileId: tiles[index]!.Id, Order }));
    expect((await call('PUT', '/me/userapptiles', places, 'member')).status).toBe(204);
    expect(await boardOf(portal, 'member')).toEqual(['C', 'A', 'B']);
    expect(
      await hub.update(({ Data }) => Data?.Change === 'updated' && Data.Id === tiles[2]!.Id),
    ).toMatchObject({ ComponentId: 'appTiles' });
    expect(
      (await call('PUT', '/me/userapptiles', [{ AppTileId: 999_999, Order: 1 }], 'member')).status,
    ).toBe(404);
    await hub.stop();
  });

  it('APPS-49 LINKS-15 paths are the same in any case', async () => {
    await storeTile(portal, { Title: 'Menu today', IsSmartLink: true });
    expect(await titles('member', '/me/UserAppTiles/smartlinks')).toEqual(['Menu today']);
    expect(await titles('member', '/me/userapptiles/smartlinks')).toEqual(['Menu today']);
  });

  it('BADGE-10 updates are the tiles of the person that came or changed since a time, and are marked', async () => {
    const since = async (time: string) =>
      (
        await call<UserAppTile[]>(
          'GET',
          `/me/userapptiles/updates?lastVisitedDate=${encodeURIComponent(time)}`,
          undefined,
          'member',
        )
      ).body;
    const { Modified } = await storeTile(portal, { Title: 'Before', ...limited() });
    const hidden = await storeTile(portal, { Title: 'Hidden', ...limited() });
    await call('PUT', `/me/userapptiles/${hidden.Id}`, { HideFromUI: true }, 'member');
    await addTile(portal, 'member', { AppTile: { Title: 'Mine', Url: 'https://mine.example/' } });
    await storeTile(portal, { Title: 'Not on the board' });
    expect(await since(hoursFromNow(-1))).toEqual([
      expect.objectContaining({
        ShowNewOrModifiedBadge: true,
        AppTile: expect.objectContaining({ Title: 'Before' }),
      }),
    ]);
    expect(await since(hoursFromNow(1, new Date(Modified)))).toEqual([]);
    expect((await call('GET', '/me/userapptiles/updates', undefined, 'member')).status).toBe(400);
  });
});

describe('smart links', () => {
  it('LINKS-07 readers get the time of the next change of their smart links and nothing else about them', async () => {
    const next = async (person: string) =>
      (await call('GET', '/me/userapptiles/smartlinks/next', undefined, person)).body;
    const [justNow, soon, later] = [hoursFromNow(-0.005), hoursFromNow(1), hoursFromNow(2)];
    await storeTile(portal, { IsSmartLink: true, Start: hoursFromNow(-3) });
    expect(await next('member')).toEqual({ Next: null });
    await storeTile(portal, { IsSmartLink: true, End: later });
    await storeTile(portal, { IsSmartLink: true, Start: soon, ...limited() });
    await storeTile(portal, { Start: hoursFromNow(0.5) });
    expect([await next('member'), await next('guest')]).toEqual([{ Next: soon }, { Next: later }]);
    await storeTile(portal, { IsSmartLink: true, Start: justNow });
    expect(await next('guest')).toEqual({ Next: justNow });
  });

  it('LINKS-08 a recurring smart link is there on its days only', async () => {
    const days = [1, 2, 3, 4, 5, 6, 7];
    const today = new Date().getUTCDay();
    const recurring = (Title: string, RecurrenceDays: number[]) =>
      storeTile(portal, { ...{ Title, RecurrenceDays, IsSmartLink: true, IsRecurring: true } });
    await recurring('Every day', days);
    await recurring('Half a week away', [((today + 2) % 7) + 1, ((today + 3) % 7) + 1]);
    expect(await titles('member', '/me/userapptiles/smartlinks')).toEqual(['Every day']);
    expect(await titles('member', '/apptiles?smartlinks=true')).toEqual(['Every day']);
  });

  it('LINKS-14 smart links are a list of their own; readers get those that are to be seen now', async () => {
    await storeTile(portal, { Title: 'App' });
    const window = {
      'Before its start': { Start: hoursFromNow(1) },
      'After its end': { End: hoursFromNow(-1) },
      Current: { Start: hoursFromNow(-1), End: hoursFromNow(1) },
    };
    for (const [Title, fields] of Object.entries(window))
      await storeTile(portal, { Title, IsSmartLink: true, ...fields });
    expect(await titles('appeditor', '/apptiles?smartlinks=true')).toEqual([
      'After its end',
      'Before its start',
      'Current',
    ]);
    expect(await titles('member', '/apptiles?smartlinks=true')).toEqual(['Current']);
    expect(await titles('member')).toEqual(['App']);
    expect(await boardOf(portal, 'member')).toEqual([]);
  });
});

it('LANG-21 the hours of a smart link count in the zone of the organisation, as soon as it is another', async () => {
  const hour = (zone: string, by: number) =>
    new Date(Date.now() + by * 3_600_000).toLocaleTimeString('en-GB', {
      ...{ timeZone: zone, hour: '2-digit', minute: '2-digit' },
    });
  const zones = ['Europe/Copenhagen', 'Pacific/Auckland'];
  const { Id } = await storeTile(portal, {
    ...{ IsSmartLink: true, IsRecurring: true, RecurrenceDays: [1, 2, 3, 4, 5, 6, 7] },
    // Where an hour comes twice, the next one can have the same time.
    ...{ RecurrenceFrom: hour(zones[0]!, -1), RecurrenceTo: hour(zones[0]!, 2) },
  });
  const seen: boolean[] = [];
  for (const zone of [...zones, zones[0]]) {
    await storeSetting(portal, 'organisationTimeZone', zone);
    seen.push((await call<AppTile>('GET', `/apptiles/${Id}`)).body.IsWithinTimeSpan);
  }
  expect(seen).toEqual([true, false, true]);
});
