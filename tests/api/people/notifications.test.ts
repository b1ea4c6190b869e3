import { sql } from 'kysely';
import type { NewBroadcastMessage } from '#shared/contract/broadcastMessages';
import type { Problem } from '#shared/errors';
import { teamsCatalogAppId } from '../../../src/devTenant/environment';
import { storeBroadcast } from '../../support/content/broadcasts';
import { claimNotification } from '../../../src/server/resources/notifications/store';
import { purgeSome } from '../../../src/server/resources/trash/purge';
import { watchGraph } from '../../support/graphContract';
import {
  hoursFromNow,
  newsPage,
  storePage,
  storeSetting,
  storeTerm,
} from '../../support/content/pages';
import { openHub } from '../../support/servers/hubClient';
import { startTestPortal, type TestPortal } from '../../support/testPortal';
import { until } from '../../support/until';

interface Sent {
  topic: { source: string; value: string; webUrl: string };
  activityType: string;
  chainId: number;
  previewText: { content: string };
  templateParameters: { name: string; value: string }[];
  recipients: { userId: string }[];
}

let clock = Date.now();
const now = () => new Date(clock);
let portal: TestPortal;
let graph: ReturnType<typeof watchGraph>;
let harbour: string;
let sent: Sent[] = [];
beforeAll(async () => {
  portal = await startTestPortal({ now });
  graph = watchGraph(portal.devTenant);
  portal.devTenant.onExchange(({ url, status, requestBody }) => {
    if (url.endsWith('/sendActivityNotificationToRecipients') && status === 202)
      sent.push(requestBody as Sent);
  });
  for (const name of ['enableTeamsNotification', 'enableNotificationSubscriptions'])
    await storeSetting(portal, name, true);
  harbour = await storeTerm(portal, 'channelterms', 'Harbour');
  for (const person of ['member', 'guest', 'editor', 'frontline'])
    await portal.call(person, 'POST', '/users', {});
  for (const person of ['member', 'frontline', 'editor'])
    await portal.call(person, 'POST', '/me/userchannelterms', {
      ChannelTermId: harbour,
      ChannelType: 0,
    });
  await portal.call('frontline', 'PUT', '/users', { WantsNotifications: false });
});
beforeEach(() => {
  portal.devTenant.control.reset();
  sent = [];
});
afterEach(() => graph.expectNone());
afterAll(() => portal.stop());

const harbourPage = (fields: object = {}) =>
  storePage(portal, {
    ...newsPage(),
    PublishingDate: hoursFromNow(-0.1, now()),
    ChannelTermPages: [{ ChannelTermId: harbour }],
    Notify: true,
    ...fields,
  });
const idOf = (person: string) => portal.devTenant.company.person(`${person}@nordvik.example`)!.id;
const reached = () =>
  sent.flatMap(({ recipients }) => recipients.map(({ userId }) => userId)).sort();
const linkOf = ({ topic }: Sent) => new URL(topic.webUrl);
const notificationOf = (id: number) =>
  portal.db
    .selectFrom('notifications')
    .selectAll()
    .where('SourceId', '=', id)
    .orderBy('Id', 'desc')
    .executeTakeFirst();
const finished = (id: number) => until(async () => Boolean((await notificationOf(id))?.Finished));
/** Another change makes the server look again. */
const stir = () => storePage(portal, { PublishingDate: null });

