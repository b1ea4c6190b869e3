import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ReaderPreview, Reach, Why } from '#shared/contract/people/targeting';
import type { Problem } from '#shared/errors';
import { addTile, storeTile } from '../../support/content/appTiles';
import { storeBroadcast } from '../../support/content/broadcasts';
import { storeInfobox } from '../../support/content/infoboxes';
import { hoursFromNow, storePage, storeSetting, storeTerm } from '../../support/content/pages';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

let portal: TestPortal;
/** Milliseconds by which the portal's clock is ahead. */
let passed = 0;
let ships: string;
let docks: string;
let danish: string;
let english: string;
const people = ['editor', 'member', 'guest', 'frontline'];

beforeAll(async () => {
  portal = await startTestPortal({ now: () => new Date(Date.now() + passed) });
  await storeSetting(portal, 'noChannelSelectionLimitationsForEditors', true);
  [ships, docks] = [
    await storeTerm(portal, 'channelterms', 'Ships'),
    await storeTerm(portal, 'channelterms', 'Docks'),
  ];
  [danish, english] = [
    await storeTerm(portal, 'languageterms', 'Danish'),
    await storeTerm(portal, 'languageterms', 'English'),
  ];
  for (const person of people) await portal.call(person, 'POST', '/users', {});
  await follow('member', 'channel', ships);
  await follow('guest', 'channel', docks);
  await follow('member', 'language', danish);
});
afterAll(() => portal.stop());

const follow = (person: string, kind: 'channel' | 'language', id: string) =>
  portal.call(person, 'POST', `/me/user${kind}terms`, {
    [kind === 'channel' ? 'ChannelTermId' : 'LanguageTermId']: id,
    [kind === 'channel' ? 'ChannelType' : 'LanguageType']: 0,
  });
const reach = async (ChannelTermIds: string[], LanguageTermId?: string | null) => {
  const body = { ChannelTermIds, LanguageTermId };
  return (await portal.call<Reach>('editor', 'POST', '/targeting/reach', body)).body;
};
const ask = (person: string, kind: string, Id: number, UpnId?: string) =>
  portal.call<Why & Problem>(person, 'POST', '/targeting/why', { kind, Id, UpnId });
const rules = (answer: { body: Why }) =>
  answer.body.Rules.map(({ Rule, IsMet }) => `${IsMet ? '' : 'not '}${Rule}`);

it('as many people are counted as find the page in their list', async () => {
  await storeSetting(portal, 'enableLanguageFilteringForWorkplace', true);
  for (const [channels, language] of [
    [[], null],
    [[], danish],
    [[], english],
    [[ships], null],
    [[ships, docks], null],
    [[ships, docks], danish],
    [[docks], english],
  ] as const) {
    const page = await storePage(portal, {
      LanguageTermId: language,
      ChannelTermPages: channels.map((ChannelTermId) => ({ ChannelTermId })),
    });
    const shown = await Promise.all(
      people.map(async (person) =>
        (await portal.call<{ Id: number }[]>(person, 'GET', '/pages/news')).body.some(
          ({ Id }) => Id === page.Id,
        ),
      ),
    );
    const upper = channels.map((id) => id.toUpperCase());
    expect([channels, language, await reach(upper, language)]).toEqual([
      ...[channels, language],
      {
        People: shown.filter(Boolean).length,
        OfPeople: people.length,
        Unfollowed: [],
      },
    ]);
  }
});

it('who follows a channel, or comes for the first time, is counted from then on', async () => {
  expect(await reach([ships])).toEqual({ People: 1, OfPeople: 4, Unfollowed: [] });
  await follow('frontline', 'channel', ships);
  expect(await reach([ships])).toEqual({ People: 2, OfPeople: 4, Unfollowed: [] });
  await portal.call('admin', 'POST', '/users', {});
  const nobodys = randomUUID();
  expect(await reach([ships, nobodys])).toEqual({
    ...{ People: 2, OfPeople: 5 },
    Unfollowed: [nobodys],
  });
  expect(await reach([nobodys])).toMatchObject({ People: 0, OfPeople: 5 });
});

