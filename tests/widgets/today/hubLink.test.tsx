import { HubConnectionBuilder, type HubConnection } from '@microsoft/signalr';
import { waitFor } from '@testing-library/react';
import type { TokenOptions } from '../../../src/client/auth/SignInStrategy';
import { currentStrategy, takeTokensFrom } from '../../../src/client/auth/tokens';
import { componentStates, hasBadge } from '../../../src/client/data/components/componentStates';
import { connection } from '../../../src/client/data/connection/connection';
import { listenToNotices, type Notice } from '../../../src/client/data/notices';
import { Realtime } from '../../../src/client/realtime/Realtime';
import { watchSleep } from '../../../src/client/platform/moments';
import { openHubLink } from '../../../src/client/realtime/hubLink';
import { Notices } from '../../../src/client/shell/frame/Notices';
import { storePage, storeSetting } from '../../support/content/pages';
import { drawnNotice, timerOf } from '../../support/widgets/notices';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
const hour = 3_600_000;
let asked: jest.SpyInstance;
let intervals: jest.SpyInstance;
let close: () => void;
let stopWatching: () => void;
/** The connections that pages have made. */
let built: jest.SpyInstance<HubConnection>;
/** The scopes that were wanted of the sign-in, and how. */
let wishes: [string[], TokenOptions][];

/** How old the page said that its content may be, in milliseconds, each time it connected. */
const ages = () =>
  asked.mock.calls
    .map(([url]) => new URL(String(url)))
    .filter(({ pathname }) => pathname.startsWith('/hub'))
    .map(({ searchParams }) => Number(searchParams.get('age')));

/** An hour passes in which nothing of the page runs, as while its computer sleeps. */
function sleep(): void {
  const woken = Date.now() + hour;
  jest.spyOn(Date, 'now').mockImplementation(() => woken);
}

function looksAway(isHidden: boolean): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(async () => {
  await portal.connectAs();
  const signIn = await currentStrategy();
  wishes = [];
  takeTokensFrom(async () => ({
    ...signIn,
    getToken: (scopes, options) => {
      wishes.push([scopes, options]);
      return signIn.getToken(scopes, options);
    },
  }));
  built = jest.spyOn(HubConnectionBuilder.prototype, 'build');
  asked = jest.spyOn(globalThis, 'fetch');
  intervals = jest.spyOn(globalThis, 'setInterval');
  stopWatching = watchSleep();
  const onUnknown = jest.fn();
  close = openHubLink({ onUpdate: () => undefined, onBroken: () => undefined, onUnknown });
  await waitFor(() => expect(onUnknown).toHaveBeenCalledTimes(1));
});
afterEach(() => {
  close();
  stopWatching();
  jest.restoreAllMocks();
});

it('HUB-06 a page that has slept asks the hub at once for all that it missed, when it is seen again', async () => {
  document.dispatchEvent(new Event('visibilitychange'));
  sleep();
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(ages()).toHaveLength(2));
  expect(ages()[1]).toBeGreaterThanOrEqual(hour + 60_000);
});

it('HUB-06 a page that was seen all the while notices by itself that its computer has slept', async () => {
  const [look] = intervals.mock.calls.find(([, delay]) => delay === 10_000) ?? [];
  look?.();
  expect(ages()).toHaveLength(1);
  sleep();
  look?.();
  await waitFor(() => expect(ages()).toHaveLength(2));
  expect(ages()[1]).toBeGreaterThanOrEqual(hour + 60_000);
});

it('a page that was opened where nobody sees it connects when it is first looked at, and once', async () => {
  close();
  looksAway(true);
  close = openHubLink({ onUpdate: () => undefined, onBroken: () => undefined });
  window.dispatchEvent(new Event('online'));
  const [look] = intervals.mock.calls.find(([, delay]) => delay === 10_000) ?? [];
  const oneMinute = Date.now() + 60_000;
  jest.spyOn(Date, 'now').mockImplementation(() => oneMinute);
  look?.();
  const link = built.mock.results[1]!.value as HubConnection;
  expect(link.state).toBe('Disconnected');
  looksAway(false);
  await waitFor(() => expect(link.state).toBe('Connected'));
  expect(ages()).toHaveLength(2);
});

it('HUB-06 a connection that ended for good, which is not made again by itself, is made anew', async () => {
  const link = built.mock.results[0]!.value as HubConnection;
  // As when the server says goodbye and allows no reconnecting.
  await link.stop();
  await waitFor(() => expect(link.state).toBe('Connected'), { timeout: 5_000 });
  expect(ages()).toHaveLength(2);
});

it('HUB-02 the hub takes a token of the portal, for which nobody is asked', () => {
  const silently = [[connection().config.apiScope], { interactive: false }];
  expect(wishes.length).toBeGreaterThan(0);
  expect(wishes.filter((wish) => JSON.stringify(wish) !== JSON.stringify(silently))).toEqual([]);
});

it('HUB-04 HUB-05 the hub counts as gone after 60 seconds of silence, and hears from the page every 30', () => {
  const { serverTimeoutInMilliseconds, keepAliveIntervalInMilliseconds } = built.mock.results[0]!
    .value as HubConnection;
  expect([serverTimeoutInMilliseconds, keepAliveIntervalInMilliseconds]).toEqual([60_000, 30_000]);
});

it('HUB-07 ERRORS-55 a connection that breaks is told for 5 seconds, with what the browser says', async () => {
  close();
  const notices: Notice[] = [];
  const stop = listenToNotices((notice) => notices.push(notice));
  await portal.show(
    <>
      <Notices />
      <Realtime routeMap={{}} />
    </>,
  );
  const link = await waitFor(() => built.mock.results[1]!.value as HubConnection);
  await waitFor(() => expect(link.state).toBe('Connected'));
  const { connection: wire } = link as unknown as {
    connection: { onclose: (error: Error) => void; stop: (error: Error) => Promise<void> };
  };
  // As the library ends a connection that has been silent: nobody is told.
  await wire.stop(new Error('Server timeout elapsed without receiving a message.'));
  await waitFor(() => expect(link.state).toBe('Connected'), { timeout: 5_000 });
  expect(notices).toEqual([]);
  // As the library hears it from the browser when a connection breaks.
  wire.onclose(new Error('WebSocket closed with status code: 1006 (no reason given).'));
  await waitFor(() =>
    expect(notices).toMatchObject([
      { kind: 'error', details: expect.stringContaining('1006'), duration: 5_000 },
    ]),
  );
  const notice = await drawnNotice(/^The live connection was lost\./);
  expect(timerOf(notice).style.animationDuration).toBe('5000ms');
  stop();
});

it.each([
  [true, ['featuredNews', 'personalNews']],
  [false, []],
])(
  'HUB-03 NEWS-31 with light mode %s a post of the portal sets the badges of %j',
  async (isLight, expected) => {
    close();
    await storeSetting(portal, 'enableWorkplaceLight', isLight);
    await portal.show(<Realtime routeMap={{}} />);
    const link = await waitFor(() => built.mock.results[1]!.value as HubConnection);
    await waitFor(() => expect(link.state).toBe('Connected'));
    const { Id } = await storePage(portal, { IsFeaturedPage: true });
    const states = () =>
      (['featuredNews', 'personalNews'] as const).map((id) => componentStates().of(id));
    await waitFor(() =>
      expect(states().map(({ Data }) => Data)).toEqual(Array(2).fill({ Change: 'created', Id })),
    );
    const marked = states().filter(hasBadge);
    expect(marked.map(({ ComponentId }) => ComponentId)).toEqual(expected);
  },
);