describe('what is sent', () => {
  it('TEAMS-23 SETTINGS-45 PAGES-049 a page saved with Notify notifies its readers who have not refused, with a link to its path', async () => {
    const page = await harbourPage({ Title: 'New quay', Content: '<p>Ships &amp; trains</p>' });
    await finished(page.Id);
    expect(reached()).toEqual([idOf('member'), idOf('editor')].sort());
    expect(sent[0]).toMatchObject({
      activityType: 'pagePublished',
      topic: { source: 'text', value: 'New quay' },
      previewText: { content: 'Ships & trains' },
      templateParameters: [{ name: 'title', value: 'New quay' }],
    });
    const link = linkOf(sent[0]!);
    expect(link.origin + link.pathname).toBe(
      `https://teams.microsoft.com/l/entity/${teamsCatalogAppId}/today`,
    );
    expect(JSON.parse(link.searchParams.get('context')!)).toEqual({ subEntityId: page.Path });
    expect(link.searchParams.get('webUrl')).toMatch(
      new RegExp(`^http://localhost:\\d+${page.Path}$`),
    );
    expect(page).not.toHaveProperty('Notify');
  });

  it('TEAMS-23 an alert sent with a notification is told to the followers of its channels', async () => {
    const alert: Partial<NewBroadcastMessage> = {
      Title: 'Gate B is closed',
      BroadcastType: 1,
      ChannelTermBroadcastMessages: [{ ChannelTermId: harbour }],
      Notify: true,
    };
    const { Id } = await storeBroadcast(portal, alert);
    await finished(Id);
    expect(reached()).toEqual([idOf('member'), idOf('editor')].sort());
    expect(sent[0]).toMatchObject({
      activityType: 'alertSent',
      topic: { value: 'Gate B is closed' },
    });
    expect(JSON.parse(linkOf(sent[0]!).searchParams.get('context')!)).toEqual({ subEntityId: '/' });
  });

  it('BROADCAST-06 TEAMS-23 an alert about an app asks for no notification, and none is sent', async () => {
    const ofApp = { AppTileBroadcastMessages: [{ AppTileId: 3 }] };
    const refused = await portal.call<Problem>('admin', 'POST', '/broadcastmessages', {
      ...{ Title: 'About an app', BroadcastType: 1, Notify: true, ...ofApp },
    });
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      { Notify: ['is not available for a message of app tiles'] },
    ]);
    const StartDate = hoursFromNow(0.02, now());
    const { Id } = await storeBroadcast(portal, { StartDate, Notify: true });
    await portal.call('admin', 'PUT', `/broadcastmessages/${Id}`, ofApp);
    clock += 120_000;
    // Of the notifications that are due, the oldest is sent first.
    await finished((await harbourPage()).Id);
    expect(sent.map(({ activityType }) => activityType)).toEqual(['pagePublished']);
    await portal.call('admin', 'DELETE', `/broadcastmessages/${Id}`);
  });

  it('long titles and texts are cut to what Teams takes', async () => {
    const page = await harbourPage({
      Title: 'Ä'.repeat(255),
      Content: `<p>${'long words '.repeat(60)}</p>`,
    });
    await finished(page.Id);
    expect(sent).toHaveLength(1);
    expect(sent[0]!.previewText.content.length).toBeLessThanOrEqual(150);
    expect(sent[0]!.topic.webUrl.length).toBeLessThanOrEqual(1_024);
  });

  it('a page in a language that a person does not read is not told to them', async () => {
    const finnish = await storeTerm(portal, 'languageterms', 'Finnish');
    await storeSetting(portal, 'enableLanguageFilteringForWorkplace', true);
    await portal.call('member', 'POST', '/me/userlanguageterms', {
      LanguageTermId: finnish,
      LanguageType: 0,
    });
    const swedish = await storeTerm(portal, 'languageterms', 'Swedish');
    const page = await harbourPage({ LanguageTermId: swedish });
    await finished(page.Id);
    expect(reached()).toEqual([idOf('editor')]);
    await storeSetting(portal, 'enableLanguageFilteringForWorkplace', false);
  });
});

