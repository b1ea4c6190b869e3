import { sql } from 'kysely';
import type { Page } from '#shared/contract/pages/pages';
import { componentIds, type ComponentUpdate } from '#shared/realtime';
import {
  hoursFromNow,
  newsPage,
  storePage,
  storeSetting,
  storeTerm,
} from '../../support/content/pages';
import { openHub, type HubClient } from '../../support/servers/hubClient';
import { startTestPortal, type TestPortal } from '../../support/testPortal';
import { until } from '../../support/until';

let portal: TestPortal;
let beside: TestPortal;
const open: HubClient[] = [];
const openAs = async (...args: Parameters<typeof openHub>) => {
  const client = await openHub(...args);
  open.push(client);
  return client;
};

beforeAll(async () => {
  portal = await startTestPortal();
  beside = await startTestPortal({ beside: portal });
});
afterEach(async () => {
  for (const client of open.splice(0)) await client.stop();
});
afterAll(async () => {
  await beside.stop();
  await portal.stop();
});

it('HUB-01 HUB-03 HUB-10 Microsoft’s own client connects at /hub and is told the state of a component whose content changed', async () => {
  const reader = await openAs(portal, 'member');
  const page = await storePage(portal, { IsFeaturedPage: true });
  const update = await reader.update(({ ComponentId }) => ComponentId === 'featuredNews');
  expect(update).toEqual({
    ComponentId: 'featuredNews',
    ShowBadge: true,
    Data: { Change: 'created', Id: page.Id },
    LastCheckedForNewContent: expect.any(String),
  });
});

it('a change made at one server reaches open pages at another', async () => {
  const reader = await openAs(beside, 'member');
  const page = await storePage(portal);
  await reader.update(
    ({ ComponentId, Data }) => ComponentId === 'personalNews' && Data?.Id === page.Id,
  );
});

it('HUB-10 only people whom the change concerns are told, and nobody is told the content', async () => {
  const channel = await storeTerm(portal, 'channelterms', 'Ships');
  await portal.call('member', 'POST', '/me/userchannelterms', {
    ChannelTermId: channel,
    ChannelType: 0,
  });
  const [follower, stranger] = [await openAs(beside, 'member'), await openAs(beside, 'guest')];
  const limited = await storePage(portal, {
    Title: 'Secret dock',
    ChannelTermPages: [{ ChannelTermId: channel }],
  });
  const forAll = await storePage(portal);
  await follower.update(({ Data }) => Data?.Id === limited.Id);
  await stranger.update(({ Data }) => Data?.Id === forAll.Id);
  expect(stranger.updates.filter(({ Data }) => Data?.Id === limited.Id)).toEqual([]);
  expect(JSON.stringify(follower.updates)).not.toContain('Secret dock');
});

it('the official client comes back with a new token when its own has ended, and goes on hearing', async () => {
  let asked = 0;
  const token = () => {
    asked++;
    return portal.devTenant.tokenFor('member@nordvik.example', {
      expiresIn: asked <= 2 ? -55 : 3_600,
    });
  };
  const reader = await openAs(portal, 'member', { token });
  await new Promise<void>((resolve) => reader.connection.onreconnected(() => resolve()));
  const page = await storePage(portal);
  await reader.update(({ Data }) => Data?.Id === page.Id);
});

it('HUB-06 clients of a stopping server reconnect to another one and get the updates that they missed', async () => {
  const leaving = await startTestPortal({ beside: portal });
  const other = `${beside.url}/hub?age=60000`;
  const reader = await openAs(leaving, 'member');
  const errors: (Error | undefined)[] = [];
  reader.connection.onreconnecting((error) => {
    errors.push(error);
    reader.connection.baseUrl = other;
  });
  const back = new Promise<void>((resolve) => reader.connection.onreconnected(() => resolve()));
  const [page] = await Promise.all([storePage(portal), leaving.stop()]);
  await back;
  // Either exactly this change, or, from a server that was started a moment ago, that anything may
  // have changed.
  await reader.update(
    ({ ComponentId, Data }) =>
      ComponentId === 'personalNews' && (Data === undefined || Data?.Id === page.Id),
  );
  expect(errors).toEqual([undefined]);
});

