import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { settingDefaults, type FeatureSettings } from '#shared/rules/settings/settings';
import { componentIds, type ComponentId } from '#shared/realtime';
import { apiRead } from '../../../src/client/data/connection/apiRead';
import { componentStates, hasBadge } from '../../../src/client/data/components/componentStates';
import { lastVisit, noteVisit } from '../../../src/client/data/components/visits';
import { connection } from '../../../src/client/data/connection/connection';
import {
  notifySignedOut,
  onSignedOutElsewhere,
} from '../../../src/client/data/session/signedOutElsewhere';
import { useRead } from '../../../src/client/data/read/useRead';
import { retryDelay } from '#shared/rules/values/retryDelay';
import { checkForNewContent } from '../../../src/client/realtime/checkForNewContent';
import { Realtime } from '../../../src/client/realtime/Realtime';
import { shareBadges } from '../../../src/client/realtime/shareBadges';
import { takeUpdates } from '../../../src/client/realtime/takeUpdates';
import { routeMap, routes } from '../../../src/client/routes';
import { Shell } from '../../../src/client/shell/Shell';
import { hoursFromNow, storePage, storeSetting } from '../../support/content/pages';
import { keptFor } from '../../support/widgets/keptFor';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
let asked: jest.SpyInstance;
const checks = () =>
  asked.mock.calls.filter(([input]) => String(input).includes('/pages/news/top/new'));
const states = () => componentStates();
const at = (hours: number) => new Date(hoursFromNow(hours));
const check = (settings: Partial<FeatureSettings> = {}) =>
  checkForNewContent({
    ids: componentIds,
    settings: { ...settingDefaults, enableWorkplaceLight: true, ...settings },
    signal: new AbortController().signal,
  });

beforeAll(async () => {
  await storeSetting(portal, 'enableSignalR', false);
  await storeSetting(portal, 'enableWorkplaceLight', true);
  await storePage(portal, { IsFeaturedPage: true });
});
beforeEach(() => (asked = jest.spyOn(globalThis, 'fetch')));
afterEach(() => asked.mockRestore());

const places = { '/': ['featuredNews'], '/settings': [] } as const;
const show = (start: string) =>
  portal.show(
    <>
      <Realtime routeMap={places} />
      <Link to="/">Home</Link>
      <Link to="/settings">Elsewhere</Link>
      <Routes>
        <Route path="*" element={null} />
      </Routes>
    </>,
    { at: start, keepCache: true },
  );

/** The person was at Today some hours ago. */
async function visitedAgo(hours: number) {
  await portal.connectAs();
  connection().setLicensed(false);
  noteVisit('featuredNews', at(-hours));
}