describe('when', () => {
  it('PAGES-049 editors learn at once that people have been notified', async () => {
    const editor = await openHub(portal, 'admin');
    const page = await harbourPage();
    const alert = await storeBroadcast(portal, { Notify: true });
    for (const [component, id] of [
      ['pages', page.Id],
      ['broadcastMessages', alert.Id],
    ] as const)
      expect(
        await editor.update(
          ({ ComponentId, Data }) =>
            ComponentId === component && Data?.Id === id && Data.Change === 'updated',
        ),
      ).toBeDefined();
    await editor.stop();
    await portal.call('admin', 'DELETE', `/broadcastmessages/${alert.Id}`);
  });

  it('a scheduled page is told when its time comes, and once', async () => {
    const page = await harbourPage({ PublishingDate: hoursFromNow(0.2, now()) });
    await finished((await harbourPage()).Id);
    expect(await notificationOf(page.Id)).toMatchObject({ Finished: null, Sent: 0 });
    clock += 15 * 60_000;
    await stir();
    await finished(page.Id);
    // Nothing is left to withdraw.
    const notification = `/pages/${page.Id}/notification`;
    expect(await portal.call('editor', 'GET', notification)).toMatchObject({
      body: { IsWaiting: false },
    });
    expect(await portal.call('editor', 'DELETE', notification)).toMatchObject({
      body: { IsWithdrawn: false },
    });
    await portal.call(
      'editor',
      'PUT',
      `/pages/${page.Id}`,
      newsPage({ Title: 'Corrected', PublishingDate: page.PublishingDate }),
    );
    await finished((await harbourPage()).Id);
    const told = sent.filter(({ topic }) => topic.webUrl.includes(encodeURIComponent(page.Path)));
    expect(told.map(({ recipients }) => recipients.length)).toEqual([2]);
  });

  it('PAGES-049 what is asked for is told to editors, and withdrawn before its time', async () => {
    const PublishingDate = hoursFromNow(0.01, now());
    const page = await harbourPage({ PublishingDate });
    const other = await harbourPage({ PublishingDate });
    const StartDate = hoursFromNow(0.01, now());
    const alert = await storeBroadcast(portal, { StartDate, Notify: true });
    for (const path of [`/pages/${page.Id}`, `/broadcastmessages/${alert.Id}`]) {
      const call = async (method: string) =>
        (await portal.call('admin', method, `${path}/notification`)).body;
      expect(await call('GET')).toEqual({ IsWaiting: true });
      expect(await call('DELETE')).toEqual({ IsWithdrawn: true });
      expect(await call('GET')).toEqual({ IsWaiting: false });
      expect(await call('DELETE')).toEqual({ IsWithdrawn: false });
    }
    const { body } = await portal.call('admin', 'DELETE', `/pages/${other.Id}/notification`);
    expect(body).toEqual({ IsWithdrawn: true });
    expect(await claimNotification(portal.db, new Date(clock + 60_000))).toBeUndefined();
    await portal.call('admin', 'DELETE', `/broadcastmessages/${alert.Id}`);
  });

  it('a deleted page is not told any more', async () => {
    const page = await harbourPage({ PublishingDate: hoursFromNow(0.2, now()) });
    expect(await notificationOf(page.Id)).toBeDefined();
    await portal.call('editor', 'DELETE', `/pages/${page.Id}`);
    const later = new Date(clock + 15 * 60_000);
    expect(await claimNotification(portal.db, later)).toBeUndefined();
    await purgeSome(portal.db, () => undefined, later, later);
    expect(await notificationOf(page.Id)).toBeUndefined();
  });

  it('a page or alert that is put back before its time is told as it was asked for', async () => {
    const page = await harbourPage({ PublishingDate: hoursFromNow(0.001, now()) });
    const StartDate = hoursFromNow(0.001, now());
    const alert = await storeBroadcast(portal, { StartDate, Notify: true });
    const paths = [`/pages/${page.Id}`, `/broadcastmessages/${alert.Id}`];
    for (const path of paths) {
      expect((await portal.call('admin', 'DELETE', path)).status).toBe(204);
      expect((await portal.call('admin', 'POST', `${path}/restore`)).status).toBe(200);
    }
    clock += 5_000;
    await stir();
    await until(() => Promise.resolve(sent.length === 2));
    expect(sent.map(({ topic }) => topic.value).sort()).toEqual([alert.Title, page.Title].sort());
    await portal.call('admin', 'DELETE', paths[1] ?? '');
  });

  it('SETTINGS-45 PAGES-049 where they were switched off meanwhile, a page is told to editors alone', async () => {
    const page = await harbourPage({ PublishingDate: hoursFromNow(0.01, now()) });
    await storeSetting(portal, 'enableTeamsNotification', false);
    const editor = await openHub(portal, 'admin');
    clock += 60_000;
    await stir();
    // They learn that it waits no more.
    const { Data } = await editor.update(({ Data }) => Data?.Id === page.Id);
    expect(Data).toMatchObject({ Change: 'updated' });
    await editor.stop();
    await finished(page.Id);
    expect(sent).toEqual([]);
    await storeSetting(portal, 'enableTeamsNotification', true);
  });

  it('notifications are not sent while switched off, and a page cannot ask for them', async () => {
    await storeSetting(portal, 'enableTeamsNotification', false);
    expect(await notificationOf((await harbourPage()).Id)).toBeUndefined();
    await storeSetting(portal, 'enableNotificationSubscriptions', false);
    const { status, body } = await portal.call<Problem>(
      'editor',
      'POST',
      '/pages',
      newsPage({ Notify: true }),
    );
    expect([status, body.errors]).toEqual([
      400,
      { Notify: ['is not available: notifications of pages are switched off'] },
    ]);
    for (const name of ['enableTeamsNotification', 'enableNotificationSubscriptions'])
      await storeSetting(portal, name, true);
  });
});

/** People who are in no memory yet, and follow the harbour. Returns how to remove them. */
async function storeFollowers(many: readonly string[]): Promise<() => Promise<unknown>> {
  await portal.db
    .insertInto('users')
    .values(
      many.map(
        (Id) =>
          ({
            Id,
            UpnId: `${Id}@nordvik.example`,
            DisplayName: 'Somebody',
            FirstDayWizardStep: 'Start',
          }) as never,
      ),
    )
    .execute();
  await portal.db
    .insertInto('user_terms')
    .values(many.map((UserId) => ({ UserId, TermId: harbour, Kind: 'channel', Type: 0 }) as const))
    .execute();
  return () => portal.db.deleteFrom('users').where('Id', 'in', many).execute();
}

