import { sql } from 'kysely';
import type { Audit } from '#shared/contract/audits';
import type { Term, TermUsage } from '#shared/contract/pages/terms';
import type { Problem } from '#shared/errors';
import { storeTile } from '../../support/content/appTiles';
import { storePage, storeTerm } from '../../support/content/pages';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal({ config: { defaultRequestCulture: 'sv-se' } });
});
afterAll(() => portal.stop());

const labels = (names: Record<string, string>) =>
  Object.entries(names).map(([Language, Name]) => ({ Language, Name }));

it('CHANNELS-24 the channel tree is named in the asked language, with the internal name where there is none', async () => {
  const parent = await storeTerm(portal, 'channelterms', 'Places', {
    Labels: labels({ en: 'Places', sv: 'Platser', 'nb-NO': 'Steder' }),
    SortOrder: 2,
  });
  await storeTerm(portal, 'channelterms', 'Turku', {
    ParentTermGuid: parent,
    Labels: labels({ sv: 'Åbo' }),
  });
  await storeTerm(portal, 'channelterms', 'First', { SortOrder: 1 });
  const tree = async (lcid: number) =>
    (await portal.call<Term[]>('member', 'GET', `/channelterms/localized/${lcid}`)).body;
  expect((await tree(1053)).map(({ Name }) => Name)).toEqual(['First', 'Platser']);
  expect((await tree(1044))[1]?.Name).toBe('Steder');
  expect((await tree(1053))[1]?.Terms[0]?.Name).toBe('Åbo');
  expect((await tree(1030))[1]?.Terms[0]).toMatchObject({ Name: 'Turku', InternalName: 'Turku' });
});

it('CHANNELS-01 a term has all its fields', async () => {
  const parent = await storeTerm(portal, 'channelterms', 'Fleet');
  const given = {
    IsAvailableForTagging: false,
    IsDeprecated: true,
    SortOrder: 7,
    Url: 'https://nordvik.example/ships',
    FriendlyUrl: 'ships',
    LocalCustomProperties: { siteUrl: '/sites/ships' },
    Labels: labels({ en: 'Ships' }),
  };
  const Guid = await storeTerm(portal, 'channelterms', 'ships', {
    ...given,
    ParentTermGuid: parent,
  });
  const fleet = (
    await portal.call<Term[]>('member', 'GET', '/channelterms/localized/1033')
  ).body.find((term) => term.Guid === parent);
  expect(fleet).toMatchObject({ TermCount: 1, IsRoot: true, ParentTermGuid: null });
  expect(fleet?.Terms[0]).toEqual({
    ...given,
    Guid,
    Name: 'Ships',
    InternalName: 'ships',
    ParentTermGuid: parent,
    TermCount: 0,
    IsRoot: false,
    Selected: false,
    DisableSelection: false,
    Terms: [],
    LastModified: expect.stringMatching(/^\d{4}-.*Z$/),
  });
});

it('CHANNELS-26 POST /channelterms/ with siteUrl creates a channel; a taken id or a missing parent is refused', async () => {
  const Guid = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
  expect(
    (
      await portal.call('admin', 'POST', '/channelterms/?siteUrl=https%3A%2F%2Fx.example', {
        Guid,
        InternalName: 'One',
      })
    ).status,
  ).toBe(201);
  expect(
    (await portal.call('admin', 'POST', '/channelterms', { Guid, InternalName: 'Two' })).status,
  ).toBe(409);
  const orphan = await portal.call<{ errors: object }>('admin', 'POST', '/channelterms', {
    InternalName: 'Orphan',
    ParentTermGuid: '3f2504e0-4f89-41d3-9a0c-0305e82c3399',
  });
  expect(orphan.status).toBe(400);
  expect(orphan.body.errors).toHaveProperty('ParentTermGuid');
});