it('a client gets the updates that it missed; after too long an absence it reads everything', async () => {
  const page = await storePage(portal, { IsFeaturedPage: true });
  const moment = await openAs(portal, 'member', { age: 2_000 });
  expect((await moment.update(({ ComponentId }) => ComponentId === 'featuredNews')).Data?.Id).toBe(
    page.Id,
  );
  const long = await openAs(portal, 'member', { age: 86_400_000 });
  await long.update(({ ComponentId }) => ComponentId === componentIds.at(-1));
  expect(new Set(long.updates.map(({ ComponentId }) => ComponentId))).toEqual(
    new Set(componentIds),
  );
  expect(moment.updates.map(({ ComponentId }) => ComponentId)).not.toContain('calendar');
});

it('a change that is not committed is announced to nobody', async () => {
  const reader = await openAs(portal, 'member');
  expect(
    (await portal.call('editor', 'POST', '/pages', { Title: 'No', Content: ' ', PageType: 1 }))
      .status,
  ).toBe(400);
  const page = await storePage(portal);
  await reader.update(({ ComponentId }) => ComponentId === 'personalNews');
  expect(reader.updates.map(({ Data }) => Data?.Id)).toEqual([page.Id]);
});

it('drafts and scheduled pages are not announced; a page between channels is announced to both', async () => {
  const [from, to] = [
    await storeTerm(portal, 'channelterms', 'From'),
    await storeTerm(portal, 'channelterms', 'To'),
  ];
  await portal.call('guest', 'POST', '/me/userchannelterms', {
    ChannelTermId: from,
    ChannelType: 0,
  });
  await portal.call('frontline', 'POST', '/me/userchannelterms', {
    ChannelTermId: to,
    ChannelType: 0,
  });
  const [before, after] = [await openAs(portal, 'guest'), await openAs(portal, 'frontline')];
  await storePage(portal, { PublishingDate: null });
  await storePage(portal, { PublishingDate: hoursFromNow(2) });
  const page = await storePage(portal, { ChannelTermPages: [{ ChannelTermId: from }] });
  // Updates of the channels may still arrive.
  const isNews = ({ ComponentId }: ComponentUpdate) => ComponentId === 'personalNews';
  expect(await before.update(isNews)).toMatchObject({
    Data: { Change: 'created', Id: page.Id },
    ShowBadge: true,
  });
  await portal.call(
    'editor',
    'PUT',
    `/pages/${page.Id}`,
    newsPage({ ChannelTermPages: [{ ChannelTermId: to }] }),
  );
  expect(await after.update(isNews)).toMatchObject({
    Data: { Change: 'updated', Id: page.Id },
    ShowBadge: true,
  });
  const withdrawn = await before.update(
    (update) => isNews(update) && update.Data?.Change === 'updated',
  );
  expect(withdrawn.ShowBadge).toBeUndefined();
});

it('a scheduled page is announced when its time comes, and one that is archived when it goes', async () => {
  const reader = await openAs(beside, 'member');
  const soon = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
  const scheduled = await storePage(portal, { PublishingDate: soon(1) });
  expect(await reader.update()).toMatchObject({
    ComponentId: 'personalNews',
    Data: { Change: 'created', Id: scheduled.Id },
    ShowBadge: true,
  });
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(scheduled.PublishingDate!));
  let ending: Page;
  // One that has ended before it is stored is announced to nobody.
  do ending = await storePage(portal, { ArchiveDate: soon(1) });
  while (Date.parse(ending.ArchiveDate!) <= Date.now());
  await reader.update(({ Data }) => Data?.Id === ending.Id && Data.Change === 'deleted');
});

it('a page that is published or archived at once is announced by its write alone', async () => {
  const reader = await openAs(beside, 'member');
  const now = () => new Date().toISOString();
  const untilClock = async () => {
    const next = await storePage(portal, { PublishingDate: hoursFromNow(1 / 3_600) });
    await reader.update(({ Data }) => Data?.Id === next.Id);
  };
  const page = await storePage(portal, { PublishingDate: now() });
  await untilClock();
  const archived = await portal.call('editor', 'PUT', `/pages/${page.Id}`, {
    ...{ Modified: page.Modified, ArchiveDate: now() },
  });
  expect(archived.status).toBe(200);
  await untilClock();
  expect(reader.updates.flatMap(({ Data }) => (Data?.Id === page.Id ? [Data.Change] : []))).toEqual(
    ['created', 'updated'],
  );
});

it('readers are told by their languages too, where the portal filters by language', async () => {
  const [own, other] = [
    await storeTerm(portal, 'languageterms', 'en'),
    await storeTerm(portal, 'languageterms', 'sv'),
  ];
  await storeSetting(portal, 'enableLanguageFilteringForWorkplace', true);
  await portal.call('member', 'POST', '/me/userlanguageterms', {
    LanguageTermId: own,
    LanguageType: 0,
  });
  const reader = await openAs(portal, 'member');
  await storePage(portal, { LanguageTermId: other });
  const page = await storePage(portal, { LanguageTermId: own });
  expect((await reader.update()).Data?.Id).toBe(page.Id);
  await storeSetting(portal, 'enableLanguageFilteringForWorkplace', false);
});

