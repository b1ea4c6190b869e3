import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callApi } from '../../../src/client/data/connection/callApi';
import { FailureError } from '../../../src/client/data/connection/failure';
import { failureWithout } from '../../../src/client/data/connection/failureOf';
import { handleFailure } from '../../../src/client/data/connection/handleFailure';
import { confirmDone } from '../../../src/client/data/notices';
import { readFollowedSites } from '../../../src/client/data/sharePoint/followedSites';
import { readSitePicture } from '../../../src/client/data/sharePoint/sitePictures';
import { uploadImage } from '../../../src/client/data/uploadImage';
import { useRead, type Read } from '../../../src/client/data/read/useRead';
import { useEvents } from '../../../src/client/features/myDay/events/useEvents';
import { usePlanner } from '../../../src/client/features/myDay/tasks/usePlanner';
import { firstTexts as en } from '../../../src/client/texts/topics';
import { WidgetFrame } from '../../../src/client/ui/widget/WidgetFrame';
import { bannerUrl } from '../../../src/devTenant/sharepoint/addresses';
import { controlled, List } from '../../support/widgets/controlledRead';
import { setDeviceClock } from '../../support/widgets/setDeviceClock';
import { watchNotices } from '../../support/widgets/notices';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';
import { valueOr } from '../../../src/client/ui/widget/combineStates';

const portal = setWidgetPortal();
const notices = watchNotices();

function Widget({ read }: { read: Read<string[]> }) {
  return (
    <WidgetFrame name="Your list" state={useRead(read)} placeholder={null} emptyText="Nothing">
      {(value) => <p>{value.join(', ')}</p>}
    </WidgetFrame>
  );
}

async function shown(read: Read<string[]>, keepCache = false) {
  return portal.show(<List read={read} />, { keepCache });
}

it('ERRORS-50 a read is seen loading, then with its content, and empty only when it has loaded', async () => {
  const { read, next } = controlled();
  await shown(read);
  expect(await screen.findByText('Loading')).toBeVisible();
  (await next()).answer([]);
  expect(await screen.findByText('Empty')).toBeVisible();
});

it('ERRORS-54 a failure is never shown as empty, and can be tried again', async () => {
  const { read, calls, next } = controlled();
  await shown(read);
  (await next()).fail(500);
  await userEvent.click(await screen.findByRole('button', { name: 'Failed with 500' }));
  await waitFor(() => expect(calls.length).toBe(2));
  calls[1]!.answer(['a']);
  expect(await screen.findByText('a')).toBeVisible();
});

it('ERRORS-50 after another try that works the keyboard is in the part of the page where the widget is', async () => {
  const { read, calls, next } = controlled();
  await portal.show(
    <section aria-label="Around">
      <Widget read={read} />
    </section>,
  );
  (await next()).fail(500);
  const again = await screen.findByRole('button', { name: 'Try again' });
  again.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(calls).toHaveLength(2));
  (await next()).answer(['here']);
  await screen.findByText('here');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Around' })).toHaveFocus());
});

it('ERRORS-27 ERRORS-28 a failed read is logged and stays shown; a list that it is only a part of gets an empty one', async () => {
  const { read, next } = controlled();
  function Parts() {
    const state = useRead(read);
    return (
      <>
        <p>{JSON.stringify([valueOr(state, []), valueOr(state, null)])}</p>
        <List read={read} />
      </>
    );
  }
  await portal.show(<Parts />);
  expect(await screen.findByText('[[],null]')).toBeVisible();
  (await next()).fail(500);
  expect(await screen.findByRole('button', { name: 'Failed with 500' })).toBeVisible();
  expect(screen.getByText('[[],null]')).toBeVisible();
  // eslint-disable-next-line no-console -- the browser's console is the log
  expect(console.warn).toHaveBeenCalledWith('Test: 500 /test', ['no'], '');
});

it('ERRORS-29 failures of pages, pictures, histories, menus, terms and settings are rethrown to callers', async () => {
  await portal.connectAs({ person: 'admin' });
  const operation = 'Test';
  const real = globalThis.fetch;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      String(input).includes('/api/')
        ? Promise.resolve(new Response('{}', { status: 500 }))
        : real(input, init),
    );
  const calls = [
    () => callApi('GET /pages/{id}', { params: { id: 1 }, operation }),
    () => callApi('POST /pages/query', { body: {}, operation }),
    () => callApi('GET /Image', { operation }),
    () =>
      uploadImage(new File(['x'], 'x.png'), {
        operation,
        name: 'x.png',
        onProgress: () => undefined,
        signal: new AbortController().signal,
      }),
    () =>
      callApi('GET /pages/{id}/audits', { params: { id: 1 }, query: { amount: 25 }, operation }),
    () => callApi('GET /restaurantmenus/all', { operation }),
    () =>
      callApi('PUT /featuresettings/{key}', {
        params: { key: 'stickyHeader' },
        body: { Value: true, Modified: '2026-01-01T08:00:00Z' },
        operation,
      }),
    () => callApi('GET /languageterms/localized/{lcid}', { params: { lcid: 1033 }, operation }),
  ];
  for (const call of calls) await expect(call()).rejects.toBeInstanceOf(FailureError);
});