it('a channel or language is restored from its history in its place; a deleted parent is refused', async () => {
  for (const kind of ['channelterms', 'languageterms'] as const) {
    const parent = await storeTerm(portal, kind, 'Above');
    const id = await storeTerm(portal, kind, 'Tide', {
      ParentTermGuid: parent,
      LocalCustomProperties: { siteUrl: '/sites/tide' },
    });
    await portal.call('admin', 'PUT', `/${kind}/${id}`, {
      InternalName: 'Ebb',
      ParentTermGuid: null,
      LocalCustomProperties: {},
      SortOrder: 9,
    });
    const history = async () =>
      (await portal.call<Audit[]>('admin', 'GET', `/${kind}/${id.toUpperCase()}/audits`)).body;
    const [, first] = await history();
    expect(
      (await history()).map(({ Action, NewValues }) => [Action, NewValues.InternalName]),
    ).toEqual([
      ['updated', 'Ebb'],
      ['created', 'Tide'],
    ]);
    expect(Object.keys(first!.NewValues)).not.toContain('LastModified');
    const other = await storeTerm(portal, kind, 'Flood', { ParentTermGuid: parent, SortOrder: 3 });
    const restore = (auditId: number) =>
      portal.call<Term>('admin', 'POST', `/${kind}/${id}/audits/${auditId}/restore`);
    expect((await restore(first!.Id)).body).toMatchObject({
      Guid: id,
      InternalName: 'Tide',
      ParentTermGuid: parent,
      SortOrder: 4,
      LocalCustomProperties: { siteUrl: '/sites/tide' },
    });
    expect((await history()).map(({ Action }) => Action)).toEqual([
      'restored',
      'updated',
      'created',
    ]);
    expect((await restore(999_999)).status).toBe(404);
    await portal.call('admin', 'PUT', `/${kind}/${id}`, { ParentTermGuid: null });
    for (const gone of [other, parent]) await portal.call('admin', 'DELETE', `/${kind}/${gone}`);
    expect((await restore(first!.Id)).status).toBe(400);
    expect(
      (await portal.call('admin', 'GET', `/${kind}/3f2504e0-4f89-41d3-9a0c-0305e82c33aa/audits`))
        .status,
    ).toBe(404);
    await portal.call('admin', 'DELETE', `/${kind}/${id}`);
  }
});

it('CHANNELS-25 DELETE /channelterms/{id} deletes a channel that has none below it', async () => {
  const parent = await storeTerm(portal, 'channelterms', 'Parent');
  const child = await storeTerm(portal, 'channelterms', 'Child', { ParentTermGuid: parent });
  const remove = async (id: string) =>
    (await portal.call('admin', 'DELETE', `/channelterms/${id}?siteUrl=https://x.example`)).status;
  expect([
    await remove(parent),
    await remove(child),
    await remove(parent),
    await remove(parent),
  ]).toEqual([409, 204, 204, 404]);
});

it('CHANNELS-28 CHANNELS-27 CHANNELS-03 a followed channel is answered with its kind, and stays followed once when repeated', async () => {
  const own = await storeTerm(portal, 'channelterms', 'Own');
  const pushed = await storeTerm(portal, 'channelterms', 'Pushed');
  for (const body of [
    { ChannelTermId: own, ChannelType: 0 },
    { ChannelTermId: pushed, ChannelType: 1 },
    { ChannelTermId: own, ChannelType: 0 },
    { ChannelTermId: pushed, ChannelType: 0 },
  ]) {
    expect((await portal.call('member', 'POST', '/me/userchannelterms', body)).status).toBe(201);
  }
  const LanguageTermId = await storeTerm(portal, 'languageterms', 'Manx');
  await portal.call('member', 'POST', '/me/userlanguageterms', { LanguageTermId, LanguageType: 0 });
  const { body } = await portal.call<object[]>('member', 'GET', '/me/userchannelterms/');
  expect(body).toHaveLength(2);
  expect(body).toEqual(
    expect.arrayContaining([
      { ChannelTermId: own, ChannelType: 0 },
      { ChannelTermId: pushed, ChannelType: 1 },
    ]),
  );
  const tree = (await portal.call<Term[]>('member', 'GET', '/channelterms/localized/1033')).body;
  expect(tree.find(({ Guid }) => Guid === own)).toMatchObject({
    Selected: true,
    DisableSelection: false,
  });
  expect(tree.find(({ Guid }) => Guid === pushed)).toMatchObject({
    Selected: true,
    DisableSelection: true,
  });
  expect((await portal.call('editor', 'GET', '/me/userchannelterms')).body).toEqual([]);
  await portal.call('member', 'DELETE', `/me/userlanguageterms/${LanguageTermId}`);
});

