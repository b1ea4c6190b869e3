import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import type { NewPage, Page } from '#shared/contract/pages/pages';
import { nextMoment } from '../../../src/server/resources/pages/feedStore';
import { pageColumns } from '../../../src/server/resources/pages/rows';
import {
  hoursFromNow,
  ids,
  newsPage,
  storePage,
  storeSetting,
  storeTerm,
} from '../../support/content/pages';
import { startTestPortal, type TestPortal } from '../../support/testPortal';
import { until } from '../../support/until';

let portal: TestPortal;
let beside: TestPortal;
let clock = new Date();
const inHours = (hours: number) => hoursFromNow(hours, clock);

beforeAll(async () => {
  portal = await startTestPortal({ now: () => clock });
  beside = await startTestPortal({ beside: portal, now: () => clock });
});
afterAll(async () => {
  await beside.stop();
  await portal.stop();
});

const feed = async (path: string, person = 'member', from = portal) =>
  ids((await from.call<Page[]>(person, 'GET', path)).body);
const top = (person = 'member', from = portal) => feed('/pages/news/top?amount=500', person, from);

it('NEWS-63 GET /pages/news/top answers as many featured news as asked, newest first', async () => {
  const stored: number[] = [];
  for (const hours of [-3, -1, -2])
    stored.push(
      (await storePage(portal, { IsFeaturedPage: true, PublishingDate: inHours(hours) })).Id,
    );
  const plain = await storePage(portal, { PublishingDate: inHours(-1) });
  const [a, b, c] = stored;
  expect(await top()).toEqual([b, c, a]);
  expect(await feed('/pages/news/top?amount=2')).toEqual([b, c]);
  expect(await top()).not.toContain(plain.Id);
});

it('NEWS-64 GET /pages/news/my answers news of followed channels and for everybody, featured or not', async () => {
  const [own, other] = [
    await storeTerm(portal, 'channelterms', 'Own'),
    await storeTerm(portal, 'channelterms', 'Other'),
  ];
  await portal.call('member', 'POST', '/me/userchannelterms', {
    ChannelTermId: own,
    ChannelType: 0,
  });
  const mine = await storePage(portal, { ChannelTermPages: [{ ChannelTermId: own }] });
  const notMine = await storePage(portal, { ChannelTermPages: [{ ChannelTermId: other }] });
  const everybody = await storePage(portal);
  const my = await feed('/pages/news/my?amount=500');
  expect(my).toEqual(expect.arrayContaining([mine.Id, everybody.Id]));
  expect(my).not.toContain(notMine.Id);
});

it('the lists that cards are made of carry the beginning of each text, and not the text', async () => {
  await storePage(portal, { IsFeaturedPage: true, Content: `<p>Begins ${'so '.repeat(900)}</p>` });
  for (const path of ['/pages/news/top?amount=500', '/pages/news/my?amount=500']) {
    const { body } = await portal.call<Page[]>('member', 'GET', path);
    expect(body.some(({ Description }) => Description.startsWith('Begins so'))).toBe(true);
    expect(body.filter((page) => 'Content' in page)).toEqual([]);
  }
});

it('a published, changed, withdrawn or deleted page is seen by the very next request', async () => {
  for (let round = 0; round < 10; round++) {
    const page = await storePage(portal, { IsFeaturedPage: true });
    expect(await top()).toContain(page.Id);
    await portal.call('editor', 'PUT', `/pages/${page.Id}`, newsPage({ Title: `Round ${round}` }));
    expect(
      (await portal.call<Page[]>('member', 'GET', '/pages/news/top?amount=500')).body.find(
        ({ Id }) => Id === page.Id,
      )?.Title,
    ).toBe(`Round ${round}`);
    await portal.call('editor', 'PUT', `/pages/${page.Id}`, newsPage({ PublishingDate: null }));
    expect(await top()).not.toContain(page.Id);
    await portal.call('editor', 'PUT', `/pages/${page.Id}`, newsPage());
    expect(await top()).toContain(page.Id);
    await portal.call('editor', 'DELETE', `/pages/${page.Id}`);
    expect(await top()).not.toContain(page.Id);
  }
});

