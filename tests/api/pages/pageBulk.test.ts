import type { Audit } from '#shared/contract/audits';
import type { PageAction, PageBulkAnswer } from '#shared/contract/pages/pageCenter';
import type { Page } from '#shared/contract/pages/pages';
import type { Problem } from '#shared/errors';
import { openHub } from '../../support/servers/hubClient';
import {
  hoursFromNow,
  ids,
  newsPage,
  storePage,
  storeSetting,
  storeSettings,
  storeTerm,
} from '../../support/content/pages';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
  await storeSetting(portal, 'noChannelSelectionLimitationsForEditors', true);
});
afterAll(() => portal.stop());

const bulk = (
  Action: PageAction,
  pages: readonly Pick<Page, 'Id' | 'Modified'>[],
  fields: object = {},
) =>
  portal.call<PageBulkAnswer & Problem>('editor', 'POST', '/pages/bulk', {
    ...{ Pages: pages.map(({ Id, Modified }) => ({ Id, Modified })), Action },
    ...fields,
  });
const read = async (id: number) => (await portal.call<Page>('editor', 'GET', `/pages/${id}`)).body;
const statusFor = async (id: number) => (await portal.call('member', 'GET', `/pages/${id}`)).status;
const history = async (id: number) =>
  (await portal.call<Audit[]>('editor', 'GET', `/pages/${id}/audits`)).body;
const isPast = (date: string | null) => date !== null && Date.parse(date) <= Date.now();

it('drafts, planned and archived pages are published at once with an entry each', async () => {
  const draft = await storePage(portal, { PublishingDate: null });
  const planned = await storePage(portal, { PublishingDate: hoursFromNow(5) });
  const archived = await storePage(portal, { ArchiveDate: hoursFromNow(-0.5) });
  const published = await storePage(portal);
  const open = await openHub(portal, 'member');
  const all = [draft, planned, archived, published];
  const { status, body } = await bulk('publish', all);
  expect([status, body]).toEqual([200, { Done: ids(all), Failed: [] }]);
  for (const { Id } of all) expect([Id, await statusFor(Id)]).toEqual([Id, 200]);
  expect((await read(published.Id)).Modified).toBe(published.Modified);
  expect((await read(archived.Id)).PublishingDate).toBe(archived.PublishingDate);
  expect(await Promise.all(ids(all).map(async (id) => (await history(id)).length))).toEqual([
    2, 2, 2, 1,
  ]);
  for (const { Id } of [draft, planned, archived]) await open.update(({ Data }) => Data?.Id === Id);
  await open.stop();
});

it('what fails is named with its reason, stays as it was, and does not stop the others', async () => {
  const [first, changed, gone, last] = [
    await storePage(portal),
    await storePage(portal, { Title: 'Changed meanwhile' }),
    await storePage(portal),
    await storePage(portal),
  ];
  await portal.call('editor', 'PUT', `/pages/${changed.Id}`, { Title: 'By somebody else' });
  await portal.call('editor', 'DELETE', `/pages/${gone.Id}`);
  const { body } = await bulk('archive', [first, changed, gone, last]);
  expect(body.Done).toEqual([first.Id, last.Id]);
  expect(body.Failed).toEqual([
    {
      ...{ Id: changed.Id, Title: 'By somebody else' },
      problem: expect.objectContaining({ id: 'conflict', status: 409 }),
    },
    { Id: gone.Id, Title: '', problem: expect.objectContaining({ id: 'notFound', status: 404 }) },
  ]);
  expect(isPast((await read(first.Id)).ArchiveDate)).toBe(true);
  expect((await read(changed.Id)).ArchiveDate).toBeNull();
  expect(await statusFor(last.Id)).toBe(404);
});

it('a planned page cannot be archived before it is published: its field says so', async () => {
  const planned = await storePage(portal, { PublishingDate: hoursFromNow(5) });
  const { body } = await bulk('archive', [planned]);
  expect(body.Failed[0]?.problem.errors).toEqual({
    ArchiveDate: ['must be after PublishingDate'],
  });
});

it('several pages are deleted into the trash, and each can be put back', async () => {
  const pages = [await storePage(portal), await storePage(portal)];
  expect((await bulk('delete', pages)).body).toEqual({ Done: ids(pages), Failed: [] });
  for (const { Id } of pages) {
    expect(await statusFor(Id)).toBe(404);
    expect((await portal.call('editor', 'POST', `/pages/${Id}/restore`)).status).toBe(200);
  }
});