it('ERRORS-32 failures of sites, tasks and events are rethrown, so that their screens show them', async () => {
  portal.devTenant.control.fail({ service: 'sharepoint', path: 'sphomeservice', status: 500 });
  for (const path of ['/me/planner/tasks', '/me/calendar/calendarView', '/me/followedSites'])
    portal.devTenant.control.fail({ service: 'graph', path, status: 500 });
  function Day() {
    const states = [usePlanner('Tasks'), useEvents('2026-11-20', 'Events')];
    return states.map((state, index) => (
      <p key={index}>
        {state.state === 'failed' && `${state.failure.operation}: ${state.failure.status}`}
      </p>
    ));
  }
  await portal.show(<Day />);
  expect(await screen.findByText('Tasks: 500')).toBeVisible();
  expect(await screen.findByText('Events: 500')).toBeVisible();
  await expect(readFollowedSites({ operation: 'Sites' })).rejects.toMatchObject({
    name: 'FailureError',
    failure: { status: 500, operation: 'Sites' },
  });
  portal.devTenant.control.clearFailures();
});

it('ERRORS-02 a person without a licence sees the empty state without a message', async () => {
  const { read, next } = controlled();
  await shown(read);
  (await next()).fail(402);
  expect(await screen.findByText('Empty')).toBeVisible();
  expect(notices).toEqual([]);
});

it('OFFLINE-05 a cached value shows at once on the next visit and is refreshed behind it', async () => {
  const first = controlled();
  const before = await shown(first.read);
  (await first.next()).answer(['old']);
  await screen.findByText('old');
  before.unmount();
  const second = controlled();
  await shown(second.read, true);
  expect(await screen.findByText('old')).toBeVisible();
  (await second.next()).answer(['new']);
  expect(await screen.findByText('new')).toBeVisible();
});

it('OFFLINE-05 a value that was kept while the clock of the device was ahead is refreshed too', async () => {
  const first = controlled();
  const before = await shown(first.read);
  const { answer } = await first.next();
  setDeviceClock(new Date(Date.now() + 2 * 3_600_000));
  answer(['old']);
  await screen.findByText('old');
  jest.useRealTimers();
  before.unmount();
  const second = controlled();
  await shown(second.read, true);
  expect(await screen.findByText('old')).toBeVisible();
  (await second.next()).answer(['new']);
  expect(await screen.findByText('new')).toBeVisible();
});

async function expectSavedValue(status: number, now: number): Promise<void> {
  // The notice is shown once for all that notice it together: these are minutes apart.
  jest.spyOn(Date, 'now').mockReturnValue(now);
  const first = controlled();
  const before = await shown(first.read);
  (await first.next()).answer(['old']);
  await screen.findByText('old');
  before.unmount();
  const second = controlled();
  await shown(second.read, true);
  (await second.next()).fail(status);
  expect(await screen.findByText('old (saved)')).toBeVisible();
  expect(notices).toEqual([
    { kind: 'warning', text: 'No internet - Only locally saved data available', duration: 5_000 },
  ]);
}

it('ERRORS-07 OFFLINE-03 status 504 serves the cached value with a notice', () =>
  expectSavedValue(504, Date.now() + 60_000));

it('ERRORS-08 ERRORS-09 without a network the cached value is served with a notice', () =>
  expectSavedValue(0, Date.now() + 120_000));

it('a widget with a saved value says how old it is, and another try renews it', async () => {
  const widget = ({ read }: ReturnType<typeof controlled>) => <Widget read={read} />;
  const first = controlled();
  const before = await portal.show(widget(first));
  (await first.next()).answer(['old']);
  await screen.findByText('old');
  before.unmount();
  const second = controlled();
  await portal.show(widget(second), { keepCache: true });
  (await second.next()).fail(503);
  expect(
    await screen.findByText(
      /^Your list could not be refreshed\. Showing saved content \(.*\d+:\d+.*\)\.$/,
    ),
  ).toBeVisible();
  expect(screen.getByText('old')).toBeVisible();
  expect(notices).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(second.calls.length).toBe(2));
  second.calls[1]!.answer(['new']);
  expect(await screen.findByText('new')).toBeVisible();
  expect(screen.queryByText(/could not be refreshed/)).toBeNull();
});

it('ERRORS-55 ERRORS-59 confirmations are green and stay 2.5 seconds; failures and the offline notice stay 5', async () => {
  confirmDone('Updated!');
  handleFailure(
    new FailureError(failureWithout({ operation: 'Test', url: '/test' }, 500, 'no')),
    en,
  );
  expect(notices).toEqual([
    { kind: 'success', text: 'Updated!', duration: 2_500 },
    {
      kind: 'error',
      text: 'Test: There was a problem loading or saving information. Please try again later. (status 500)',
      duration: 5_000,
    },
  ]);
  notices.length = 0;
  await expectSavedValue(0, Date.now() + 180_000);
});

it('ERRORS-61 status 504 shows only the offline notice with a saved value, and the status without one', async () => {
  handleFailure(
    new FailureError(failureWithout({ operation: 'Test', url: '/test' }, 504, 'no')),
    en,
  );
  expect(notices).toEqual([
    {
      kind: 'error',
      text: 'Test: There was a problem loading or saving information. Please try again later. (status 504)',
      duration: 5_000,
    },
  ]);
  notices.length = 0;
  await expectSavedValue(504, Date.now() + 240_000);
});

it('CACHE-18 IMAGES-16 a picture is kept in each size that was asked for', async () => {
  const [page] = [...portal.devTenant.company.allSitePages()];
  const address = bannerUrl(page!, portal.devTenant.sharePointUrl);
  (await portal.connectAs()).connection.setLicensed(true);
  portal.devTenant.control.clearRequests();
  for (const size of ['medium', 'large', 'medium'] as const)
    await readSitePicture({ address, ids: null }, size, { operation: 'Picture' });
  const asked = portal.devTenant.control.requests('sharepoint', '/thumbnails/0/');
  expect(asked.map(({ path }) => /thumbnails\/0\/(\w+)/.exec(path)?.[1])).toEqual([
    'medium',
    'large',
  ]);
});