it('LANG-10 LANG-11 a language that the directory has set is the person’s to leave: only channels are locked', async () => {
  const language = await storeTerm(portal, 'languageterms', 'Faroese');
  const body = { LanguageTermId: language, LanguageType: 1 };
  await portal.call('member', 'POST', '/me/userlanguageterms', body);
  const tree = (await portal.call<Term[]>('member', 'GET', '/languageterms/localized/1033')).body;
  expect(tree.find(({ Guid }) => Guid === language)).toMatchObject({
    Selected: true,
    DisableSelection: false,
  });
  await portal.call('member', 'DELETE', `/me/userlanguageterms/${language}`);
  expect((await portal.call('member', 'GET', '/me/userlanguageterms')).body).toEqual([]);
});

it('CHANNELS-29 DELETE /me/userchannelterms/{id} stops following', async () => {
  const channel = await storeTerm(portal, 'channelterms', 'Short');
  await portal.call('guest', 'POST', '/me/userchannelterms', {
    ChannelTermId: channel,
    ChannelType: 0,
  });
  expect((await portal.call('guest', 'DELETE', `/me/userchannelterms/${channel}`)).status).toBe(
    204,
  );
  expect((await portal.call('guest', 'GET', '/me/userchannelterms')).body).toEqual([]);
  expect((await portal.call('guest', 'DELETE', `/me/userchannelterms/${channel}`)).status).toBe(
    404,
  );
});

it('a channel that does not exist cannot be followed, and a language is no channel', async () => {
  const language = await storeTerm(portal, 'languageterms', 'Dansk');
  for (const ChannelTermId of [language, '3f2504e0-4f89-41d3-9a0c-0305e82c3398']) {
    expect(
      (
        await portal.call('member', 'POST', '/me/userchannelterms', {
          ChannelTermId,
          ChannelType: 0,
        })
      ).status,
    ).toBe(404);
  }
});

it('LANG-02 LANG-03 LANG-04 language terms are created, answered localized and deleted', async () => {
  const { status, body } = await portal.call<Term>('admin', 'POST', '/LanguageTerms/', {
    InternalName: 'Suomi',
    Labels: labels({ en: 'Finnish', fi: 'suomi' }),
  });
  expect(status).toBe(201);
  expect(
    (await portal.call<Term[]>('member', 'GET', '/languageterms/localized/1035')).body.map(
      ({ Name }) => Name,
    ),
  ).toContain('suomi');
  expect((await portal.call('admin', 'DELETE', `/languageterms/${body.Guid}`)).status).toBe(204);
  expect(
    (await portal.call<Term[]>('member', 'GET', '/languageterms/localized/1033')).body.map(
      ({ Name }) => Name,
    ),
  ).not.toContain('Finnish');
});

