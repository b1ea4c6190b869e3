import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BroadcastStrip } from '../../../src/client/features/broadcasts/BroadcastStrip';
import { channelKind, refreshDependents } from '../../../src/client/data/targeting/chosenTerms';
import { BroadcastMessagesPage } from '../../../src/client/pages/manage/BroadcastMessagesPage';
import { takeUpdates } from '../../../src/client/realtime/takeUpdates';
import { Header } from '../../../src/client/shell/Header';
import type { BroadcastMessage } from '#shared/contract/broadcastMessages';
import { clearBroadcasts, storeBroadcast } from '../../support/content/broadcasts';
import { resizeTo, watchRequests } from '../../support/widgets/newsWidgets';
import { hoursFromNow, storeSetting, storeTerm } from '../../support/content/pages';
import { watchNotices } from '../../support/widgets/notices';
import { pageRests } from '../../support/widgets/pageNetwork';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
const notices = watchNotices();
beforeEach(async () => {
  await clearBroadcasts(portal);
  await storeSetting(portal, 'showBroadcastIconInTopNav', true);
});

const strip = async () => within(await screen.findByRole('region', { name: 'Messages' }));
const toggle = (name: RegExp) => screen.findByRole('button', { name });
const hidden = (person = 'member') =>
  portal
    .call<BroadcastMessage[]>(person, 'GET', '/me/broadcastmessages/hidden')
    .then(({ body }) => body.map(({ Id }) => Id));
const header = (visit = {}) =>
  portal.show(
    <>
      <Header />
      <main id="content" tabIndex={-1} />
    </>,
    visit,
  );

it('SHELL-04 BROADCAST-10 messages stand in the header, closed, the most severe first; opening one shows its text and link', async () => {
  await storeBroadcast(portal, { Title: 'Pension talks', BroadcastType: 3 });
  await storeBroadcast(portal, {
    Title: 'Storm',
    BroadcastType: 1,
    LinkUrl: '/settings',
    LinkText: 'Your settings',
    EndDate: hoursFromNow(2),
  });
  await header();
  const region = await strip();
  expect(
    within(screen.getByRole('banner')).getByRole('region', { name: 'Messages' }),
  ).toBeVisible();
  const buttons = region.getAllByRole('button', { expanded: false });
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Critical:Storm',
    'Information:Pension talks',
  ]);
  expect(region.queryByText('gate C')).toBeNull();
  await userEvent.click(buttons[0]!);
  expect(buttons[0]).toHaveAttribute('aria-expanded', 'true');
  expect(region.getByText('gate C')).toBeVisible();
  expect(region.getByRole('link', { name: 'Your settings' })).toHaveAttribute('href', '/settings');
  expect(region.getByText(/^Until /)).toBeVisible();
  await userEvent.click(buttons[0]!);
  expect(region.queryByText('gate C')).toBeNull();
});

it('BROADCAST-06 a message of an app tile stays out of the banner', async () => {
  await storeBroadcast(portal, {
    Title: 'About an app',
    AppTileBroadcastMessages: [{ AppTileId: 3 }],
  });
  await storeBroadcast(portal, { Title: 'About everything' });
  await header();
  await toggle(/^Warning:.*About everything/);
  expect(screen.queryByText('About an app')).toBeNull();
});

it('without messages there is no strip and no icon', async () => {
  await header();
  await screen.findByRole('button', { name: /^Your menu/ });
  await waitFor(() => expect(screen.queryByRole('button', { name: /hidden message/ })).toBeNull());
  expect(screen.queryByRole('region', { name: 'Messages' })).toBeNull();
});