it('channels are added and removed; the last one is not taken, because everybody would see the page', async () => {
  const [ships, docks] = [
    await storeTerm(portal, 'channelterms', 'Ships'),
    await storeTerm(portal, 'channelterms', 'Docks'),
  ];
  const limited = await storePage(portal, { ChannelTermPages: [{ ChannelTermId: ships }] });
  const free = await storePage(portal);
  const channelsOf = async (id: number) =>
    (await read(id)).ChannelTermPages.map(({ ChannelTermId }) => ChannelTermId);
  await bulk('addChannels', [limited, free], { ChannelTermIds: [docks.toUpperCase()] });
  expect([await channelsOf(limited.Id), await channelsOf(free.Id)]).toEqual([
    [ships, docks],
    [docks],
  ]);
  const now = [await read(limited.Id), await read(free.Id)];
  const { body } = await bulk('removeChannels', now, { ChannelTermIds: [docks] });
  expect(body.Done).toEqual([limited.Id]);
  expect(body.Failed).toEqual([
    {
      ...{ Id: free.Id, Title: free.Title },
      problem: expect.objectContaining({
        id: 'invalidRequest',
        errors: { ChannelTermPages: [expect.stringContaining('everybody')] },
      }),
    },
  ]);
  expect([await channelsOf(limited.Id), await channelsOf(free.Id)]).toEqual([[ships], [docks]]);
});

it('SETTINGS-42 CHANNELS-32 admins and editors may each give every channel while their setting is on', async () => {
  const ChannelTermId = await storeTerm(portal, 'channelterms', 'Followed by nobody');
  const page = newsPage({ ChannelTermPages: [{ ChannelTermId }] });
  const giving = async (person: string) =>
    (await portal.call(person, 'POST', '/pages', page)).status;
  const settings = (admins: boolean, editors: boolean) =>
    storeSettings(portal, {
      noChannelSelectionLimitationsForAdmins: admins,
      noChannelSelectionLimitationsForEditors: editors,
    });
  await settings(true, false);
  expect([await giving('admin'), await giving('editor')]).toEqual([201, 400]);
  await settings(false, true);
  expect([await giving('admin'), await giving('editor')]).toEqual([400, 201]);
  await settings(true, true);
});

it('a channel that an editor may not give is refused page by page', async () => {
  await storeSetting(portal, 'noChannelSelectionLimitationsForEditors', false);
  const channel = await storeTerm(portal, 'channelterms', 'Not followed');
  const page = await storePage(portal);
  const { body } = await bulk('addChannels', [page], { ChannelTermIds: [channel] });
  expect(body.Failed[0]?.problem.errors).toEqual({
    ChannelTermPages: ['names a channel that you do not follow'],
  });
});

it('a hundred pages are one request and a hundred entries', async () => {
  const pages = await Promise.all(
    Array.from({ length: 100 }, () => storePage(portal, { PublishingDate: null })),
  );
  const { body } = await bulk('publish', pages);
  expect(body).toEqual({ Done: ids(pages), Failed: [] });
  for (const { Id } of [pages[0]!, pages[99]!]) {
    expect(await statusFor(Id)).toBe(200);
    expect(await history(Id)).toHaveLength(2);
  }
});

it('at most 100 pages, at least one, and channels where the action needs them', async () => {
  const page = await storePage(portal);
  for (const [pages, action, field] of [
    [[], 'delete', 'Pages'],
    [Array<Page>(101).fill(page), 'delete', 'Pages'],
    [[page], 'addChannels', 'ChannelTermIds'],
    [[page], 'burn', 'Action'],
  ] as const) {
    const { status, body } = await bulk(action as PageAction, pages);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
  }
});

it('two editors who do the same to the same pages in another order wait for each other and no longer', async () => {
  const pages = [await storePage(portal), await storePage(portal), await storePage(portal)];
  const answers = await Promise.all([
    bulk('delete', pages),
    bulk('delete', pages.toReversed()),
    bulk('archive', pages.toReversed()),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  for (const { body } of answers) expect(body.Done.length + body.Failed.length).toBe(3);
  expect(answers.flatMap(({ body }) => body.Done).length).toBe(3);
});

it('several deleted pages are put back in one request, with an entry each; what cannot be is named', async () => {
  const pages = [await storePage(portal), await storePage(portal), await storePage(portal)];
  const [first, gone, last] = pages as [Page, Page, Page];
  await bulk('delete', pages);
  const { status } = await portal.call('editor', 'DELETE', `/pages/trash/${gone.Id}`);
  expect(status).toBe(204);
  const restore = (person: string) =>
    portal.call<PageBulkAnswer & Problem>(person, 'POST', '/pages/trash/restore', {
      Ids: ids(pages),
    });
  expect((await restore('member')).status).toBe(403);
  const open = await openHub(portal, 'member');
  const { body } = await restore('editor');
  expect(body.Done).toEqual([first.Id, last.Id]);
  expect(body.Failed.map(({ Id, problem }) => [Id, problem.status])).toEqual([[gone.Id, 404]]);
  for (const { Id } of [first, last]) {
    expect((await history(Id))[0]).toMatchObject({ Action: 'restored' });
    expect(await statusFor(Id)).toBe(200);
    await open.update(({ Data }) => Data?.Id === Id);
  }
  await open.stop();
  const again = await restore('editor');
  expect(again.body.Failed.map(({ problem }) => problem.id)).toEqual([
    'alreadyExists',
    'notFound',
    'alreadyExists',
  ]);
});