it('a change is seen on another server once it has been told, and read while others change', async () => {
  const page = await storePage(portal, { IsFeaturedPage: true });
  await until(async () => (await top('member', beside)).includes(page.Id));
  await portal.call('editor', 'DELETE', `/pages/${page.Id}`);
  await until(async () => !(await top('member', beside)).includes(page.Id));
});

it('a channel that is followed on one server counts on the other', async () => {
  const channel = await storeTerm(portal, 'channelterms', 'Beside');
  const page = await storePage(portal, {
    IsFeaturedPage: true,
    ChannelTermPages: [{ ChannelTermId: channel }],
  });
  expect(await top('guest', beside)).not.toContain(page.Id);
  await portal.call('guest', 'POST', '/me/userchannelterms', {
    ChannelTermId: channel,
    ChannelType: 0,
  });
  await until(async () => (await top('guest', beside)).includes(page.Id));
});

it('a scheduled page appears and an archived one disappears at its time, without any change', async () => {
  const page = await storePage(portal, {
    IsFeaturedPage: true,
    PublishingDate: inHours(0.2),
    ArchiveDate: inHours(0.4),
  });
  const start = clock;
  expect(await top()).not.toContain(page.Id);
  clock = new Date(start.getTime() + 720_000);
  expect(await top()).toContain(page.Id);
  clock = new Date(start.getTime() + 1_440_000);
  expect(await top()).not.toContain(page.Id);
  clock = start;
  expect(await top()).not.toContain(page.Id);
});

it('NEWS-46 NEWS-73 BADGE-11 the start page’s news reaches as many days back as the setting says, by default a year', async () => {
  const start = clock;
  const stored = async (hours: number) =>
    (await storePage(portal, { IsFeaturedPage: true, PublishingDate: inHours(-hours) })).Id;
  const year = 365 * 24;
  const recent = await stored(9 * 24);
  const [within, beyond] = [await stored(year - 0.2), await stored(year + 0.2)];
  const among = (found: number[]) => [recent, within, beyond].filter((id) => found.includes(id));
  const shown = async () => [
    among(await top()),
    among(await feed('/pages/news/my?amount=500')),
    among(await feed(`/pages/news/top/new?fromDate=${inHours(-24 * 400)}`)),
  ];
  const both = [recent, within];
  expect(await shown()).toEqual([both, both, both]);
  // Without any change, some minutes later.
  clock = new Date(start.getTime() + 1_080_000);
  expect(await shown()).toEqual([[recent], [recent], [recent]]);
  clock = start;
  await storeSetting(portal, 'amountOfDaysBackInTime', 400);
  const all = [recent, within, beyond];
  expect(await shown()).toEqual([all, all, all]);
  await storeSetting(portal, 'amountOfDaysBackInTime', 8);
  expect(await shown()).toEqual([[], [], []]);
  await portal.call('admin', 'DELETE', '/featuresettings/amountOfDaysBackInTime');
  // The News center has them all.
  const asked = { PageType: [1, 2], StartDate: inHours(-24 * 400) };
  const { body } = await portal.call<Page[]>('member', 'POST', '/pages/query', asked);
  expect(among(ids(body))).toEqual(all);
});

const storeFeatured = async (fields: Partial<NewPage>) =>
  (await storePage(portal, { IsFeaturedPage: true, ...fields })).Id;

/** Stores so much newer news of a channel of others that the newest hold little for a reader. */
async function storeManyOfOthers(): Promise<() => Promise<unknown>> {
  const channel = await storeTerm(portal, 'channelterms', 'Of others');
  const one = await storeFeatured({ ChannelTermPages: [{ ChannelTermId: channel }] });
  const columns = sql.raw(
    pageColumns
      .filter((name) => !['Id', 'Version'].includes(name))
      .map((name) => `"${name}"`)
      .join(),
  );
  await sql`insert into pages (${columns}) select ${columns} from pages, generate_series(1, 1000)
    where "Id" = ${one}`.execute(portal.db);
  return () => sql`delete from pages where ${channel} = any("ChannelTermIds")`.execute(portal.db);
}

