import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { models, service, type Embed } from 'powerbi-client';
import { startTransition, Suspense, useState } from 'react';
import type { NewPowerBiFrame, PowerBiFrame } from '#shared/contract/powerBiFrames';
import { settingDefaults, startSettingsOf } from '#shared/rules/settings/settings';
import { invalidate } from '../../../src/client/data/read/invalidate';
import { frameReads } from '../../../src/client/data/portalReads/frameReads';
import { ReportFrames } from '../../../src/client/features/reports/ReportFrames';
import { TodayPage } from '../../../src/client/pages/today/TodayPage';
import { reportsHeight } from '../../../src/client/pages/today/reportsHeight';
import { WidgetFrame } from '../../../src/client/ui/widget/WidgetFrame';
import { resizeTo } from '../../support/widgets/newsWidgets';
import { storeSetting } from '../../support/content/pages';
import { notTheTimeouts } from '../../support/widgets/setDeviceClock';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
beforeAll(async () => {
  await storeSetting(portal, 'enablePowerBI', true);
});
const onEmptyChange = jest.fn();
beforeEach(async () => {
  onEmptyChange.mockClear();
  portal.devTenant.control.reset();
  resizeTo(1_440);
  const { body } = await portal.call<PowerBiFrame[]>('admin', 'GET', '/powerbiframes');
  for (const { Id } of body) await portal.call('admin', 'DELETE', `/powerbiframes/${Id}`);
});

const store = async (fields: Partial<NewPowerBiFrame> = {}) => {
  const EmbedUrl = `${portal.devTenant.powerBiUrl}/reportEmbed?reportId=fleet&groupId=nordvik`;
  await portal.call('admin', 'POST', '/powerbiframes', {
    Title: 'Fleet',
    Type: 0,
    EmbedUrl,
    EmbedId: 'fleet',
    ...fields,
  });
};
/** The editor of the example organisation has a licence with Power BI Pro, the member has none. */
const show = (person = 'editor', at = '/') =>
  portal.show(
    <Suspense>
      <ReportFrames place="main" onEmptyChange={onEmptyChange} />
    </Suspense>,
    { person, at },
  );
const report = async (name: string) =>
  (await screen.findByRole('article', { name })).querySelector<HTMLElement>('[data-report]');
const tokens = () => portal.devTenant.control.requests('powerbi', 'GenerateToken').length;

it('REPORT-02 REPORT-10 a frame is on the page of its route alone, with its title', async () => {
  await store();
  await store({ Title: 'Elsewhere', RouteId: 'your-board' });
  const { unmount } = await show('editor', '/your-board');
  expect(await screen.findByRole('article', { name: 'Elsewhere' })).toBeVisible();
  expect(screen.queryByRole('article', { name: 'Fleet' })).toBeNull();
  expect(screen.getByRole('heading', { level: 3, name: 'Elsewhere' })).toBeVisible();
  await waitFor(async () => expect(await report('Elsewhere')).not.toBeNull());
  unmount();
  await show();
  expect(await screen.findByRole('article', { name: 'Fleet' })).toBeVisible();
  expect(screen.queryByRole('article', { name: 'Elsewhere' })).toBeNull();
  // The next test counts its own tokens alone.
  await waitFor(async () => expect(await report('Fleet')).not.toBeNull());
});

it('REPORT-07 REPORT-08 REPORT-09 the first frame is shown; a selector stands above several, and choosing another gets a new token', async () => {
  await store();
  await store({ Title: 'Terminals', Type: 1, EmbedId: 'terminals' });
  await store({ Title: 'Elsewhere', RouteId: 'your-board' });
  await show();
  await waitFor(async () =>
    expect((await report('Fleet'))?.querySelector('iframe')?.src).toContain('/reportEmbed'),
  );
  // By this the marks say why it is shown.
  expect(screen.getByRole('article', { name: 'Fleet' })).toHaveAttribute(
    'data-targeted',
    expect.stringMatching(/^powerBIFrame:[1-9]\d*$/),
  );
  expect(tokens()).toBe(1);
  await userEvent.click(screen.getByRole('combobox', { name: 'Report' }));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Fleet',
    'Terminals',
  ]);
  await userEvent.click(screen.getByRole('option', { name: 'Terminals' }));
  await waitFor(async () => expect(await report('Terminals')).not.toBeNull());
  expect(tokens()).toBe(2);
});

