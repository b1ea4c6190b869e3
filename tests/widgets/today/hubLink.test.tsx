import { waitFor } from '@testing-library/react';
import { openHubLink } from '../../../src/client/realtime/hubLink';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
const hour = 3_600_000;
let asked: jest.SpyInstance;
let intervals: jest.SpyInstance;
let close: () => void;

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

beforeEach(async () => {
  await portal.connectAs();
  asked = jest.spyOn(globalThis, 'fetch');
  intervals = jest.spyOn(globalThis, 'setInterval');
  const onUnknown = jest.fn();
  close = openHubLink({ onUpdate: () => undefined, onBroken: () => undefined, onUnknown });
  await waitFor(() => expect(onUnknown).toHaveBeenCalledTimes(1));
});
afterEach(() => {
  close();
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