it('PAGES-083 open pages hear of content pages that their reader may see, in any language', async () => {
  const channel = await storeTerm(portal, 'channelterms', 'Docks');
  const language = await storeTerm(portal, 'languageterms', 'da');
  await storeSetting(portal, 'enableLanguageFilteringForWorkplace', true);
  await portal.call('member', 'POST', '/me/userchannelterms', {
    ChannelTermId: channel,
    ChannelType: 0,
  });
  const [follower, stranger] = [await openAs(portal, 'member'), await openAs(beside, 'guest')];
  const heard = ({ updates }: HubClient, id: number) =>
    updates.flatMap(({ ComponentId, Data, ShowBadge }) =>
      Data?.Id === id ? [`${ComponentId} ${Data.Change}${ShowBadge ? ' with a badge' : ''}`] : [],
    );
  await storePage(portal, { PageType: 0, PublishingDate: null });
  const open = await storePage(portal, { PageType: 0, LanguageTermId: language });
  await portal.call('editor', 'PUT', `/pages/${open.Id}`, {
    ...{ Modified: open.Modified, ChannelTermPages: [{ ChannelTermId: channel }] },
  });
  expect((await portal.call('editor', 'DELETE', `/pages/${open.Id}`)).status).toBe(204);
  const last = await storePage(portal, { PageType: 0 });
  for (const each of [follower, stranger]) await each.update(({ Data }) => Data?.Id === last.Id);
  // Announcements for all may arrive before those whose readers are looked up.
  const ofOpen = (change: string) => (update: ComponentUpdate) =>
    update.Data?.Id === open.Id && update.Data.Change === change;
  await Promise.all([follower.update(ofOpen('deleted')), stranger.update(ofOpen('updated'))]);
  const [created, updated, deleted] = ['created', 'updated', 'deleted'].map(
    (change) => `contentPages ${change}`,
  );
  expect(new Set(heard(follower, open.Id))).toEqual(new Set([created, updated, deleted]));
  expect(heard(stranger, open.Id)).toEqual([created, updated]);
  await storeSetting(portal, 'enableLanguageFilteringForWorkplace', false);
});

it('PAGES-083 news that changes or goes is told in every language, and badges only to its readers', async () => {
  const language = await storeTerm(portal, 'languageterms', 'fi');
  const another = await storeTerm(portal, 'languageterms', 'nb');
  await storeSetting(portal, 'enableLanguageFilteringForWorkplace', true);
  const read = (person: string, LanguageTermId: string) =>
    portal.call(person, 'POST', '/me/userlanguageterms', { LanguageTermId, LanguageType: 0 });
  await Promise.all([read('member', language), read('broadcaster', another)]);
  const [reader, other] = [await openAs(portal, 'member'), await openAs(beside, 'broadcaster')];
  const page = await storePage(portal, { LanguageTermId: language });
  const { Modified, Id } = page;
  await portal.call('editor', 'PUT', `/pages/${Id}`, { Modified, Title: 'Corrected' });
  const is = (change: string) => (update: ComponentUpdate) =>
    update.Data?.Id === Id && update.Data.Change === change;
  for (const each of [reader, other]) await each.update(is('updated'));
  expect((await portal.call('editor', 'DELETE', `/pages/${Id}`)).status).toBe(204);
  for (const each of [reader, other]) await each.update(is('deleted'));
  const badges = ({ updates }: HubClient) =>
    updates.filter(({ Data, ShowBadge }) => Data?.Id === Id && ShowBadge).length;
  expect([badges(reader), badges(other)]).toEqual([2, 0]);
  // Others read the page alone again, and none of the lists in which they never find it.
  const heard = ({ updates }: HubClient) =>
    updates.flatMap(({ ComponentId, Data }) =>
      Data?.Id === Id ? [`${ComponentId} ${Data.Change}`] : [],
    );
  expect(heard(reader)).toEqual(
    ['created', 'updated', 'deleted'].map((it) => `personalNews ${it}`),
  );
  expect(heard(other)).toEqual(['newsPages updated', 'newsPages deleted']);
  await storeSetting(portal, 'enableLanguageFilteringForWorkplace', false);
});