it('REPORT-09 a report stays open while another frame of the page changes', async () => {
  await store();
  await store({ Title: 'Terminals', EmbedId: 'terminals' });
  await show();
  await waitFor(async () => expect((await report('Fleet'))?.querySelector('iframe')).toBeTruthy());
  const open = (await report('Fleet'))!.querySelector('iframe');
  const { body } = await portal.call<PowerBiFrame[]>('admin', 'GET', '/powerbiframes');
  const other = body.find(({ Title }) => Title === 'Terminals')!;
  await portal.call('admin', 'PUT', `/powerbiframes/${other.Id}`, { Title: 'Quays' });
  await act(() => invalidate(...frameReads));
  await userEvent.click(screen.getByRole('combobox', { name: 'Report' }));
  expect(await screen.findByRole('option', { name: 'Quays' })).toBeVisible();
  expect((await report('Fleet'))!.querySelector('iframe')).toBe(open);
});

it('REPORT-08 REPORT-10 REPORT-11 a single frame has no selector, an optional title and its mobile height below 776 pixels', async () => {
  await store({ ShowTitle: false, MobileViewHeight: 700 });
  await show();
  await waitFor(async () => expect(await report('Fleet')).not.toBeNull());
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
  expect((await report('Fleet'))!.style.height).not.toBe('700px');
  act(() => resizeTo(775));
  await waitFor(async () => expect((await report('Fleet'))!.style.height).toBe('700px'));
});

const pageWith = (hasReports: boolean) =>
  startSettingsOf(settingDefaults, {
    infoboxZones: {},
    chartWidths: [],
    hasReports,
    hasItemsToRead: false,
    hasChannels: true,
  });

it('the start page keeps the room that reports take, and none where none opens for the person', async () => {
  const { connection } = await portal.connectAs();
  const roomFor = (hasReports: boolean) =>
    reportsHeight({ config: { ...connection.config, startSettings: pageWith(hasReports) } });
  expect([roomFor(false), roomFor(true)]).toEqual([0, 48 + 560]);
  await store({ MobileViewHeight: 700 });
  const { unmount } = await show();
  await screen.findByRole('article', { name: 'Fleet' });
  expect([roomFor(false), roomFor(true)]).toEqual([48 + 36 + 560, 48 + 36 + 560]);
  resizeTo(775);
  expect(roomFor(true)).toBe(48 + 36 + 700);
  unmount();
  await show('member');
  await waitFor(() => expect(onEmptyChange).toHaveBeenLastCalledWith(true));
  expect(roomFor(true)).toBe(0);
});

it('whether reports open for the person is known before anybody comes near them', async () => {
  await store();
  class Nobody {
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: Nobody });
  try {
    await portal.show(<TodayPage />, { startSettings: pageWith(true) });
    await waitFor(() => expect(document.getElementById('today-reports')).not.toBeNull());
    const hasRoom = () => !document.querySelector('#today-reports [data-nothing]');
    expect(hasRoom()).toBe(true);
    await waitFor(() => expect(hasRoom()).toBe(false));
  } finally {
    delete (globalThis as { IntersectionObserver?: unknown }).IntersectionObserver;
  }
});

/** How often `isMet` was true of the page after something in it had changed. */
function timesMet(isMet: () => boolean) {
  let times = 0;
  const changes = new MutationObserver(() => (times += isMet() ? 1 : 0));
  changes.observe(document.body, { attributes: true, childList: true, subtree: true });
  return { count: () => times, stop: () => changes.disconnect() };
}
const reportsHeading = () => document.querySelector<HTMLElement>('#today-reports h2');

it('TODAY-05 a section that is probably empty shows no heading before it says that it is', async () => {
  const shown = timesMet(() => {
    const heading = reportsHeading();
    return (
      heading !== null &&
      !heading.closest('[hidden]') &&
      getComputedStyle(heading).visibility !== 'hidden'
    );
  });
  const { unmount } = await portal.show(<TodayPage />, { startSettings: pageWith(false) });
  await waitFor(() => expect(reportsHeading()?.closest('[hidden]')).toBeTruthy());
  expect(shown.count()).toBe(0);
  unmount();
  await store();
  await portal.show(<TodayPage />, { person: 'editor', startSettings: pageWith(false) });
  await waitFor(() => expect(reportsHeading()).toBeVisible());
  shown.stop();
});

it('TODAY-05 an empty section says so before it is drawn', async () => {
  let come!: () => void;
  /** As a widget comes that somebody scrolls to. */
  function Coming() {
    const [isNear, setNear] = useState(false);
    come = () => startTransition(() => setNear(true));
    if (!isNear) return null;
    const widget = { name: 'Reports', placeholder: null, emptyText: 'No reports' };
    return (
      <WidgetFrame {...widget} state={{ state: 'empty' }} onEmptyChange={onEmptyChange}>
        {() => null}
      </WidgetFrame>
    );
  }
  await portal.show(<Coming />);
  const untold = timesMet(
    () => screen.queryByText('No reports') !== null && onEmptyChange.mock.calls.length === 0,
  );
  await waitFor(() => expect(come).toBeDefined());
  come();
  await waitFor(() => expect(onEmptyChange).toHaveBeenLastCalledWith(true));
  untold.stop();
  expect(untold.count()).toBe(0);
});