describe('trouble', () => {
  it('a page unpublished while it notifies stops, and continues when it is published again', async () => {
    const discard = await storeFollowers(['f1000000-0000-4000-8000-000000000000']);
    const isWaiting = async () =>
      (
        await sql<object>`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          portal.db,
        )
      ).rows.length > 0;
    const page = await harbourPage({
      Title: 'Secret harbour',
      PublishingDate: hoursFromNow(0.01, now()),
    });
    await portal.db.transaction().execute(async (readersOnHold) => {
      await sql`lock table user_terms in access exclusive mode`.execute(readersOnHold);
      clock += 60_000;
      await sql`select pg_notify('portal_changes', '{"topic":"pages"}')`.execute(portal.db);
      await until(isWaiting);
      await portal.db
        .updateTable('pages')
        .set({ PublishingDate: null, Modified: new Date(clock + 1) })
        .where('Id', '=', page.Id)
        .execute();
    });
    await until(async () => (await notificationOf(page.Id))?.LeasedUntil === null);
    expect([await notificationOf(page.Id), sent]).toMatchObject([{ Finished: null, Sent: 0 }, []]);
    await portal.call(
      'editor',
      'PUT',
      `/pages/${page.Id}`,
      newsPage({ Title: 'Open harbour', PublishingDate: now().toISOString() }),
    );
    await finished(page.Id);
    expect(sent.map(({ topic }) => topic.value)).toEqual(['Open harbour']);
    await discard();
  });

  it('a notification that is withdrawn while it is sent reaches nobody else', async () => {
    const many = Array.from(
      { length: 120 },
      (_, index) => `f2000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    );
    const discard = await storeFollowers(many);
    portal.devTenant.control.latency.graph = 1_000;
    const page = await harbourPage();
    await until(async () => Boolean((await notificationOf(page.Id))?.LeasedUntil));
    await portal.call('editor', 'DELETE', `/pages/${page.Id}/notification`);
    portal.devTenant.control.latency.graph = 0;
    // The oldest is sent first.
    await finished((await harbourPage({ Title: 'Told after it' })).Id);
    const first = sent.filter(({ topic }) => topic.value === page.Title);
    expect(first.flatMap(({ recipients }) => recipients).length).toBeLessThan(120);
    await discard();
  });

  it('a notification that a server is sending is no other’s, whatever their clocks say', async () => {
    portal.devTenant.control.latency.graph = 3_000;
    const page = await harbourPage();
    await until(async () => Boolean((await notificationOf(page.Id))?.LeasedUntil));
    const ahead = new Date(clock + 10 * 60_000);
    expect(await claimNotification(portal.db, ahead)).toBeUndefined();
    await finished(page.Id);
    expect(reached()).toEqual([idOf('member'), idOf('editor')].sort());
  });

  it('a throttled notification is retried later from where it stopped, by any server', async () => {
    const many = Array.from(
      { length: 230 },
      (_, index) => `f0000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    );
    const discard = await storeFollowers(many);
    const failAfterFirst = portal.devTenant.onExchange(({ url, status }) => {
      if (url.includes('sendActivity') && status === 202 && sent.length === 1)
        portal.devTenant.control.fail({
          service: 'graph',
          path: 'sendActivity',
          status: 429,
          retryAfter: 40,
        });
    });
    const page = await harbourPage();
    await until(async () => (await notificationOf(page.Id))?.Attempts === 1);
    failAfterFirst();
    expect(await notificationOf(page.Id)).toMatchObject({
      Finished: null,
      LeasedUntil: null,
      Sent: 100,
      NextAttempt: new Date(clock + 40_000).toISOString(),
    });
    portal.devTenant.control.clearFailures();
    clock += 41_000;
    const beside = await startTestPortal({ beside: portal, now });
    await finished(page.Id);
    await beside.stop();
    expect(sent.map(({ recipients }) => recipients.length)).toEqual([100, 100, 32]);
    expect(new Set(reached()).size).toBe(232);
    expect(new Set(sent.map(({ chainId }) => chainId)).size).toBe(1);
    await discard();
  });

  it('what Graph refuses is tried again later, until a day has passed', async () => {
    portal.devTenant.control.fail({ service: 'graph', path: 'sendActivity', status: 403 });
    const page = await harbourPage();
    await until(async () => (await notificationOf(page.Id))?.Attempts === 1);
    clock += 20_000;
    await stir();
    await until(async () => (await notificationOf(page.Id))?.Attempts === 2);
    expect(await notificationOf(page.Id)).toMatchObject({
      Finished: null,
      Sent: 0,
      NextAttempt: new Date(clock + 30_000).toISOString(),
    });
    clock += 25 * 3_600_000;
    await portal.db
      .updateTable('notifications')
      .set({ NextAttempt: now() })
      .where('SourceId', '=', page.Id)
      .execute();
    await startTestPortal({ beside: portal, now }).then((beside) =>
      finished(page.Id).then(() => beside.stop()),
    );
    expect(sent).toEqual([]);
  });
});