it('a reader is told why they see a page, and editors why somebody does not', async () => {
  const page = await storePage(portal, {
    LanguageTermId: danish,
    ChannelTermPages: [{ ChannelTermId: ships }, { ChannelTermId: docks }],
  });
  const own = await ask('member', 'page', page.Id);
  expect([own.status, own.body]).toEqual([
    200,
    {
      IsShown: true,
      Rules: [
        { Rule: 'published', IsMet: true, TermIds: [], Date: page.PublishingDate },
        { Rule: 'channel', IsMet: true, TermIds: [ships], Date: null },
        { Rule: 'language', IsMet: true, TermIds: [danish], Date: null },
      ],
    },
  ]);
  const other = await ask('admin', 'page', page.Id, 'Editor@nordvik.example');
  expect(other.body.IsShown).toBe(false);
  expect(rules(other)).toEqual(['published', 'not channel', 'anyLanguage']);
  expect(other.body.Rules[1]?.TermIds).toEqual([ships, docks]);
});

it('drafts, planned and archived pages say so to editors, and do not exist for readers', async () => {
  for (const [fields, expected] of [
    [{ PublishingDate: null }, ['not published', 'everybody', 'not withoutLanguage']],
    [{ PublishingDate: hoursFromNow(5) }, ['not published', 'everybody', 'not withoutLanguage']],
    [
      { ArchiveDate: hoursFromNow(-0.5) },
      ['published', 'not notArchived', 'everybody', 'not withoutLanguage'],
    ],
  ] as const) {
    const { Id } = await storePage(portal, fields);
    expect(rules(await ask('editor', 'page', Id, 'member@nordvik.example'))).toEqual(expected);
    expect((await ask('member', 'page', Id)).status).toBe(404);
  }
});

it('a reader is told why a page that they can open is not in their lists', async () => {
  const page = await storePage(portal, { LanguageTermId: english });
  expect((await portal.call('member', 'GET', `/pages/${page.Id}`)).status).toBe(200);
  const answer = await ask('member', 'page', page.Id);
  expect([answer.status, answer.body.IsShown]).toEqual([200, false]);
  expect(rules(answer)).toEqual(['published', 'everybody', 'not language']);
});

it('BROADCAST-06 an alert about apps is seen by who has one of them', async () => {
  const tile = async (Title: string) =>
    (await storeTile(portal, { Title, Url: 'https://apps.nordvik.example/' })).Id;
  const [one, other] = [await tile('One'), await tile('Other')];
  const { Id } = await storeBroadcast(portal, {
    AppTileBroadcastMessages: [{ AppTileId: one }, { AppTileId: other }],
  });
  const isShown = async () =>
    (await ask('editor', 'broadcastMessage', Id, 'member@nordvik.example')).body.IsShown;
  expect(await isShown()).toBe(false);
  await portal.call('member', 'POST', '/me/userapptiles', { AppTileId: other });
  expect(await isShown()).toBe(true);
  for (const gone of [one, other]) await portal.call('admin', 'DELETE', `/apptiles/${gone}`);
  expect(await isShown()).toBe(false);
});

it('BROADCAST-06 of an alert about a hidden app its reader is told that they lack it', async () => {
  const { Id: tile } = await storeTile(portal, { Title: 'Hidden app' });
  const EndDate = hoursFromNow(9);
  const { Id } = await storeBroadcast(portal, {
    AppTileBroadcastMessages: [{ AppTileId: tile }],
    EndDate,
  });
  await portal.call('member', 'POST', '/me/userapptiles', { AppTileId: tile });
  const why = () => ask('member', 'broadcastMessage', Id);
  expect(rules(await why())).toEqual(['notEnded', 'notHidden', 'everybody', 'added']);
  await portal.call('member', 'PUT', `/me/userapptiles/${tile}`, { HideFromUI: true });
  const answer = await why();
  expect([answer.status, answer.body.IsShown]).toEqual([200, false]);
  expect(rules(answer)).toEqual(['notEnded', 'notHidden', 'everybody', 'not added']);
  expect(answer.body.Rules[0]?.Date).toBe(EndDate);
});