describe('hiding', () => {
  it('LANG-21 a message says until when it stands in the zone of its reader', async () => {
    // In the zone of the organisation its minutes are others.
    await storeSetting(portal, 'organisationTimeZone', 'Asia/Kathmandu');
    await storeBroadcast(portal, { Title: 'Storm', EndDate: '2100-06-15T10:20:00.000Z' });
    await header();
    const region = await strip();
    await userEvent.click(region.getByRole('button', { expanded: false }));
    expect(region.getByText(/^Until /)).toHaveTextContent(/:20\b/);
    await storeSetting(portal, 'organisationTimeZone', 'Europe/Copenhagen');
  });

  it('BROADCAST-07 BROADCAST-11 BROADCAST-13 BROADCAST-14 BROADCAST-31 close and remove hides a message for the person; the icon lists it and shows it again', async () => {
    const { Id } = await storeBroadcast(portal, { Title: 'Gate B is closed' });
    await header();
    await userEvent.click(await toggle(/^Close and remove: Gate B is closed/));
    expect(screen.queryByText('Gate B is closed')).toBeNull();
    const icon = await toggle(/^1 hidden message$/);
    expect(notices.map(({ text }) => text)).toEqual([
      'Message removed. The megaphone in the header shows it again.',
    ]);
    expect([await hidden(), await hidden('guest')]).toEqual([[Id], []]);
    await userEvent.click(icon);
    await userEvent.click(
      await screen.findByRole('menuitem', { name: /Gate B is closed.*Show again/ }),
    );
    expect(await toggle(/Warning:.*Gate B is closed/)).toHaveFocus();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /hidden message/ })).toBeNull(),
    );
    expect(await hidden()).toEqual([]);
  });

  it('BROADCAST-14 the icon lists every hidden message', async () => {
    for (const Title of ['Gate B', 'Gate C']) {
      const { Id } = await storeBroadcast(portal, { Title });
      await portal.call('member', 'PUT', `/me/broadcastmessages/${Id}/hide`);
    }
    const warned = jest.spyOn(console, 'warn');
    await header();
    await userEvent.click(await toggle(/^2 hidden messages$/));
    for (const name of [/Gate B/, /Gate C/])
      expect(await screen.findByRole('menuitem', { name })).toBeVisible();
    expect(warned).not.toHaveBeenCalled();
  });

  it('the notice of a hidden message shows it again, also where the icon is absent', async () => {
    await storeSetting(portal, 'showBroadcastIconInTopNav', false);
    await storeBroadcast(portal, { Title: 'Gate B is closed' });
    await header();
    await userEvent.click(await toggle(/^Close and remove: Gate B is closed/));
    await waitFor(() => expect(notices.map(({ action }) => action?.text)).toEqual(['Undo']));
    act(() => notices[0]!.action!.run());
    expect(await toggle(/Warning:.*Gate B is closed/)).toBeVisible();
    expect(await hidden()).toEqual([]);
  });

  it('BROADCAST-15 without the icon setting the icon is absent, though messages are hidden', async () => {
    await storeSetting(portal, 'showBroadcastIconInTopNav', false);
    const { Id } = await storeBroadcast(portal);
    const other = await storeBroadcast(portal, { Title: 'Another one' });
    await portal.call('member', 'PUT', `/me/broadcastmessages/${Id}/hide`);
    const requests = watchRequests(portal);
    await header();
    await userEvent.click(await toggle(/^Close and remove: Another one/));
    await waitFor(() => expect(notices.map(({ text }) => text)).toEqual(['Message removed']));
    expect((await hidden()).sort()).toEqual([Id, other.Id].sort());
    // Requested when the page rests, as the hidden ones would be.
    await waitFor(() => expect(requests('/broadcastmessages/next')).not.toEqual([]));
    expect(requests('/me/broadcastmessages/hidden')).toEqual([]);
    expect(screen.queryByRole('button', { name: /hidden message/ })).toBeNull();
  });

  it('BROADCAST-12 the hide button is an option of the list, and there by default', async () => {
    const messages = [await storeBroadcast(portal)];
    const shown = await portal.show(<BroadcastStrip messages={messages} />);
    await toggle(/^Close and remove/);
    shown.unmount();
    await portal.show(<BroadcastStrip messages={messages} hasHideButton={false} />);
    await toggle(/^Warning:.*Gate B is closed/);
    expect(screen.queryByRole('button', { name: /^Close and remove/ })).toBeNull();
  });

  it('the keyboard goes on at the message beside the one that leaves, at last at the content', async () => {
    await storeBroadcast(portal, { Title: 'First', BroadcastType: 1 });
    await storeBroadcast(portal, { Title: 'Second', BroadcastType: 2 });
    await header();
    await userEvent.click(await toggle(/^Close and remove: First/));
    expect(await toggle(/Warning:.*Second/)).toHaveFocus();
    await userEvent.click(await toggle(/^Close and remove: Second/));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('BROADCAST-11 a double-click closes one message, not the next one that has taken its place', async () => {
    await storeBroadcast(portal, { Title: 'First', BroadcastType: 1 });
    await storeBroadcast(portal, { Title: 'Second', BroadcastType: 2 });
    await header();
    fireEvent.click(await toggle(/^Close and remove: First/), { detail: 1 });
    await waitFor(() => expect(screen.queryByText('First')).toBeNull());
    fireEvent.click(await toggle(/^Close and remove: Second/), { detail: 2 });
    await pageRests();
    expect(await toggle(/Warning:.*Second/)).toBeVisible();
  });

  it('BROADCAST-11 who clicks on and on closes one message after the other', async () => {
    for (const Title of ['First', 'Second', 'Third'])
      await storeBroadcast(portal, { Title, BroadcastType: 2 });
    await header();
    const close = () => screen.findAllByRole('button', { name: /^Close and remove/ });
    for (const [detail, left] of [
      [1, 2],
      [2, 2],
      [3, 1],
      [4, 0],
    ] as const) {
      fireEvent.click((await close())[0]!, { detail });
      expect(screen.queryAllByRole('button', { name: /^Close and remove/ })).toHaveLength(left);
    }
  });

  it('BROADCAST-11 a message that is gone already goes when it is closed, without a failure', async () => {
    const { Id } = await storeBroadcast(portal);
    await header();
    const button = await toggle(/^Close and remove/);
    await portal.call('admin', 'DELETE', `/broadcastmessages/${Id}`);
    await userEvent.click(button);
    await pageRests();
    expect(screen.queryByRole('button', { name: /^Close and remove/ })).toBeNull();
    expect(notices).toEqual([]);
  });
});