it('LANG-01 LANG-09 LANG-10 LANG-11 a person adds, reads and removes languages', async () => {
  const language = await storeTerm(portal, 'languageterms', 'Svenska');
  expect(
    (
      await portal.call('member', 'POST', '/me/userlanguageterms', {
        LanguageTermId: language,
        LanguageType: 1,
      })
    ).body,
  ).toEqual({ LanguageTermId: language, LanguageType: 1 });
  expect((await portal.call('member', 'GET', '/me/userlanguageterms')).body).toEqual([
    { LanguageTermId: language, LanguageType: 1 },
  ]);
  expect((await portal.call('member', 'DELETE', `/me/userlanguageterms/${language}`)).status).toBe(
    204,
  );
  expect((await portal.call('member', 'GET', '/me/userlanguageterms')).body).toEqual([]);
});

it('LANG-08 the default request culture is answered as text', async () => {
  const { body, headers } = await portal.call(
    'member',
    'GET',
    '/appsettings/defaultrequestculture',
  );
  expect(body).toBe('sv-se');
  expect(headers.get('content-type')).toContain('text/plain');
});

it('ROLE-06 GET /security/roles answers the names of the own roles', async () => {
  expect((await portal.call('admin', 'GET', '/security/roles')).body).toEqual(['Admin']);
  expect((await portal.call('member', 'GET', '/security/roles')).body).toEqual([]);
});

