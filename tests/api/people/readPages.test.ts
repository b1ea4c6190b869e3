import type { ReadPages } from '#shared/contract/people/readPages';
import type { ComponentUpdate } from '#shared/realtime';
import { hoursFromNow, storePage, storeTerm } from '../../support/content/pages';
import { openHub } from '../../support/servers/hubClient';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const day = 86_400_000;
const note = (PageIds: number[], person = 'member') =>
  portal.call<ReadPages>(person, 'PUT', '/me/readpages', { PageIds });
const read = async (person = 'member') =>
  (await portal.call<ReadPages>(person, 'GET', '/me/readpages')).body.PageIds;
const rows = () => portal.db.selectFrom('read_pages').selectAll().execute();

it('what a person has opened is known on each of their devices, and to nobody else', async () => {
  const [one, other] = [
    await storePage(portal, { Title: 'One' }),
    await storePage(portal, { Title: 'Other' }),
  ];
  expect(await read()).toEqual([]);
  expect((await note([one.Id])).body).toEqual({ PageIds: [one.Id] });
  await note([other.Id, one.Id]);
  expect((await read()).sort()).toEqual([one.Id, other.Id].sort());
  expect(await read('editor')).toEqual([]);
});

it('the open pages of the same person hear of it, and those of nobody else', async () => {
  const [own, other] = await Promise.all([
    openHub(portal, 'member'),
    openHub(portal, 'broadcaster'),
  ]);
  const { Id } = await storePage(portal, { Title: 'Opened elsewhere' });
  await note([Id]);
  // A page that is sent again changes nothing, and nobody reads again because of it.
  await note([Id]);
  const isOfPages = ({ ComponentId }: ComponentUpdate) => ComponentId === 'readPages';
  expect((await own.update(isOfPages)).Data?.Change).toBe('updated');
  // The other one hears of their own mark, and of nothing before it.
  await note([Id], 'broadcaster');
  await other.update(isOfPages);
  expect(other.updates.filter(isOfPages)).toHaveLength(1);
  expect(own.updates.filter(isOfPages)).toHaveLength(1);
  await Promise.all([own.stop(), other.stop()]);
});

it('a page that does not exist is not noted, and too many at once are refused', async () => {
  expect((await note([9_999_999], 'editor')).body).toEqual({ PageIds: [] });
  expect((await note([], 'editor')).status).toBe(400);
  expect((await note(Array.from({ length: 51 }, (_, index) => index + 1))).status).toBe(400);
});

it('a page that a reader does not see is not noted, as if there were none; an editor’s is', async () => {
  const channel = await storeTerm(portal, 'channelterms', 'Followed by nobody');
  const hidden = [
    await storePage(portal, { PublishingDate: null }),
    await storePage(portal, { PublishingDate: hoursFromNow(1) }),
    await storePage(portal, { PublishingDate: hoursFromNow(-2), ArchiveDate: hoursFromNow(-1) }),
    await storePage(portal, { ChannelTermPages: [{ ChannelTermId: channel }] }),
  ].map(({ Id }) => Id);
  const { Id } = await storePage(portal, { Title: 'Seen' });
  expect((await note([...hidden, Id], 'frontline')).body).toEqual({ PageIds: [Id] });
  const { body } = await note(hidden, 'editor');
  expect(body.PageIds).toEqual(expect.arrayContaining(hidden));
  await portal.call('frontline', 'POST', '/me/userchannelterms', {
    ...{ ChannelTermId: channel, ChannelType: 0 },
  });
  expect((await note(hidden, 'frontline')).body.PageIds.sort()).toEqual([hidden[3], Id].sort());
});

it('what was opened long ago counts no more, and goes with the next write of anybody', async () => {
  const page = await storePage(portal, { Title: 'Old' });
  await note([page.Id], 'guest');
  const ReadAt = new Date(Date.now() - 31 * day).toISOString();
  await portal.db.updateTable('read_pages').set({ ReadAt }).where('PageId', '=', page.Id).execute();
  expect(await read('guest')).toEqual([]);
  expect((await rows()).filter(({ PageId }) => PageId === page.Id)).toHaveLength(1);
  await note([(await storePage(portal, { Title: 'New' })).Id], 'editor');
  expect((await rows()).filter(({ PageId }) => PageId === page.Id)).toEqual([]);
});

it('a page that is deleted is none that was opened, and is one again when it is put back', async () => {
  const page = await storePage(portal, { Title: 'Gone' });
  await note([page.Id]);
  await portal.call('editor', 'DELETE', `/pages/${page.Id}`);
  expect(await read()).not.toContain(page.Id);
  expect((await portal.call('editor', 'POST', `/pages/${page.Id}/restore`)).status).toBe(200);
  expect(await read()).toContain(page.Id);
});