it('BROADCAST-08 a message for a channel is shown to those who follow it', async () => {
  const channel = await storeTerm(portal, 'channelterms', 'Harbour');
  await storeBroadcast(portal, {
    Title: 'Harbour only',
    ChannelTermBroadcastMessages: [{ ChannelTermId: channel }],
  });
  await storeBroadcast(portal, { Title: 'For all' });
  const shown = await header();
  await toggle(/^Warning:.*For all/);
  expect(screen.queryByText('Harbour only')).toBeNull();
  shown.unmount();
  await portal.call('member', 'POST', '/me/userchannelterms', {
    ChannelTermId: channel,
    ChannelType: 0,
  });
  await header();
  expect(await toggle(/^Warning:.*Harbour only/)).toBeVisible();
});

it('BROADCAST-04 a message comes and goes with its window while the page stays open', async () => {
  await storeBroadcast(portal, {
    Title: 'Soon over',
    EndDate: new Date(Date.now() + 5_000).toISOString(),
  });
  await storeBroadcast(portal, {
    Title: 'Soon there',
    StartDate: new Date(Date.now() + 5_000).toISOString(),
  });
  await header();
  expect(await toggle(/^Warning:.*Soon over/)).toBeVisible();
  expect(screen.queryByText('Soon there')).toBeNull();
  expect(await toggle(/^Warning:.*Soon there/)).toBeVisible();
  expect(screen.queryByText('Soon over')).toBeNull();
});

it('BROADCAST-04 BROADCAST-25 of several that are to come, each shows at its time, also one that is added meanwhile', async () => {
  const soon = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
  await storeBroadcast(portal, { Title: 'First', StartDate: soon(3) });
  await storeBroadcast(portal, { Title: 'Second', StartDate: soon(6) });
  await header();
  expect(await toggle(/^Warning:.*First/)).toBeVisible();
  await storeBroadcast(portal, { Title: 'Between', StartDate: soon(1) });
  const { take, stop } = takeUpdates({ isOnScreen: () => true, check: () => undefined });
  take({ ComponentId: 'broadcastMessages' });
  expect(await toggle(/^Warning:.*Between/)).toBeVisible();
  expect(await toggle(/^Warning:.*Second/)).toBeVisible();
  stop();
});

it('BROADCAST-08 following its channel shows a message at once', async () => {
  const channel = await storeTerm(portal, 'channelterms', 'Tugs');
  await storeBroadcast(portal, {
    Title: 'Tugs only',
    ChannelTermBroadcastMessages: [{ ChannelTermId: channel }],
  });
  await storeBroadcast(portal, { Title: 'For all' });
  await header();
  await toggle(/^Warning:.*For all/);
  await channelKind.add(channel);
  await act(() => refreshDependents(channelKind));
  expect(await toggle(/^Warning:.*Tugs only/)).toBeVisible();
});

it('ROLE-44 only editors of messages are offered to edit one', async () => {
  await storeBroadcast(portal);
  for (const person of ['admin', 'editor', 'broadcaster']) {
    const shown = await header({ person });
    expect(await toggle(/^Edit: Gate B/)).toBeVisible();
    shown.unmount();
  }
  for (const person of ['member', 'footereditor']) {
    const shown = await header({ person });
    await toggle(/^Close and remove/);
    expect(screen.queryByRole('button', { name: /^Edit: / })).toBeNull();
    shown.unmount();
  }
});