describe('CHANNELS-31 an administrator edits the terms that the portal owns', () => {
  it('a term gets other names, another parent and other properties; what the change leaves out stays', async () => {
    const parent = await storeTerm(portal, 'channelterms', 'Ships');
    const Guid = await storeTerm(portal, 'channelterms', 'Ferry', {
      Labels: labels({ en: 'Ferry', da: 'Færge' }),
      LocalCustomProperties: { useRadioButtons: 'true' },
    });
    const change = (body: object) =>
      portal.call<Term>('admin', 'PUT', `/channelterms/${Guid}`, body);
    const renamed = await change({
      InternalName: 'Ferries',
      Labels: labels({ en: 'Ferries', da: 'Færger' }),
      ParentTermGuid: parent,
    });
    expect(renamed).toMatchObject({
      status: 200,
      body: {
        Guid,
        Name: 'Ferries',
        ParentTermGuid: parent,
        LocalCustomProperties: { useRadioButtons: 'true' },
      },
    });
    expect((await change({ IsDeprecated: true, LocalCustomProperties: {} })).body).toMatchObject({
      InternalName: 'Ferries',
      ParentTermGuid: parent,
      IsDeprecated: true,
      LocalCustomProperties: {},
    });
    expect((await change({ ParentTermGuid: null })).body.IsRoot).toBe(true);
    expect(
      (await portal.call<Term[]>('member', 'GET', '/channelterms/localized/1030')).body.find(
        (term) => term.Guid === Guid,
      ),
    ).toMatchObject({ Name: 'Færger', IsDeprecated: true });
  });

  it('a term cannot lie below itself, and somebody else’s change is not overwritten unseen', async () => {
    const top = await storeTerm(portal, 'channelterms', 'Top');
    const low = await storeTerm(portal, 'channelterms', 'Low', { ParentTermGuid: top });
    const change = (id: string, body: object) =>
      portal.call<Term & { errors?: object }>('admin', 'PUT', `/channelterms/${id}`, body);
    for (const ParentTermGuid of [low, top, '3f2504e0-4f89-41d3-9a0c-0305e82c3399'])
      expect((await change(top, { ParentTermGuid })).body.errors).toHaveProperty('ParentTermGuid');
    const { LastModified } = (await change(low, { InternalName: 'Lower' })).body;
    expect((await change(low, { InternalName: 'Lowest', LastModified })).status).toBe(200);
    expect((await change(low, { InternalName: 'Other', LastModified })).status).toBe(409);
    expect(
      (await change('3f2504e0-4f89-41d3-9a0c-0305e82c3397', { InternalName: 'None' })).status,
    ).toBe(404);
  });

  it('a term that is new or moved stands after those that were ordered, and by its name where none were', async () => {
    for (const kind of ['channelterms', 'languageterms'] as const) {
      const ParentTermGuid = await storeTerm(portal, kind, 'Quays');
      const store = (name: string) => storeTerm(portal, kind, name, { ParentTermGuid });
      const names = async () =>
        (await portal.call<Term[]>('member', 'GET', `/${kind}/localized/1033`)).body
          .find(({ Guid }) => Guid === ParentTermGuid)!
          .Terms.map(({ Name }) => Name);
      const [west, east] = [await store('West'), await store('East')];
      expect(await names()).toEqual(['East', 'West']);
      await portal.call('admin', 'PUT', `/${kind}/order`, { Guids: [west, east] });
      await store('North');
      await store('Along');
      expect(await names()).toEqual(['West', 'East', 'North', 'Along']);
      const moved = await storeTerm(portal, kind, 'Aground');
      await portal.call('admin', 'PUT', `/${kind}/${moved}`, { ParentTermGuid });
      expect(await names()).toEqual(['West', 'East', 'North', 'Along', 'Aground']);
      const inCapitals = { ParentTermGuid: ParentTermGuid.toUpperCase() };
      await portal.call('admin', 'PUT', `/${kind}/${west}`, inCapitals);
      expect(await names()).toEqual(['West', 'East', 'North', 'Along', 'Aground']);
    }
  });

  it('terms stand in the order that was given, and each change is in the history', async () => {
    const parent = await storeTerm(portal, 'channelterms', 'Ordered');
    const [a, b, c] = await Promise.all(
      ['A', 'B', 'C'].map((name) =>
        storeTerm(portal, 'channelterms', name, { ParentTermGuid: parent }),
      ),
    );
    expect(
      (await portal.call('admin', 'PUT', '/channelterms/order', { Guids: [c, a, b], Moved: c }))
        .status,
    ).toBe(204);
    const tree = (await portal.call<Term[]>('member', 'GET', '/channelterms/localized/1033')).body;
    expect(tree.find(({ Guid }) => Guid === parent)?.Terms.map(({ Name }) => Name)).toEqual([
      'C',
      'A',
      'B',
    ]);
    const actions = async (id: string) =>
      (await portal.call<Audit[]>('admin', 'GET', `/channelterms/${id}/audits`)).body.map(
        ({ Action, NewValues }) => [Action, NewValues['SortOrder']],
      );
    expect([await actions(c!), await actions(a!), await actions(b!)]).toEqual([
      [
        ['updated', 1],
        ['created', 0],
      ],
      [['created', 0]],
      [['created', 0]],
    ]);
    await portal.call('admin', 'PUT', '/channelterms/order', { Guids: [c, a, b], Moved: c });
    expect(await actions(c!)).toHaveLength(2);
    await portal.call('admin', 'PUT', `/channelterms/${a}`, { InternalName: 'A, renamed' });
    expect(await actions(a!)).toEqual([
      ['updated', undefined],
      ['created', 0],
    ]);
    await portal.call('admin', 'DELETE', `/channelterms/${b}`);
    const written = await portal.db
      .selectFrom('audits')
      .select(['Action', 'UpnId'])
      .where('ResourceKey', '=', b!)
      .orderBy('Id')
      .execute();
    expect(written).toEqual([
      { Action: 'created', UpnId: 'admin@nordvik.example' },
      { Action: 'deleted', UpnId: 'admin@nordvik.example' },
    ]);
  });

  it('before a deletion it is known who follows a channel, and what is limited to it', async () => {
    const Guid = await storeTerm(portal, 'channelterms', 'Used');
    const links = [{ ChannelTermId: Guid }];
    await portal.call('member', 'POST', '/me/userchannelterms', {
      ChannelTermId: Guid,
      ChannelType: 0,
    });
    await storePage(portal, { ChannelTermPages: links });
    await portal.call('admin', 'POST', '/broadcastmessages', {
      Title: 'Storm',
      Message: '',
      BroadcastType: 1,
      ChannelTermBroadcastMessages: links,
    });
    await portal.call('admin', 'POST', '/restaurants', {
      Name: 'Quay',
      ChannelTermRestaurants: links,
    });
    await portal.call('admin', 'POST', '/featuresettings', {
      Key: 'newsFilterButtonConfig',
      Value: [{ GUID: Guid.toUpperCase(), Name: 'Used', SortOrder: 1 }],
    });
    const { body } = await portal.call<TermUsage>('admin', 'GET', `/channelterms/${Guid}/usage`);
    expect(body).toEqual({
      People: 1,
      Pages: 1,
      BroadcastMessages: 1,
      Infoboxes: 0,
      Restaurants: 1,
      AppTiles: 0,
      PowerBIFrames: 0,
      NavigationNodes: 0,
      Settings: 1,
    });
    const language = await storeTerm(portal, 'languageterms', 'Íslenska');
    await storePage(portal, { LanguageTermId: language });
    for (const IsSmartLink of [false, true])
      await storeTile(portal, {
        IsSmartLink,
        LanguageTermAppTiles: [{ LanguageTermId: language }],
      });
    expect(
      (await portal.call<TermUsage>('admin', 'GET', `/languageterms/${language}/usage`)).body,
    ).toMatchObject({ People: 0, Pages: 1, AppTiles: 2 });
    expect((await portal.call('admin', 'GET', `/languageterms/${Guid}/usage`)).status).toBe(404);
  });

  it('and not all of its pages and people where there are very many', async () => {
    const channel = await storeTerm(portal, 'channelterms', 'Everywhere');
    const language = await storeTerm(portal, 'languageterms', 'Dansk');
    const insert = (amount: number) =>
      sql`insert into pages ("Title", "Content", "Description", "SlugTitle", "PageType", "IsCommentsEnabled",
            "IsFeaturedPage", "LanguageTermId", "ModifiedByUserUpnId", "ModifiedByDisplayName",
            "ChannelTermIds", "SenderTags", "CommentsCount", "LikesCount", "Created", "Modified", "Search")
          select 'Page', '', '', 'page', 1, true, false, ${language}::uuid, 'someone', 'Someone',
            ${[channel]}::uuid[], '[]', 0, 0, now(), now(), '' from generate_series(1, ${amount}::int)`.execute(
        portal.db,
      );
    const pages = () =>
      Promise.all(
        [`/channelterms/${channel}`, `/languageterms/${language}`].map(
          async (path) =>
            (await portal.call<TermUsage>('admin', 'GET', `${path}/usage`)).body.Pages,
        ),
      );
    await insert(1_000);
    expect(await pages()).toEqual([1_000, 1_000]);
    await insert(100);
    expect(await pages()).toEqual([1_001, 1_001]);
    await sql`insert into user_terms ("UserId", "TermId", "Kind", "Type")
      select gen_random_uuid(), ${channel}::uuid, 'channel', 0 from generate_series(1, 10100)`.execute(
      portal.db,
    );
    expect(
      (await portal.call<TermUsage>('admin', 'GET', `/channelterms/${channel}/usage`)).body.People,
    ).toBe(10_001);
  });
});

it('a custom property of whatever name has a text: under a name of two lines anything would do', async () => {
  const guid = await storeTerm(portal, 'channelterms', 'Mapped');
  const change = (LocalCustomProperties: object) =>
    portal.call<Problem>('admin', 'PUT', `/channelterms/${guid}`, { LocalCustomProperties });
  for (const properties of [
    { 'azureAdGroupMapping\n': { trim: 1 } },
    { 'azure\u2028AdGroupMapping': 5 },
    { '\u0000': 'a' },
    { ['a'.repeat(101)]: 'a' },
  ]) {
    const { status, body } = await change(properties);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['LocalCustomProperties']]);
  }
  expect((await change({ 'azure Ad-Group mapping: ä': 'a' })).status).toBe(200);
});
