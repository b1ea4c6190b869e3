import { Suspense } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserChannelTerm } from '#shared/contract/pages/terms';
import { ChannelChip } from '../../../src/client/audience/ChannelChip';
import { AppsAndTools } from '../../../src/client/features/appTiles/AppsAndTools';
import { takeUpdates, type UpdateTaker } from '../../../src/client/realtime/takeUpdates';
import { storeTile } from '../../support/content/appTiles';
import { storeTerm } from '../../support/content/pages';
import { watchNotices } from '../../support/widgets/notices';
import { pageRests } from '../../support/widgets/pageNetwork';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
const notices = watchNotices();
let ferry: string;
let sent: string[];
let updates: UpdateTaker;
beforeAll(async () => {
  ferry = await storeTerm(portal, 'channelterms', 'Ferry');
  await portal.call('member', 'POST', '/users', {});
  await storeTile(portal, { Title: 'Tides', ChannelTermAppTiles: [{ ChannelTermId: ferry }] });
});
beforeEach(async () => {
  await portal.call('member', 'DELETE', `/me/userchannelterms/${ferry}`);
  jest.spyOn(Math, 'random').mockReturnValue(0);
  updates = takeUpdates({ isOnScreen: () => true, check: () => undefined });
});
afterEach(() => updates.stop());

// The card is open before it.
const tides = () => screen.queryByRole('link', { name: /^Tides/, hidden: true });
const hear = (Change: 'created' | 'updated' | 'deleted' = 'updated') =>
  act(() => updates.take({ ComponentId: 'userChannelTerms', Data: { Change, Id: 'member' } }));
const asked = (path: string) => sent.filter((address) => address.includes(path)).length;
const own = '/me/userchannelterms';

/** The answer to the page's wish to follow a channel. */
function atFollowing(happen: (send: () => Promise<Response>) => Promise<Response>) {
  const spy = jest.spyOn(globalThis, 'fetch');
  const counted = spy.getMockImplementation()!;
  spy.mockImplementation((input, init) => {
    const send = () => counted(input, init);
    return init?.method === 'POST' && String(input).includes(own) ? happen(send) : send();
  });
}

/** The apps, and the channel that one of them is for; `follow` presses its button. */
async function open() {
  await portal.show(
    <Suspense fallback="Loading texts">
      <AppsAndTools place="main" />
      <ChannelChip ids={[ferry]} name="The channel">
        A channel
      </ChannelChip>
    </Suspense>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'A channel' }));
  const card = within(await screen.findByRole('dialog', { name: 'The channel' }));
  const follow = await card.findByRole('button', { name: 'Follow Ferry' });
  await pageRests();
  sent = [];
  const real = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (init?.method === undefined || init.method === 'GET') sent.push(String(input));
    return real(input, init);
  });
  return { card, follow: () => userEvent.click(follow) };
}

it('CACHE-17 CHANNELS-28 a channel that is followed here is read once, also when the hub tells of it', async () => {
  const { follow } = await open();
  await follow();
  await waitFor(() => expect(notices).toHaveLength(1));
  await waitFor(() => expect(tides()).toBeInTheDocument());
  await pageRests();
  const before = asked('/me/userapptiles');
  expect(before).toBeGreaterThan(0);
  hear();
  await waitFor(() => expect(asked(own)).toBe(2));
  await pageRests();
  expect(asked('/me/userapptiles')).toBe(before);
  // Another window leaves it.
  await portal.call('member', 'DELETE', `${own}/${ferry}`);
  hear();
  await waitFor(() => expect(tides()).toBeNull());
});

it('CHANNELS-28 what the hub tells while a channel is being followed here is read after it', async () => {
  const { card, follow } = await open();
  let store = (): void => undefined;
  const held = new Promise<void>((resolve) => (store = resolve));
  atFollowing(async (send) => {
    await held;
    return send();
  });
  await follow();
  hear();
  await pageRests();
  expect(asked(own)).toBe(0);
  expect(card.getByRole('button', { name: 'Unfollow Ferry' })).toBeVisible();
  store();
  await waitFor(() => expect(tides()).toBeInTheDocument());
});

it('CACHE-17 channels and languages that change together elsewhere are read again once', async () => {
  await open();
  await portal.call('member', 'POST', own, { ChannelTermId: ferry, ChannelType: 0 });
  const Data = { Change: 'updated', Id: 'member' } as const;
  act(() => {
    updates.take({ ComponentId: 'userChannelTerms', Data });
    updates.take({ ComponentId: 'userLanguageTerms', Data });
  });
  await waitFor(() => expect(tides()).toBeInTheDocument());
  await pageRests();
  expect(asked('/me/userapptiles?')).toBe(1);
});

it('CHANNELS-28 a channel whose answer was lost is read when the hub tells of it', async () => {
  const { follow } = await open();
  atFollowing(async (send) => {
    await send();
    throw new TypeError('Failed to fetch');
  });
  await follow();
  await waitFor(() => expect(notices).toMatchObject([{ kind: 'error' }]));
  await pageRests();
  const before = asked('/me/userapptiles');
  hear();
  await waitFor(() => expect(asked('/me/userapptiles')).toBeGreaterThan(before));
  const { body } = await portal.call<UserChannelTerm[]>('member', 'GET', own);
  expect(body).toHaveLength(1);
  await waitFor(() => expect(tides()).toBeInTheDocument());
});

it('CHANNELS-28 a channel that was followed here and is deleted takes its content with it', async () => {
  const { follow } = await open();
  await follow();
  await waitFor(() => expect(tides()).toBeInTheDocument());
  await portal.call('admin', 'DELETE', `/channelterms/${ferry}`);
  hear('deleted');
  await waitFor(() => expect(tides()).toBeNull());
  await portal.call('admin', 'POST', `/channelterms/${ferry}/restore`);
  hear('created');
  await waitFor(() => expect(tides()).toBeInTheDocument());
});
