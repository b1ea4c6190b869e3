import type { ComponentUpdate } from '#shared/realtime';
import { broadcast, storeBroadcast } from '../../support/content/broadcasts';
import { openHub, type HubClient } from '../../support/servers/hubClient';
import { hoursFromNow, storeTerm } from '../../support/content/pages';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

let portal: TestPortal;
let harbour: string;
let follower: HubClient;
let stranger: HubClient;

beforeAll(async () => {
  portal = await startTestPortal();
  harbour = await storeTerm(portal, 'channelterms', 'Harbour');
  await portal.call('member', 'POST', '/me/userchannelterms', {
    ChannelTermId: harbour,
    ChannelType: 0,
  });
  [follower, stranger] = await Promise.all([openHub(portal, 'member'), openHub(portal, 'guest')]);
});
afterAll(async () => {
  await Promise.all([follower?.stop(), stranger?.stop()]);
  await portal.stop();
});

const of =
  (Id: number, Change: string) =>
  ({ ComponentId, Data }: ComponentUpdate) =>
    ComponentId === 'broadcastMessages' && Data?.Id === Id && Data.Change === Change;
const limited = () => ({ ChannelTermBroadcastMessages: [{ ChannelTermId: harbour }] });

it('open pages of those whom a message concerns are told when it comes, is corrected, and goes', async () => {
  const { Id } = await storeBroadcast(portal, limited());
  await follower.update(of(Id, 'created'));
  await portal.call(
    'broadcaster',
    'PUT',
    `/broadcastmessages/${Id}`,
    broadcast({ Title: 'Corrected', ChannelTermBroadcastMessages: [] }),
  );
  // Now it is for everybody.
  await Promise.all([follower.update(of(Id, 'updated')), stranger.update(of(Id, 'updated'))]);
  await portal.call('admin', 'DELETE', `/broadcastmessages/${Id}`);
  await Promise.all([follower.update(of(Id, 'deleted')), stranger.update(of(Id, 'deleted'))]);
  expect(stranger.updates.filter(of(Id, 'created'))).toEqual([]);
  expect(JSON.stringify(follower.updates)).not.toContain('Corrected');
});

it('a message that is still to come is told, one that has ended is not', async () => {
  const ended = await storeBroadcast(portal, { EndDate: hoursFromNow(-1) });
  const { Id } = await storeBroadcast(portal, { StartDate: hoursFromNow(1) });
  await follower.update(of(Id, 'created'));
  expect(follower.updates.filter(of(ended.Id, 'created'))).toEqual([]);
});

it('BROADCAST-07 hiding is told to the other windows of the same person, and to nobody else', async () => {
  const { Id } = await storeBroadcast(portal);
  await stranger.update(of(Id, 'created'));
  await portal.call('member', 'PUT', `/me/broadcastmessages/${Id}/hide`);
  await follower.update(of(Id, 'updated'));
  const last = await storeBroadcast(portal);
  await stranger.update(of(last.Id, 'created'));
  expect(stranger.updates.filter(of(Id, 'updated'))).toEqual([]);
});