it('who manages pages hears whether a draft is made, changed or deleted, and no reader hears it', async () => {
  const [editor, reader] = [await openAs(beside, 'editor'), await openAs(portal, 'member')];
  const { Id, Modified } = await storePage(portal, { PublishingDate: null });
  await portal.call('editor', 'PUT', `/pages/${Id}`, { Modified, Title: 'Corrected' });
  expect((await portal.call('editor', 'DELETE', `/pages/${Id}`)).status).toBe(204);
  for (const change of ['created', 'updated', 'deleted'])
    expect(
      await editor.update(({ Data }) => Data?.Id === Id && Data.Change === change),
    ).toMatchObject({ ComponentId: 'pages' });
  const last = await storePage(portal, { PageType: 0 });
  await reader.update(({ Data }) => Data?.Id === last.Id);
  expect(reader.updates.filter(({ Data }) => Data?.Id === Id)).toEqual([]);
});

it('an announcement for more channels than one notification holds reaches the followers of each', async () => {
  const channels = await Promise.all(
    Array.from({ length: 190 }, (_, index) =>
      storeTerm(portal, 'channelterms', `Channel ${index}`),
    ),
  );
  await portal.call('guest', 'POST', '/me/userchannelterms', {
    ChannelTermId: channels.at(-1),
    ChannelType: 0,
  });
  const reader = await openAs(beside, 'guest');
  const page = await storePage(portal, {
    ChannelTermPages: channels.map((ChannelTermId) => ({ ChannelTermId })),
  });
  await reader.update(({ Data }) => Data?.Id === page.Id);
});

/** How often servers listen to this database now. */
async function listening(): Promise<number> {
  const { rows } = await sql<{ Count: string }>`
    select count(*) as "Count" from pg_stat_activity
    where datname = current_database() and application_name = 'portal-changes'`.execute(portal.db);
  return Number(rows[0]!.Count);
}

const cutListening = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'portal-changes'`.execute(portal.db);

it('each open page gets every missed change once after no server could listen for a moment', async () => {
  const readers = await Promise.all(
    [portal, beside, portal, beside].map((each) => openAs(each, 'member')),
  );
  const servers = await listening();
  await cutListening();
  const missed = await storePage(portal, { IsFeaturedPage: true });
  await until(async () => (await listening()) === servers);
  const later = await storePage(beside);
  // Missed and new changes may come in any order: each is read again by itself.
  const expected = [
    `featuredNews ${missed.Id}`,
    `personalNews ${missed.Id}`,
    `personalNews ${later.Id}`,
  ].sort();
  const nameOf = ({ ComponentId, Data }: ComponentUpdate) => `${ComponentId} ${Data?.Id}`;
  for (const reader of readers) {
    for (const name of expected) await reader.update((update) => nameOf(update) === name);
    expect(reader.updates.map(nameOf).sort()).toEqual(expected);
  }
});

it('when the database was away, open pages are not told to read everything again', async () => {
  const reader = await openAs(beside, 'member');
  const servers = await listening();
  await portal.database.takeAway();
  await portal.database.giveBack();
  await until(async () => (await listening().catch(() => 0)) === servers);
  const page = await storePage(portal);
  await reader.update(({ Data }) => Data?.Id === page.Id);
  expect(reader.updates).toHaveLength(1);
});

it('a server that was started a moment ago tells who comes back exactly what they have missed', async () => {
  await storeSetting(portal, 'workplaceName', 'Quayside');
  const started = await startTestPortal({ beside: portal });
  const reader = await openAs(started, 'member', { age: 60_000 });
  const { Data } = await reader.update(({ ComponentId }) => ComponentId === 'featureSettings');
  expect(Data?.Id).toBe('workplaceName');
  expect(reader.updates.map(({ ComponentId }) => ComponentId)).not.toContain('calendar');
  await reader.stop();
  await started.stop();
});

it('announcements above the max age are deleted, and a client away that long reads everything', async () => {
  const longAgo = sql`insert into announcements ("Made", "Payload")
    select now() - interval '13 hours', "Payload" from announcements limit 1`;
  await longAgo.execute(portal.db);
  const started = await startTestPortal({ beside: portal });
  const { rows } = await sql`
    select from announcements where "Made" < now() - interval '12 hours 30 minutes'`.execute(
    portal.db,
  );
  expect(rows).toEqual([]);
  const reader = await openAs(started, 'member', { age: 13 * 3_600_000 });
  await reader.update(({ ComponentId, Data }) => ComponentId === 'calendar' && Data === null);
  await reader.stop();
  await started.stop();
});
