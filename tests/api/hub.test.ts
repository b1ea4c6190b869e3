import { storePage, storeTerm } from '../support/pages';
import { openHub, type HubClient } from '../support/hubClient';
import { startTestPortal, type TestPortal } from '../support/testPortal';

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
  expect(update).toEqual({ ComponentId: 'featuredNews', ShowBadge: true, Data: { Change: 'created', Id: page.Id }, LastCheckedForNewContent: expect.any(String) });
});

it('a change made at one server reaches open pages at another', async () => {
  const reader = await openAs(beside, 'member');
  const page = await storePage(portal);
  await reader.update(({ ComponentId, Data }) => ComponentId === 'personalNews' && Data?.Id === page.Id);
});

it('HUB-10 only people whom the change concerns are told, and nobody is told the content', async () => {
  const channel = await storeTerm(portal, 'channelterms', 'Ships');
  await portal.call('member', 'POST', '/me/userchannelterms', { ChannelTermId: channel, ChannelType: 0 });
  const [follower, stranger] = [await openAs(beside, 'member'), await openAs(beside, 'guest')];
  const limited = await storePage(portal, { Title: 'Secret dock', ChannelTermPages: [{ ChannelTermId: channel }] });
  const forAll = await storePage(portal);
  await follower.update(({ Data }) => Data?.Id === limited.Id);
  await stranger.update(({ Data }) => Data?.Id === forAll.Id);
  expect(stranger.updates.filter(({ Data }) => Data?.Id === limited.Id)).toEqual([]);
  expect(JSON.stringify(follower.updates)).not.toContain('Secret dock');
});
