import { sql } from 'kysely';
import type { NewPage, PageNeighbours } from '#shared/contract/pages/pages';
import type { Problem } from '#shared/errors';
import { hoursFromNow, storePage, storeSetting, storeTerm } from '../../support/content/pages';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

let portal: TestPortal;
let ships: string;
let docks: string;
let danish: string;

beforeAll(async () => {
  portal = await startTestPortal();
  await storeSetting(portal, 'noChannelSelectionLimitationsForEditors', true);
  [ships, docks] = [
    await storeTerm(portal, 'channelterms', 'Ships'),
    await storeTerm(portal, 'channelterms', 'Docks'),
  ];
  danish = await storeTerm(portal, 'languageterms', 'Danish');
  for (const person of ['editor', 'member']) await portal.call(person, 'POST', '/users', {});
  await portal.call('member', 'POST', '/me/userchannelterms', {
    ChannelTermId: ships,
    ChannelType: 0,
  });
});
afterAll(() => portal.stop());

/** A page that was published so many hours ago. */
const publish = (
  Title: string,
  hoursAgo: number,
  channels: string[] = [],
  fields: Partial<NewPage> = {},
) =>
  storePage(portal, {
    Title,
    PublishingDate: hoursFromNow(-hoursAgo),
    ChannelTermPages: channels.map((ChannelTermId) => ({ ChannelTermId })),
    ...fields,
  });

const ask = (person: string, id: number) =>
  portal.call<PageNeighbours & Problem>(person, 'GET', `/pages/${id}/neighbours`);
const titles = async (person: string, id: number) => {
  const { status, body } = await ask(person, id);
  expect(status).toBe(200);
  return [body.Previous?.Title ?? null, body.Next?.Title ?? null];
};

it('the neighbours are the nearest of the same kind in one of the channels, by their publishing', async () => {
  const at = 300;
  await publish('Long before', at + 3, [ships]);
  const before = await publish('Before', at + 2, [ships], { LanguageTermId: danish });
  await publish('In no channel', at + 1);
  await publish('Of another kind', at + 1, [ships], { PageType: 0 });
  const page = await publish('The page', at, [ships, docks]);
  const after = await publish('After', at - 1, [ships], { PageType: 2 });
  await publish('Long after', at - 2, [ships]);
  const { body } = await ask('member', page.Id);
  expect(body).toEqual({
    Previous: {
      Id: before.Id,
      Title: 'Before',
      Path: before.Path,
      LanguageTermId: danish,
      PublishingDate: before.PublishingDate,
    },
    Next: {
      Id: after.Id,
      Title: 'After',
      Path: after.Path,
      LanguageTermId: null,
      PublishingDate: after.PublishingDate,
    },
  });
});

it('pages of one moment stand in the order of their ids, and none is passed over', async () => {
  const date = hoursFromNow(-200);
  const [first, second, third] = [
    await publish('First', 0, [docks], { PublishingDate: date }),
    await publish('Second', 0, [docks], { PublishingDate: date }),
    await publish('Third', 0, [docks], { PublishingDate: date }),
  ];
  expect((await titles('editor', first.Id))[1]).toBe('Second');
  expect(await titles('editor', second.Id)).toEqual(['First', 'Third']);
  expect((await titles('editor', third.Id))[0]).toBe('Second');
});

it('a page without channels has its neighbours among those for everybody', async () => {
  const [older, page, newer] = [
    await publish('Older content', 102, [], { PageType: 0 }),
    await publish('Content', 101, [], { PageType: 0 }),
    await publish('Newer content', 100, [], { PageType: 0 }),
  ];
  await publish('Of the ships', 100.5, [ships], { PageType: 0 });
  expect(await titles('member', page.Id)).toEqual(['Older content', 'Newer content']);
  expect(await titles('member', newer.Id)).toEqual(['Content', null]);
  expect((await titles('member', older.Id))[1]).toBe('Content');
});

it('what a reader does not see is no neighbour, and has none for them', async () => {
  const at = 400;
  const withheld = await publish('Of the docks', at + 1, [docks]);
  const page = await publish('For both', at, [ships, docks]);
  const draft = await publish('A draft', 0, [ships], { PublishingDate: null });
  await publish('Archived', at - 1, [ships], { ArchiveDate: hoursFromNow(-1) });
  await publish('To come', -5, [ships]);
  const [previous, next] = await titles('member', page.Id);
  expect(previous).toBeNull();
  expect(next).toBe('Long before');
  expect((await titles('editor', page.Id))[0]).toBe('Of the docks');
  for (const { Id } of [withheld, draft]) expect((await ask('member', Id)).status).toBe(404);
  expect(await titles('editor', draft.Id)).toEqual([null, null]);
  expect((await ask('member', 2_000_000)).status).toBe(404);
});

it('neighbours are in the languages of the reader, where lists are', async () => {
  const at = 500;
  const page = await publish('In Danish', at, [ships], { LanguageTermId: danish });
  await publish('In no language', at + 1, [ships]);
  await publish('In Danish too', at + 2, [ships], { LanguageTermId: danish });
  expect((await titles('member', page.Id))[0]).toBe('In no language');
  await storeSetting(portal, 'enableLanguageFilteringForWorkplace', true);
  await portal.call('member', 'POST', '/me/userlanguageterms', {
    LanguageTermId: danish,
    LanguageType: 0,
  });
  expect((await titles('member', page.Id))[0]).toBe('In Danish too');
});

it('both kinds are gone through in their order by an index, and not sorted', async () => {
  const plan = (kind: '=' | '<>', direction: 'desc' | 'asc') =>
    portal.db.transaction().execute(async (transaction) => {
      for (const way of ['seqscan', 'bitmapscan', 'sort'])
        await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(transaction);
      const { rows } = await sql`explain select "Id" from pages
        where "PageType" ${sql.raw(kind)} 0 and "PublishingDate" <= now()
          and ("PublishingDate", "Id") < (now(), 5)
        order by "PublishingDate" ${sql.raw(direction)}, "Id" ${sql.raw(direction)}
        limit 2000`.execute(transaction);
      return JSON.stringify(rows);
    });
  for (const direction of ['desc', 'asc'] as const) {
    expect(await plan('=', direction)).toMatch(/^(?!.*Sort).*pages_newest_content/);
    expect(await plan('<>', direction)).toMatch(/^(?!.*Sort).*pages_newest_news/);
  }
});