describe('while the service is broken', () => {
  /** Answers requests to a path of the API, as the browser sends them, until the test is over. */
  const failing = (method: string, path: RegExp) => {
    const real = globalThis.fetch;
    const sent = jest.spyOn(globalThis, 'fetch');
    sent.mockImplementation((input, init) =>
      path.test(String(input)) && (init?.method ?? 'GET') === method
        ? Promise.resolve(new Response('{}', { status: 500 }))
        : real(input, init),
    );
    return () => void sent.mockImplementation(real);
  };
  afterEach(() => jest.restoreAllMocks());

  it('ERRORS-54 messages that cannot be read are named, and read again when asked', async () => {
    await storeBroadcast(portal, { Title: 'Storm', BroadcastType: 1 });
    const end = failing('GET', /\/api\/broadcastmessages$/);
    await header();
    expect(await screen.findByText('Messages could not be loaded.')).toBeVisible();
    end();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await toggle(/^Critical:.*Storm/)).toBeVisible();
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
  });

  it('ERRORS-54 a message that was there before stays, with its age', async () => {
    await storeBroadcast(portal, { Title: 'Storm', BroadcastType: 1 });
    const before = await header();
    await toggle(/^Critical:.*Storm/);
    before.unmount();
    failing('GET', /\/api\/broadcastmessages$/);
    await header({ keepCache: true });
    expect(await screen.findByText(/^Messages could not be refreshed/)).toBeVisible();
    expect(await toggle(/^Critical:.*Storm/)).toBeVisible();
  });

  it('ERRORS-54 hidden messages that cannot be read are named', async () => {
    failing('GET', /\/me\/broadcastmessages\/hidden$/);
    await header();
    expect(await screen.findByText('Hidden messages could not be loaded.')).toBeVisible();
  });

  it('ERRORS-54 hidden messages that fail with the others are not named beside them', async () => {
    failing('GET', /\/broadcastmessages(\/hidden)?$/);
    await header();
    expect(await screen.findByText('Messages could not be loaded.')).toBeVisible();
    const asked = () => jest.mocked(fetch).mock.calls.map(([url]) => String(url));
    await waitFor(() => expect(asked()).toContainEqual(expect.stringMatching(/hidden$/)));
    await pageRests();
    expect(screen.queryByText(/^Hidden messages/)).toBeNull();
  });

  it('a message that could not be hidden comes back, and the failure is told', async () => {
    await storeBroadcast(portal);
    failing('PUT', /\/hide$/);
    await header();
    await userEvent.click(await toggle(/^Close and remove/));
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(notices[0]!.text).toMatch(/^Close and remove: .*\(status 500\)$/);
    expect(await toggle(/^Close and remove/)).toBeVisible();
  });

  it('a message that could not be shown again takes the keyboard from nobody when it comes later', async () => {
    const { Id } = await storeBroadcast(portal, { Title: 'Gate B is closed' });
    await portal.call('member', 'PUT', `/me/broadcastmessages/${Id}/hide`);
    failing('DELETE', /\/hide$/);
    await header();
    await userEvent.click(await toggle(/^1 hidden message$/));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Gate B is closed/ }));
    await waitFor(() => expect(notices).toHaveLength(1));
    await portal.call('member', 'DELETE', `/me/broadcastmessages/${Id}/hide`);
    const { take, stop } = takeUpdates({ isOnScreen: () => true, check: () => undefined });
    take({ ComponentId: 'broadcastMessages' });
    expect(await toggle(/^Warning:.*Gate B is closed/)).not.toHaveFocus();
    stop();
  });
});