it('KPI-07 KPI-08 a report opens in the layout for phones below 776 pixels, and changes it with the width', async () => {
  const opened = jest.spyOn(service.Service.prototype, 'embed');
  const layouts = () =>
    opened.mock.calls.map(
      ([, wish]) => (wish as { settings: { layoutType?: number } }).settings.layoutType,
    );
  const forPhones = models.LayoutType.MobilePortrait;
  opened.mockClear();
  await store();
  resizeTo(775);
  await show();
  await waitFor(() => expect(layouts()).toEqual([forPhones]));
  act(() => resizeTo(776));
  await waitFor(() => expect(layouts()).toEqual([forPhones, undefined]));
});

it('REPORT-12 a report with a bookmark is opened with it, one without is not', async () => {
  const opened = jest.spyOn(service.Service.prototype, 'embed');
  const bookmarks = () =>
    opened.mock.calls.map(([, wish]) => (wish as { bookmark?: object }).bookmark);
  await store({ BookmarkId: 'Bookmark1' });
  await store({ Title: 'Terminals' });
  await show();
  await waitFor(() => expect(bookmarks().at(-1)).toEqual({ name: 'Bookmark1' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Report' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Terminals' }));
  await waitFor(async () => expect(await report('Terminals')).not.toBeNull());
  expect(bookmarks().at(-1)).toBeUndefined();
});

it('REPORT-05 REPORT-13 TODAY-05 without a licence of Power BI, or without a frame, the section hides itself', async () => {
  await store();
  const { unmount } = await show('member');
  await waitFor(() => expect(onEmptyChange).toHaveBeenLastCalledWith(true));
  expect(tokens()).toBe(0);
  unmount();
  await portal.call(
    'admin',
    'PUT',
    `/powerbiframes/${(await portal.call<PowerBiFrame[]>('admin', 'GET', '/powerbiframes')).body[0]!.Id}`,
    {
      Title: 'Fleet',
      Type: 0,
      EmbedUrl: `${portal.devTenant.powerBiUrl}/reportEmbed?groupId=nordvik`,
      EmbedId: 'fleet',
      Active: false,
    },
  );
  onEmptyChange.mockClear();
  await show();
  await waitFor(() => expect(onEmptyChange).toHaveBeenLastCalledWith(true));
});

it('a token that does not come is a failure of the report, which can be tried again', async () => {
  await store();
  portal.devTenant.control.fail({ service: 'powerbi', status: 404, times: 1 });
  await show();
  expect(
    within(await screen.findByRole('alert')).getByText('Fleet could not be loaded'),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await report('Fleet')).not.toBeNull());
});

/** Power BI tells that it does not show the report that was opened last. */
const breakReport = (opened: jest.SpyInstance<Embed>, code = '403', more = {}) => {
  const { element } = opened.mock.results.at(-1)!.value as Embed;
  const detail = { message: 'TokenExpired', errorCode: code, ...more };
  act(() => void element.dispatchEvent(new window.CustomEvent('error', { detail })));
  expect(screen.getByText('Fleet could not be loaded')).toBeVisible();
};

it.each([
  ['404', 404],
  ['PowerBIEntityNotFound', 500],
  ['0', 500],
])(
  'a report that Power BI refuses by the code %j is not told as unanswered',
  async (code, status) => {
    const opened = jest.spyOn(service.Service.prototype, 'embed');
    opened.mockClear();
    await store();
    await show();
    await waitFor(() => expect(opened).toHaveBeenCalled());
    breakReport(opened, code);
    expect(screen.getByText(`Status ${status}`)).toBeVisible();
  },
);

it('a report that Power BI refuses without details is told with its message', async () => {
  const opened = jest.spyOn(service.Service.prototype, 'embed');
  opened.mockClear();
  await store();
  await show();
  await waitFor(() => expect(opened).toHaveBeenCalled());
  breakReport(opened, '403', { detailedMessage: '' });
  await userEvent.click(screen.getByRole('button', { name: /more information/i }));
  expect(await screen.findByText('TokenExpired')).toBeVisible();
});