it('NEWS-46 too old news is left out also for those for whom few of the newest are', async () => {
  const remove = await storeManyOfOthers();
  const within = await storeFeatured({ PublishingDate: inHours(-24 * 364) });
  const beyond = await storeFeatured({ PublishingDate: inHours(-24 * 366) });
  const found = await top();
  expect([within, beyond].filter((id) => found.includes(id))).toEqual([within]);
  await remove();
});

it('NEWS-22 NEWS-75 so is news of another language', async () => {
  const remove = await storeManyOfOthers();
  const older = async (language: string) =>
    storeFeatured({
      LanguageTermId: await storeTerm(portal, 'languageterms', language),
      PublishingDate: inHours(-24 * 300),
    });
  const [norwegian, swedish] = [await older('Norsk'), await older('Svenska')];
  const { LanguageTermId } = (await portal.call<Page>('editor', 'GET', `/pages/${norwegian}`)).body;
  await storeSetting(portal, 'enableLanguageFilteringForWorkplace', true);
  await storeSetting(portal, 'defaultLanguageTermId', LanguageTermId);
  const found = await top('guest');
  expect([norwegian, swedish].filter((id) => found.includes(id))).toEqual([norwegian]);
  for (const key of ['enableLanguageFilteringForWorkplace', 'defaultLanguageTermId'])
    await portal.call('admin', 'DELETE', `/featuresettings/${key}`);
  await remove();
});

it('a date beyond the year 9999, stored long ago, does not hide the next that comes', async () => {
  const { Id } = await storePage(portal, { PublishingDate: inHours(0.1) });
  const ArchiveDate = sql<string>`'10000-01-01T00:00:00Z'::timestamptz`;
  const far = portal.db.updateTable('pages').set({ ArchiveDate });
  await far.where('Id', '=', (await storePage(portal)).Id).execute();
  expect((await nextMoment(portal.db, clock))?.toISOString()).toBe(inHours(0.1));
  await portal.call('editor', 'DELETE', `/pages/${Id}`);
});

it('BADGE-11 GET /pages/news/top/new answers the featured news published since a time', async () => {
  const before = await storePage(portal, { IsFeaturedPage: true, PublishingDate: inHours(-30) });
  const after = await storePage(portal, { IsFeaturedPage: true, PublishingDate: inHours(-0.1) });
  const plain = await storePage(portal, { PublishingDate: inHours(-0.1) });
  const found = await feed(`/pages/news/top/new?fromDate=${encodeURIComponent(inHours(-20))}`);
  expect(found).toContain(after.Id);
  expect(found).not.toContain(before.Id);
  expect(found).not.toContain(plain.Id);
});

it("NEWS-22 NEWS-75 BADGE-11 LANG-17 LANG-16 LANG-22 with language filtering on, feeds follow the reader's languages, else the default one", async () => {
  const [da, fi] = [
    await storeTerm(portal, 'languageterms', 'Dansk'),
    await storeTerm(portal, 'languageterms', 'Suomi'),
  ];
  const inDanish = (await storePage(portal, { IsFeaturedPage: true, LanguageTermId: da })).Id;
  const inFinnish = (await storePage(portal, { IsFeaturedPage: true, LanguageTermId: fi })).Id;
  const inNone = (await storePage(portal, { IsFeaturedPage: true })).Id;
  const seen = async (person: string) =>
    (await top(person))
      .filter((id) => [inDanish, inFinnish, inNone].includes(id))
      .sort((a, b) => a - b);
  await portal.call('member', 'POST', '/me/userlanguageterms', {
    LanguageTermId: da,
    LanguageType: 0,
  });
  expect(await seen('member')).toEqual([inDanish, inFinnish, inNone]);
  await storeSetting(portal, 'enableLanguageFilteringForWorkplace', true);
  expect(await seen('member')).toEqual([inDanish]);
  // BADGE-11.
  const since = `/pages/news/top/new?fromDate=${encodeURIComponent(inHours(-20))}`;
  const found = await feed(since);
  expect([inDanish, inFinnish, inNone].map((id) => found.includes(id))).toEqual([
    ...[true, false, false],
  ]);
  expect(await seen('guest')).toEqual([inDanish, inFinnish, inNone]);
  await storeSetting(portal, 'defaultLanguageTermId', fi);
  expect(await seen('guest')).toEqual([inFinnish]);
  await storeSetting(portal, 'enableShowNonLanguageContentForAllUsers', true);
  expect(await seen('member')).toEqual([inDanish, inNone]);
  await portal.call('admin', 'DELETE', '/featuresettings/enableLanguageFilteringForWorkplace');
});