describe('on a phone', () => {
  beforeEach(() => resizeTo(390));
  afterEach(() => resizeTo(1_440));

  it('several messages show as the first or critical ones, with a button for all or fewer', async () => {
    for (const Title of ['One', 'Two', 'Three']) await storeBroadcast(portal, { Title });
    await header();
    const region = await strip();
    expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Warning:Three',
    ]);
    const more = region.getByRole('button', { name: 'Show 2 more messages (Warning)' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    expect(region.getAllByRole('listitem')).toHaveLength(3);
    expect(more).toHaveFocus();
    await userEvent.click(region.getByRole('button', { name: 'Show fewer messages' }));
    expect(region.getAllByRole('listitem')).toHaveLength(1);
  });

  it('BROADCAST-10 the button says how severe the worst of those behind it is', async () => {
    await storeBroadcast(portal, { Title: 'Storm', BroadcastType: 1 });
    await storeBroadcast(portal, { Title: 'Pensions', BroadcastType: 3 });
    const { Id } = await storeBroadcast(portal, { Title: 'Gate B' });
    await storeBroadcast(portal, { Title: 'Menu', BroadcastType: 3 });
    await header();
    const region = await strip();
    const more = region.getByRole('button', { name: 'Show 3 more messages (Warning)' });
    await userEvent.click(more);
    expect(more).toHaveAccessibleName('Show fewer messages');
    await userEvent.click(region.getByRole('button', { name: /^Close and remove: Gate B/ }));
    await userEvent.click(more);
    expect(more).toHaveAccessibleName('Show 2 more messages (Information)');
    await waitFor(async () => expect(await hidden()).toEqual([Id]));
  });

  it('what is critical is never left out, nor is one that takes no more room than the button', async () => {
    for (const Title of ['Storm', 'Flood'])
      await storeBroadcast(portal, { Title, BroadcastType: 1 });
    for (const Title of ['One', 'Two']) await storeBroadcast(portal, { Title });
    await header();
    const region = await strip();
    expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Critical:Flood',
      'Critical:Storm',
    ]);
    await userEvent.click(region.getByRole('button', { name: /^Close and remove: Flood/ }));
    await userEvent.click(region.getByRole('button', { name: /^Close and remove: Storm/ }));
    expect(await region.findByRole('button', { name: 'Warning: Two' })).toHaveFocus();
    expect(region.getAllByRole('listitem')).toHaveLength(2);
  });

  it('ROLE-44 where the line of the title has no room, the pencil stands in what opens', async () => {
    await storeBroadcast(portal, { Message: '' });
    const edit = () => screen.queryByRole('button', { name: 'Edit: Gate B is closed' });
    const shown = await header({ person: 'editor' });
    const line = await toggle(/^Warning: Gate B/);
    expect(edit()).toBeNull();
    await userEvent.click(line);
    expect(document.getElementById(line.getAttribute('aria-controls')!)).toContainElement(edit());
    expect(edit()).toHaveTextContent('Edit');
    act(() => resizeTo(600));
    expect(line.parentElement).toContainElement(edit());
    shown.unmount();
    resizeTo(390);
    await header();
    await userEvent.click(await toggle(/^Warning: Gate B/));
    expect(edit()).toBeNull();
  });

  it('hiding the last critical one but one leaves the others behind the button', async () => {
    for (const Title of ['Storm', 'Flood'])
      await storeBroadcast(portal, { Title, BroadcastType: 1 });
    for (const Title of ['One', 'Two']) await storeBroadcast(portal, { Title });
    await header();
    const region = await strip();
    await userEvent.click(region.getByRole('button', { name: /^Close and remove: Storm/ }));
    expect(await region.findByRole('button', { name: /^Show 2 more messages/ })).toBeVisible();
    expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Critical:Flood',
    ]);
    expect(region.getByRole('button', { name: 'Critical: Flood' })).toHaveFocus();
  });
});

it('more than three messages stay behind a button', async () => {
  for (const Title of ['One', 'Two', 'Three', 'Four', 'Five'])
    await storeBroadcast(portal, { Title });
  await header();
  const region = await strip();
  expect(region.getAllByRole('listitem')).toHaveLength(3);
  await userEvent.click(region.getByRole('button', { name: /^Show 2 more messages/ }));
  expect(region.getAllByRole('listitem')).toHaveLength(5);
});

it('BROADCAST-31 a message that is shown again and would stand behind the button has the keyboard', async () => {
  const { Id } = await storeBroadcast(portal, { Title: 'One' });
  for (const Title of ['Two', 'Three', 'Four', 'Five']) await storeBroadcast(portal, { Title });
  await portal.call('member', 'PUT', `/me/broadcastmessages/${Id}/hide`);
  await header();
  await userEvent.click(await toggle(/^1 hidden message$/));
  await userEvent.click(await screen.findByRole('menuitem', { name: /One.*Show again/ }));
  expect(await toggle(/^Warning:.*One/)).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Show fewer messages' })).toBeVisible();
});

it('the dates of a message are not broken by a line, and say the year where it is another one', async () => {
  const year = new Date().getFullYear();
  const noon = (of: number) => new Date(of, 5, 1, 12).toISOString();
  await storeBroadcast(portal, { StartDate: noon(year), EndDate: noon(year + 1) });
  await portal.show(<BroadcastMessagesPage />, { person: 'editor', at: '/broadcast-messages' });
  const [row] = await screen.findAllByRole('listitem');
  const [, start, end] = /Warning\s· ([^ ]+) to ([^ ]+)\s· Everybody/.exec(row!.textContent)!;
  expect([start, end].map((words) => /\b\d{4}\b/.exec(words!)?.[0])).toEqual([
    undefined,
    String(year + 1),
  ]);
});