describe('the renewal of a token that fails', () => {
  const away = () => Promise.reject(new TypeError('The network is away.'));
  const lasting = (token: string, minutes: number) =>
    Response.json({
      token,
      expiration: new Date(Date.now() + minutes * 60_000),
      embedUrl: `${portal.devTenant.powerBiUrl}/reportEmbed`,
    });
  const wait = setTimeout;
  let outgoing: jest.SpyInstance | undefined;
  afterEach(() => {
    outgoing?.mockRestore();
    jest.useRealTimers();
  });
  /** The page's time passes, and what it asks for meanwhile is answered. */
  const pass = async (minutes: number) => {
    for (let seconds = 0; seconds <= minutes * 60; seconds += 5)
      await act(async () => {
        if (seconds > 0) jest.advanceTimersByTime(5_000);
        await new Promise((resolve) => wait(resolve, 10));
      });
  };
  const isOpen = () => document.querySelector('[data-report]') !== null;
  /** Opens a report by a token of ten minutes; renewals are answered with these, in order. */
  const openReport = async (renewal: (which: number) => Promise<Response>) => {
    const real = globalThis.fetch;
    const asked = new Set<string>();
    let letGo!: () => void;
    const begun = new Promise<void>((resolve) => (letGo = resolve));
    outgoing = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      if (!/powerbiframes\/\d+\/token$/.test(String(input))) return real(input, init);
      // Without an answer the same request is sent twice.
      asked.add(new Headers(init?.headers).get('idempotency-key')!);
      if (asked.size > 1) return renewal(asked.size - 1);
      await begun;
      return lasting('first', 10);
    });
    await store();
    await show();
    await waitFor(() => expect(asked.size).toBe(1));
    jest.useFakeTimers({ doNotFake: notTheTimeouts });
    letGo();
    while (!isOpen()) await pass(0);
    return () => asked.size - 1;
  };

  it('leaves the report open and is tried again in growing pauses, until the token has ended', async () => {
    const renewals = await openReport(away);
    await pass(7.9);
    expect([renewals(), isOpen()]).toEqual([0, true]);
    await pass(1.9);
    expect(isOpen()).toBe(true);
    const before = renewals();
    expect(before).toBeGreaterThan(2);
    expect(before).toBeLessThan(6);
    await pass(1);
    expect(isOpen()).toBe(false);
    // The widget that failed asks again by itself, so that there may be more than the last try.
    expect(renewals()).toBeGreaterThan(before);
    expect(screen.getByText('Fleet could not be loaded')).toBeVisible();
  });

  it('ends with the token that comes by another try', async () => {
    const renewals = await openReport(async (which) =>
      which < 3 ? away() : lasting('second', 60),
    );
    const opened = document.querySelector('[data-report]');
    await pass(20);
    expect(renewals()).toBe(3);
    // Opened by another token it would be another one.
    expect(document.querySelector('[data-report]')).toBe(opened);
  });

  it('REPORT-09 is asked for as soon as somebody looks again after the device has slept', async () => {
    const renewals = await openReport(async () => lasting('second', 60));
    const look = () => document.dispatchEvent(new window.Event('visibilitychange'));
    look();
    await pass(0);
    expect(renewals()).toBe(0);
    // Timers stand still while a device sleeps.
    jest.setSystemTime(Date.now() + 9 * 60_000);
    look();
    look();
    await pass(0);
    expect(renewals()).toBe(1);
    await pass(20);
    expect([renewals(), isOpen()]).toEqual([1, true]);
  });

  const tokensOf = (opened: jest.SpyInstance<Embed>) =>
    opened.mock.calls.map(([, wish]) => (wish as { accessToken: string }).accessToken);

  it('REPORT-09 a report that broke comes back with the token that follows', async () => {
    const opened = jest.spyOn(service.Service.prototype, 'embed');
    opened.mockClear();
    await openReport(async () => lasting('second', 60));
    breakReport(opened);
    await pass(8.2);
    expect([isOpen(), tokensOf(opened)]).toEqual([true, ['first', 'second']]);
  });

  it('REPORT-09 "Try again" opens a report that broke by another token alone', async () => {
    const opened = jest.spyOn(service.Service.prototype, 'embed');
    opened.mockClear();
    await openReport(async () => lasting('second', 60));
    breakReport(opened);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    while (!isOpen()) await pass(0);
    expect(tokensOf(opened)).toEqual(['first', 'second']);
  });

  it('closes the report at once where the person may not have it any more', async () => {
    const renewals = await openReport(async () => Response.json({}, { status: 403 }));
    await pass(8.2);
    expect([renewals(), isOpen()]).toEqual([1, false]);
    expect(screen.getByText('Fleet could not be loaded')).toBeVisible();
  });
});