it('feeds stay right while many pages change at once', async () => {
  const pages = await Promise.all(
    Array.from({ length: 20 }, () => storePage(portal, { IsFeaturedPage: true })),
  );
  let reading = true;
  const readers = Array.from({ length: 4 }, async () => {
    while (reading)
      expect((await portal.call('member', 'GET', '/pages/news/top?amount=50')).status).toBe(200);
  });
  await Promise.all(
    pages.map(({ Id }, index) =>
      portal.call(
        'editor',
        index % 2 ? 'DELETE' : 'PUT',
        `/pages/${Id}`,
        index % 2 ? undefined : newsPage({ Title: `Kept ${Id}` }),
      ),
    ),
  );
  reading = false;
  await Promise.all(readers);
  const { body } = await portal.call<Page[]>('member', 'GET', '/pages/news/top?amount=500');
  const kept = pages.filter((_, index) => index % 2 === 0).map(({ Id }) => `Kept ${Id}`);
  expect(
    body
      .map(({ Title }) => Title)
      .filter((title) => title.startsWith('Kept'))
      .sort(),
  ).toEqual(kept.sort());
  expect(
    ids(body).filter((id) => pages.some((page, index) => index % 2 === 1 && page.Id === id)),
  ).toEqual([]);
});

/** The answer without compression, of which nothing is read yet. */
async function openPlain(amount: number, person = 'member'): Promise<IncomingMessage> {
  const headers = { authorization: `Bearer ${await portal.tokenOf(person)}` };
  return new Promise((resolve, reject) =>
    get(`${portal.url}/api/pages/news/top?amount=${amount}`, { headers, agent: false }, resolve).on(
      'error',
      reject,
    ),
  );
}

const plain = async (amount: number, person?: string) => text(await openPlain(amount, person));

it('a slowly read answer stays complete while others are answered, also after one is broken off', async () => {
  // More than the system takes over before anybody reads, so that the rest waits in the server's
  // memory.
  for (const letter of 'abcdefghijklmn') {
    const { Id } = await storePage(portal, { IsFeaturedPage: true });
    await portal.db
      .updateTable('pages')
      .set({ Description: letter.repeat(450_000) })
      .where('Id', '=', Id)
      .execute();
  }
  const [thirteen, fourteen] = [await plain(13), await plain(14)];
  expect(JSON.parse(fourteen)).toHaveLength(14);
  const [slow, broken] = [await openPlain(14), await openPlain(14)];
  expect((await plain(13)) === thirteen).toBe(true);
  broken.destroy();
  expect((await plain(13)) === thirteen).toBe(true);
  expect((await text(slow)) === fourteen).toBe(true);
  expect((await plain(14)) === fourteen).toBe(true);
});

it('many people at once get their own news, each whole, compressed or not', async () => {
  const channel = await storeTerm(portal, 'channelterms', 'For one');
  const limited = await storePage(portal, {
    IsFeaturedPage: true,
    PublishingDate: inHours(-0.01),
    ChannelTermPages: [{ ChannelTermId: channel }],
  });
  await portal.call('member', 'POST', '/me/userchannelterms', {
    ChannelTermId: channel,
    ChannelType: 0,
  });
  const people = Array.from({ length: 12 }, (_, index) => (index % 2 ? 'member' : 'guest'));
  const [plainly, compressed] = await Promise.all([
    Promise.all(people.map((person) => plain(3, person))),
    Promise.all(
      people.map((person) => portal.call<Page[]>(person, 'GET', '/pages/news/top?amount=3')),
    ),
  ]);
  const hasOwn = plainly.map((answer) => ids(JSON.parse(answer) as Page[]).includes(limited.Id));
  expect(hasOwn).toEqual(people.map((person) => person === 'member'));
  expect(compressed.map(({ body }) => JSON.stringify(body))).toEqual(plainly);
});