/** A row of a SharePoint list, changed some hours ago. */
const row = (id: string, hours: number, fields: object = {}) => ({
  id,
  fields: { Title: id, Modified: at(-hours).toISOString(), ...fields },
});
/** SharePoint answers with these rows, to somebody with a licence. */
function answerWith(path: string, ...value: object[]) {
  connection().setLicensed(true);
  portal.devTenant.control.reset();
  portal.devTenant.control.fail({ service: 'sharepoint', path, status: 200, body: { value } });
}
const others = { BoolField_Channel: [{ TermGuid: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' }] };
const badgeOf = (id: ComponentId) => hasBadge(states().of(id));

it('BADGE-01 after a navigation the components of other routes are asked, and those of the current one are not', async () => {
  await visitedAgo(3);
  await show('/');
  const away = await screen.findByRole('link', { name: 'Elsewhere' });
  expect(checks()).toEqual([]);
  await userEvent.click(away);
  await waitFor(() => expect(checks()).toHaveLength(1));
});

it('BADGE-06 BADGE-08 what came since the last visit sets the badge, and the kept content is forgotten', async () => {
  await visitedAgo(3);
  connection().cache.put('GET /pages/news/top {"query":{"amount":5}}', ['old'], 60_000);
  await show('/settings');
  await waitFor(() => expect(hasBadge(states().of('featuredNews'))).toBe(true));
  expect(new URL(String(checks()[0]![0])).searchParams.get('fromDate')).toBe(
    lastVisit('featuredNews'),
  );
  await waitFor(() =>
    expect(connection().cache.peek('GET /pages/news/top {"query":{"amount":5}}')).toBeUndefined(),
  );
});

it('BADGE-08 BADGE-15 the last visit outlives the page, under a key of its own for each component', async () => {
  await visitedAgo(2);
  noteVisit('calendar', at(-1));
  // BADGE-15: for long, and not for the hours of what can be read again.
  const month = 30 * 24 * 3_600_000;
  for (const time of keptFor(connection().cache, 'visits')) expect(time).toBeGreaterThan(month);
  const [news, calendar] = [lastVisit('featuredNews'), lastVisit('calendar')];
  await portal.connectAs({ keepCache: true });
  expect([lastVisit('featuredNews'), lastVisit('calendar')]).toEqual([news, calendar]);
  expect(news).not.toBe(calendar);
});

it('BADGE-02 a component is asked again only when its last check is more than 30 minutes old', async () => {
  await visitedAgo(0);
  await check();
  await check();
  expect(checks()).toHaveLength(1);
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  states().update({ ComponentId: 'featuredNews', LastCheckedForNewContent: minutesAgo(29) });
  await check();
  expect(checks()).toHaveLength(1);
  states().update({ ComponentId: 'featuredNews', LastCheckedForNewContent: minutesAgo(31) });
  await check();
  expect(checks()).toHaveLength(2);
});

it('BADGE-02 a check that a navigation has ended before its answer is no check: the next page asks', async () => {
  await visitedAgo(3);
  const leaving = new AbortController();
  const checking = checkForNewContent({
    ids: ['featuredNews'],
    settings: { ...settingDefaults, enableWorkplaceLight: true },
    signal: leaving.signal,
  });
  leaving.abort();
  await Promise.all([checking, check()]);
  expect(hasBadge(states().of('featuredNews'))).toBe(true);
});

it('EVENTS-26 EVENTS-46 the check for new events asks for what was modified since the visit, the latest first', async () => {
  await portal.connectAs();
  connection().setLicensed(true);
  const visit = at(-3);
  noteVisit('calendar', visit);
  portal.devTenant.control.clearRequests();
  const organizationCalenderSiteUrl = `${portal.devTenant.sharePointUrl}/sites/calendar`;
  await check({ organizationCalenderSiteUrl, eventsDisplayQuery: "fields/Title ne 'Lunch'" });
  const [asked, ...others] = portal.devTenant.control.requests('sharepoint', 'lists/Events');
  expect(others).toEqual([]);
  const path = decodeURIComponent(asked!.path);
  expect(path).toContain(`fields/Modified gt '${visit.toISOString().slice(0, 19)}Z'`);
  expect(path).toContain(" and (fields/Title ne 'Lunch')&");
  expect(path).toContain('$orderby=fields/Modified desc');
});

it('BADGE-04 BADGE-06 top news of SharePoint sets the badge, and is read again; that of others does not', async () => {
  const sharePointAlone = { enableWorkplaceLight: false };
  await visitedAgo(3);
  answerWith('/SitePages', row('Old', 4), row('For others', 1, others));
  await check(sharePointAlone);
  expect(badgeOf('featuredNews')).toBe(false);
  expect(checks()).toEqual([]);
  await visitedAgo(3);
  const key = 'news/top https://sharepoint.example en-GB';
  connection().cache.put(key, ['old'], 60_000);
  answerWith('/SitePages', row('Old', 4), row('Changed', 1));
  await check(sharePointAlone);
  expect(badgeOf('featuredNews')).toBe(true);
  expect(connection().cache.peek(key)).toBeUndefined();
});

it('BADGE-04 BADGE-06 an event sets the badge of the calendar, and is read again; one of others does not', async () => {
  const calendar = { organizationCalenderSiteUrl: `${portal.devTenant.sharePointUrl}/sites/c` };
  const [path, key] = ['/lists/Events', 'events https://sharepoint.example '] as const;
  await portal.connectAs();
  noteVisit('calendar', at(-3));
  connection().cache.put(key, ['old'], 60_000);
  answerWith(path, row('For others', 1, others));
  await check(calendar);
  expect(badgeOf('calendar')).toBe(false);
  expect(connection().cache.peek(key)).toBeDefined();
  states().update({ ComponentId: 'calendar', LastCheckedForNewContent: null });
  answerWith(path, row('For others', 1, others), row('For everybody', 2));
  await check(calendar);
  expect(badgeOf('calendar')).toBe(true);
  expect(connection().cache.peek(key)).toBeUndefined();
});

it('BADGE-03 a component that shows its badge is not asked', async () => {
  await visitedAgo(3);
  states().update({ ComponentId: 'featuredNews', ShowBadge: true });
  await check();
  expect(checks()).toEqual([]);
});

it('BADGE-09 nothing is asked where checks for new content are switched off', async () => {
  await visitedAgo(3);
  await check({ enableUpdateChecksForNewContent: false });
  expect(checks()).toEqual([]);
});

it('a hidden component asks nothing and shows no badge', async () => {
  await visitedAgo(3);
  states().update({ ComponentId: 'featuredNews', Hidden: true, ShowBadge: false });
  await check();
  expect(checks()).toEqual([]);
  states().update({ ComponentId: 'featuredNews', ShowBadge: true });
  expect(hasBadge(states().of('featuredNews'))).toBe(false);
});

it('BADGE-05 required reading counts only where it is enabled', async () => {
  await portal.connectAs();
  noteVisit('requiredReading', at(-3));
  for (const enableRequiredReading of [false, true]) {
    await check({ enableRequiredReading });
    const updates = asked.mock.calls.filter(([input]) => /toread\/updates/.test(String(input)));
    expect(updates).toHaveLength(enableRequiredReading ? 1 : 0);
  }
});

it('BADGE-15 BADGE-16 coming to the route of a component stores the visit and takes its badge away', async () => {
  await visitedAgo(3);
  states().update({ ComponentId: 'featuredNews', ShowBadge: true });
  const before = lastVisit('featuredNews')!;
  await show('/settings');
  expect(hasBadge(states().of('featuredNews'))).toBe(true);
  await userEvent.click(await screen.findByRole('link', { name: 'Home' }));
  await waitFor(() => expect(hasBadge(states().of('featuredNews'))).toBe(false));
  expect(lastVisit('featuredNews')! > before).toBe(true);
});

it('a check that fails bothers nobody and is repeated when it is next due', async () => {
  await visitedAgo(3);
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  asked.mockImplementation(async () => new Response('{}', { status: 500 }));
  await check();
  expect(warn).toHaveBeenCalledWith(
    expect.stringContaining('New featured news: 500'),
    expect.anything(),
    expect.anything(),
  );
  expect(states().of('featuredNews')).toMatchObject({
    ShowBadge: false,
    LastCheckedForNewContent: expect.any(String),
  });
  warn.mockRestore();
});

it('HUB-09 a component state has its fields, and the route map names the components of every route', async () => {
  await portal.connectAs();
  const fields = 'Component ComponentId Data Hidden LastCheckedForNewContent ShowBadge';
  expect(Object.keys(states().of('featuredNews')).sort().join(' ')).toBe(fields);
  expect(Object.keys(states().of('featuredNews').Component).sort()).toEqual(['Id', 'Title']);
  expect(Object.keys(routeMap).sort()).toEqual(routes.map(({ path }) => path as string).sort());
});

it('NAV-04 HUB-09 the pages that have something new are those that show it', () => {
  const today = ['featuredNews', 'personalNews', 'calendar', 'requiredReading'];
  expect(Object.entries(routeMap).filter(([, ids]) => ids.length > 0)).toEqual([
    ['/', today],
    ['/your-board', ['appTiles']],
    ['/apps-and-tools', ['appTiles']],
    ['/light', ['featuredNews', 'personalNews', 'appTiles', 'requiredReading']],
  ]);
});

describe('updates from the hub', () => {
  const taker = (isOnScreen: boolean) => {
    const urgent: string[] = [];
    return {
      ...takeUpdates({ isOnScreen: () => isOnScreen, check: (id) => urgent.push(id) }),
      urgent,
    };
  };

  it('HUB-03 an update sets the badge of a component that is not before the person, and only there', async () => {
    await portal.connectAs();
    const [elsewhere, here] = [taker(false), taker(true)];
    here.take({ ComponentId: 'featuredNews', ShowBadge: true });
    expect(states().of('featuredNews').ShowBadge).toBe(false);
    elsewhere.take({
      ComponentId: 'featuredNews',
      ShowBadge: true,
      Data: { Change: 'created', Id: 7 },
    });
    expect(states().of('featuredNews')).toMatchObject({
      ShowBadge: true,
      Data: { Change: 'created', Id: 7 },
    });
    here.stop();
    elsewhere.stop();
  });

  it('an update that does not say if it is new makes the component ask; unknown ones are ignored', async () => {
    await portal.connectAs();
    const { take, takeEverything, urgent, stop } = taker(false);
    take({ ComponentId: 'featuredNews' });
    take({ ComponentId: 'fromTheFuture' as never });
    await waitFor(() => expect(urgent).toEqual(['featuredNews']));
    const chance = jest.spyOn(Math, 'random').mockReturnValue(0);
    takeEverything();
    await waitFor(() => expect(new Set(urgent)).toEqual(new Set(componentIds)));
    chance.mockRestore();
    stop();
  });

  it('BADGE-02 a change that the hub tells is asked for only when the last check is 30 minutes old', async () => {
    await storeSetting(portal, 'enableSignalR', true);
    const chance = jest.spyOn(Math, 'random').mockReturnValue(0);
    const tileChecks = () =>
      asked.mock.calls.filter(([url]) => String(url).includes('/me/userapptiles/updates')).length;
    await visitedAgo(3);
    noteVisit('appTiles', at(-3));
    const LastCheckedForNewContent = at(-0.25).toISOString();
    states().update({ ComponentId: 'appTiles', LastCheckedForNewContent });
    await show('/settings');
    const cache = () => connection().cache;
    await waitFor(async () => {
      cache().put('GET /me/userapptiles', ['old'], 60_000);
      const { status } = await portal.call('admin', 'POST', '/apptiles', {
        Title: 'Tides',
        Url: 'https://tides.example',
      });
      expect(status).toBe(201);
      const isForgotten = () => expect(cache().peek('GET /me/userapptiles')).toBeUndefined();
      await waitFor(isForgotten, { timeout: 1_000 });
    });
    await portal.call('member', 'GET', '/me/userapptiles');
    expect(tileChecks()).toBe(0);
    expect(states().of('appTiles')).toMatchObject({ ShowBadge: false, LastCheckedForNewContent });
    chance.mockRestore();
    await storeSetting(portal, 'enableSignalR', false);
  });

  it('BADGE-04 pages are not all asked for news of one change at once: each at a moment of its own', async () => {
    await portal.connectAs();
    const { take, urgent, stop } = taker(false);
    take({ ComponentId: 'appTiles', ShowBadge: false, Data: { Change: 'updated', Id: 6 } });
    take({ ComponentId: 'appTiles', Data: { Change: 'updated', Id: 7 } });
    take({ ComponentId: 'appTiles', Data: { Change: 'updated', Id: 8 } });
    take({ ComponentId: 'personalNews', ShowBadge: true, Data: { Change: 'created', Id: 9 } });
    expect(urgent).toEqual([]);
    await waitFor(() => expect(urgent).toEqual(['appTiles']));
    stop();
  });

  it('where nobody knows what was missed, open pages ask over half a minute, and only for what they show', async () => {
    function Shown() {
      const news = useRead(apiRead('GET /pages/news/top', { query: { amount: 5 }, operation: '' }));
      return <p>{news.state === 'ready' && `${news.value.length} on screen`}</p>;
    }
    const { cache } = await portal.show(<Shown />);
    await screen.findByText('1 on screen');
    cache.put('GET /infoboxes/all', ['elsewhere'], 60_000);
    const delays = jest.spyOn(globalThis, 'setTimeout');
    const chance = jest.spyOn(Math, 'random').mockReturnValue(0.9);
    const late = taker(true);
    late.takeEverything();
    expect(delays.mock.calls.map(([, delay]) => delay)).toEqual(componentIds.map(() => 27_000));
    late.stop();
    delays.mockRestore();
    chance.mockReturnValue(0);
    asked.mockClear();
    const { takeEverything, stop } = taker(true);
    takeEverything();
    await waitFor(() => expect(cache.peek('GET /infoboxes/all')).toBeUndefined());
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(3));
    expect(asked.mock.calls.map(([url]) => new URL(String(url)).pathname).sort()).toEqual([
      '/api/featuresettings',
      '/api/pages/news/top',
      '/api/users/me',
    ]);
    chance.mockRestore();
    stop();
  });

  it('in a tab that nobody sees content is read only when it is seen again', async () => {
    const { cache } = await portal.connectAs();
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { take, urgent, stop } = taker(false);
    cache.put('GET /broadcastmessages', ['old'], 60_000);
    take({ ComponentId: 'broadcastMessages' });
    // Whether the first change is new is still to be asked.
    take({ ComponentId: 'broadcastMessages', ShowBadge: false });
    hidden.mockReturnValue(false);
    expect(urgent).toEqual([]);
    expect(cache.peek('GET /broadcastmessages')).toBeDefined();
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(cache.peek('GET /broadcastmessages')).toBeUndefined());
    expect(urgent).toEqual(['broadcastMessages']);
    hidden.mockRestore();
    stop();
  });
});

it('attempts to connect are spread by chance and come less and less often, at least every 30 seconds', () => {
  expect([0, 1, 2, 9].map((attempt) => retryDelay(attempt, 1))).toEqual([
    2_000, 4_000, 8_000, 30_000,
  ]);
  expect(retryDelay(0, 0)).toBe(500);
});

describe('several tabs', () => {
  it('where the browser forbids channels between tabs, as in a frame of another site, the portal works', async () => {
    await portal.connectAs();
    const channels = jest.spyOn(globalThis, 'BroadcastChannel').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    onSignedOutElsewhere('ann', () => undefined);
    notifySignedOut('ann');
    const stop = shareBadges('ann', () => false);
    states().update({ ComponentId: 'featuredNews', ShowBadge: true });
    stop();
    expect(channels).toHaveBeenCalledTimes(3);
    channels.mockRestore();
  });
  const messages: { id: string; state: { ShowBadge: boolean } }[] = [];
  let other: BroadcastChannel;
  let stop: () => void;
  beforeEach(async () => {
    await portal.connectAs();
    messages.length = 0;
    other = new BroadcastChannel('portal-badges');
    other.onmessage = ({ data }) => void messages.push(data as (typeof messages)[number]);
    stop = shareBadges('ann', (id) => id === 'calendar');
  });
  afterEach(() => {
    stop();
    other.close();
  });

  it('a badge that appears in one tab is told to the others, once', async () => {
    states().update({ ComponentId: 'featuredNews', ShowBadge: true });
    states().update({ ComponentId: 'featuredNews', ShowBadge: true });
    await waitFor(() =>
      expect(messages).toEqual([
        expect.objectContaining({
          personId: 'ann',
          id: 'featuredNews',
          state: expect.objectContaining({ ShowBadge: true }),
        }),
      ]),
    );
  });

  it('a visit in another tab takes the badge away here too; what another person does counts for nothing', async () => {
    states().update({ ComponentId: 'featuredNews', ShowBadge: true });
    const visit = new Date().toISOString();
    const state = { ShowBadge: false, LastCheckedForNewContent: null };
    other.postMessage({ personId: 'bo', id: 'featuredNews', state, visit });
    other.postMessage({
      personId: 'ann',
      id: 'personalNews',
      state: { ...state, ShowBadge: true },
      visit: undefined,
    });
    await waitFor(() => expect(hasBadge(states().of('personalNews'))).toBe(true));
    expect(hasBadge(states().of('featuredNews'))).toBe(true);
    other.postMessage({ personId: 'ann', id: 'featuredNews', state, visit });
    await waitFor(() => expect(hasBadge(states().of('featuredNews'))).toBe(false));
    expect(lastVisit('featuredNews')).toBe(visit);
  });

  it('what the person is looking at here gets no badge from a tab that does not know', async () => {
    other.postMessage({
      personId: 'ann',
      id: 'calendar',
      state: { ShowBadge: true, LastCheckedForNewContent: null },
      visit: undefined,
    });
    await waitFor(() =>
      expect(messages).toContainEqual(
        expect.objectContaining({
          id: 'calendar',
          state: expect.objectContaining({ ShowBadge: false }),
        }),
      ),
    );
    expect(hasBadge(states().of('calendar'))).toBe(false);
  });
});

it('NAV-04 a new badge stands at its entry, is told to screen readers and carried by the menu button of phones', async () => {
  await portal.show(<Shell />, { at: '/settings' });
  expect(await screen.findByRole('button', { name: 'Open menu' })).toBeInTheDocument();
  states().update({ ComponentId: 'featuredNews', ShowBadge: true });
  expect(await screen.findByRole('button', { name: 'Open menu, new content' })).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'Today, new content',
    ),
  );
  const main = screen.getAllByRole('navigation', { name: 'Main', hidden: true })[0]!;
  expect(main.querySelector('a[href="/"]')).toHaveTextContent('new content');
  expect(main.querySelector('a[href="/people"]')).not.toHaveTextContent('new content');
});