it('messages, infoboxes and apps tell their own rules', async () => {
  const message = await storeBroadcast(portal);
  expect(rules(await ask('member', 'broadcastMessage', message.Id))).toContain('notHidden');
  await portal.call('member', 'PUT', `/me/broadcastmessages/${message.Id}/hide`);
  const hidden = await ask('editor', 'broadcastMessage', message.Id, 'member@nordvik.example');
  expect(rules(hidden)).toContain('not notHidden');
  const shown = await ask('editor', 'broadcastMessage', message.Id, 'guest@nordvik.example');
  expect(rules(shown)).toContain('notHidden');
  const box = await storeInfobox(portal, { Hidden: true });
  expect(rules(await ask('editor', 'infobox', box.Id))).toContain('not notHidden');
  const tile = await portal.call<{ Id: number }>('admin', 'POST', '/apptiles', {
    Title: 'Timesheets',
    Url: 'https://time.nordvik.example/',
  });
  await portal.call('guest', 'POST', '/me/userapptiles', { AppTileId: tile.body.Id });
  const apps = async () => rules(await ask('member', 'appTile', tile.body.Id));
  expect(await apps()).toEqual(['notHidden', 'not added', 'everybody', 'withoutLanguage']);
  await portal.call('member', 'POST', '/me/userapptiles', { AppTileId: tile.body.Id });
  expect((await apps())[1]).toBe('added');
});

it('nobody is told of the apps that somebody has made for themselves', async () => {
  const own = { Title: 'Own', Url: 'https://own.example/' };
  const { AppTileId } = await addTile(portal, 'member', { AppTile: own });
  for (const person of ['editor', 'admin'])
    for (const upnId of [undefined, 'member@nordvik.example'])
      expect((await ask(person, 'appTile', AppTileId, upnId)).status).toBe(404);
});

it('what stands in the menu is shown by its own rules and those of all that it stands below', async () => {
  const node = async (Title: string, ParentId: number | null, fields = {}) =>
    (
      await portal.call<{ Id: number }>('editor', 'POST', '/NavigationNodes', {
        ...{ Title, ParentId, Url: 'https://nordvik.example/' },
        ...fields,
      })
    ).body.Id;
  const forShips = { ChannelTermNavigationNodes: [{ ChannelTermId: ships }] };
  const section = await node('Ships', null, forShips);
  const below = await node('Manuals', section, {
    LanguageTermNavigationNodes: [{ LanguageTermId: danish }],
  });
  const own = await ask('member', 'navigationNode', below);
  expect(rules(own)).toEqual(['language', 'channel']);
  expect(own.body.Rules[1]?.TermIds).toEqual([ships]);
  expect((await ask('guest', 'navigationNode', below)).status).toBe(404);
  const others = await ask('editor', 'navigationNode', below, 'guest@nordvik.example');
  expect([others.body.IsShown, rules(others)]).toEqual([false, ['anyLanguage', 'not channel']]);
});

const forMember = async (kind: string, Id: number) => {
  const answer = await ask('admin', kind, Id, 'member@nordvik.example');
  return [answer.body.IsShown, rules(answer).filter((rule) => !/language/i.test(rule))];
};

it('LINKS-18 a smart link outside its days is said not to be seen, and why', async () => {
  const link = (RecurrenceDays: number[]) =>
    storeTile(portal, { IsSmartLink: true, IsRecurring: true, RecurrenceDays });
  const farDay = (((new Date().getUTCDay() || 7) + 2) % 7) + 1;
  const [daily, far] = [await link([1, 2, 3, 4, 5, 6, 7]), await link([farDay])];
  expect(await forMember('appTile', daily.Id)).toEqual([true, ['withinHours', 'everybody']]);
  expect(await forMember('appTile', far.Id)).toEqual([false, ['not withinHours', 'everybody']]);
});

it('REPORT-05 REPORT-06 a report is said to need a licence, and to be shown only while reports are on', async () => {
  const { powerBiUrl } = portal.devTenant;
  const report = randomUUID();
  const { body } = await portal.call<{ Id: number }>('admin', 'POST', '/powerbiframes', {
    ...{ Title: 'Sales', Type: 0, EmbedId: report },
    EmbedUrl: `${powerBiUrl}/reportEmbed?reportId=${report}&groupId=${report}`,
  });
  expect(await forMember('powerBIFrame', body.Id)).toEqual([
    false,
    ['notHidden', 'not powerBI', 'everybody'],
  ]);
  await storeSetting(portal, 'enablePowerBI', true);
  expect(await forMember('powerBIFrame', body.Id)).toEqual([
    true,
    ['notHidden', 'powerBI', 'everybody'],
  ]);
});

const preview = (fields: Record<string, unknown>, person = 'editor') =>
  portal.call<ReaderPreview & Problem>(person, 'POST', '/targeting/preview', {
    ...{ ChannelTermIds: [], LanguageTermId: null, ArchiveDate: null, Addresses: [], Reader: {} },
    ...fields,
  });

