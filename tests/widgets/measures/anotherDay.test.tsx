import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Events } from '../../../src/client/features/events/Events';
import { setNewsPortal } from '../../support/widgets/newsWidgets';
import { setDeviceClock } from '../../support/widgets/setDeviceClock';

const portal = setNewsPortal();
afterEach(() => void jest.useRealTimers());

const day = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * day).toISOString();
const row = (id: number) => ({
  id: String(id),
  fields: { Title: `Event ${id}`, EventDate: at(id + 1), EndDate: at(id + 1.05) },
  parentReference: { listId: 'list' },
});

it('EVENTS-10 another day begins with the next events, whatever was turned to before', async () => {
  portal.devTenant.control.fail({
    service: 'sharepoint',
    path: "getBaseItemByUrl(url='/lists/Events')/items",
    status: 200,
    body: { value: [1, 2, 3, 4, 5, 6].map(row) },
  });
  await portal.show(<Events place="side" onEmptyChange={() => undefined} />);
  const region = within(await screen.findByRole('region', { name: 'Upcoming events' }));
  const count = async () => (await region.findAllByRole('listitem')).length;
  expect(await count()).toBe(4);
  await userEvent.click(region.getByRole('button', { name: 'Next' }));
  expect(await count()).toBe(2);
  setDeviceClock(new Date(new Date().setHours(36, 0, 0, 0)));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(async () => expect(await count()).toBe(4));
});