it('a page that is written is answered for a person, or for choices, as once it is published', async () => {
  const fields = { ChannelTermIds: [ships.toUpperCase()], LanguageTermId: danish };
  for (const [Reader, expected] of [
    [{ UpnId: 'member@nordvik.example' }, ['channel', 'language']],
    [{ UpnId: 'guest@nordvik.example' }, ['not channel', 'anyLanguage']],
    [{ ChannelTermIds: [ships], LanguageTermIds: [english] }, ['channel', 'not language']],
    [{ ChannelTermIds: [docks] }, ['not channel', 'anyLanguage']],
  ] as const)
    expect([Reader, rules(await preview({ ...fields, Reader }))]).toEqual([Reader, expected]);
  const past = await preview({ ArchiveDate: hoursFromNow(-1) });
  expect([past.body.IsShown, rules(past)[0]]).toEqual([false, 'not notArchived']);
  expect((await preview({ Reader: { UpnId: 'nobody@nordvik.example' } })).status).toBe(400);
  expect((await preview({}, 'member')).status).toBe(403);
});

it('links to what is withheld from the reader are named, and why; others are not', async () => {
  await storeSetting(portal, 'enableWorkplaceLight', true);
  const forShips = { ChannelTermPages: [{ ChannelTermId: ships }] };
  const [limited, draft, open] = [
    await storePage(portal, forShips),
    await storePage(portal, { PublishingDate: null }),
    await storePage(portal, { LanguageTermId: english }),
  ];
  const site = 'https://nordvik.sharepoint.com/sites/ships';
  const Addresses = [
    ...[limited.Path, draft.Path, open.Path, site, 'https://nordvik.example/', '/settings'],
    ...['/pages/news/gone-99999999', '/pages/news/far-99999999999999', 'javascript:1', ''],
  ];
  const withheld = async (Reader: object) =>
    (await preview({ Addresses, Reader })).body.Withheld.map(({ Address, Rules }) => [
      Address,
      Rules.map(({ Rule }) => Rule),
    ]);
  expect(await withheld({ UpnId: 'guest@nordvik.example', IsLicensed: false })).toEqual([
    [limited.Path, ['channel']],
    [draft.Path, ['published']],
    [site, ['licensed']],
  ]);
  expect(await withheld({ UpnId: 'member@nordvik.example' })).toEqual([
    [draft.Path, ['published']],
  ]);
  await storeSetting(portal, 'enableWorkplaceLight', false);
  expect(await withheld({ IsLicensed: false })).not.toContainEqual([site, ['licensed']]);
});

it('only editors ask about others, of people and things that there are', async () => {
  const { Id } = await storePage(portal, { LanguageTermId: danish });
  expect((await ask('member', 'page', Id, 'editor@nordvik.example')).status).toBe(403);
  expect((await ask('member', 'page', Id, 'MEMBER@nordvik.example')).status).toBe(200);
  // Who writes apps has no business with pages.
  expect((await ask('appeditor', 'page', Id, 'member@nordvik.example')).status).toBe(403);
  const nobody = await ask('editor', 'page', Id, 'nobody@nordvik.example');
  expect([nobody.status, Object.keys(nobody.body.errors ?? {})]).toEqual([400, ['UpnId']]);
  expect((await ask('editor', 'page', 2_000_000)).status).toBe(404);
  expect((await ask('editor', 'building', 1)).status).toBe(400);
  expect((await portal.call('member', 'POST', '/targeting/reach', {})).status).toBe(403);
});

it('with very many people the count stands for a minute, whoever follows what', async () => {
  const first = await reach([ships]);
  await sql`insert into users ("Id", "UpnId", "DisplayName", "FirstDayWizardStep")
    select gen_random_uuid(), 'p' || n || '@nordvik.example', 'P', 'None'
    from generate_series(1, 20000) n`.execute(portal.db);
  await follow('editor', 'channel', docks);
  expect(await reach([ships])).toEqual({ ...first, OfPeople: first.OfPeople + 20_000 });
  await follow('editor', 'channel', ships);
  expect((await reach([ships])).People).toBe(first.People);
  passed += 60_000;
  expect((await reach([ships])).People).toBe(first.People + 1);
});
