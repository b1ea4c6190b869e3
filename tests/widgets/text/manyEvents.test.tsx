import { screen, waitFor, within } from '@testing-library/react';
import { Events } from '../../../src/client/features/events/Events';
import type { EventFields } from '#shared/rules/calendar/eventsFromList';
import { resetSettings, setNewsPortal } from '../../support/widgets/newsWidgets';

const portal = setNewsPortal();
beforeEach(() => resetSettings(portal, { enableLanguageFilteringForSharepointEvents: false }));

const list = "getBaseItemByUrl(url='/lists/Events')/items";
const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const row = (id: number, fields: EventFields = {}) => ({
  id: String(id),
  fields: { Title: `Event ${id}`, EventDate: at(id), EndDate: at(id + 0.05), ...fields },
  parentReference: { listId: 'list' },
});
const others = { BoolField_Channel: [{ TermGuid: '00000000-0000-4000-8000-000000000000' }] };
/** So many of the first twelve are for others, and all after them for everybody. */
const rowsBehind = (count: number) =>
  Array.from({ length: 15 }, (_, index) => row(index + 1, index < count ? others : {}));
const answer = (top: number, value: object[]) =>
  portal.devTenant.control.fail({
    ...{ service: 'sharepoint', path: `${list}*top=${top}`, status: 200 },
    body: { value: value.slice(0, top) },
  });
const asked = () => portal.devTenant.control.requests('sharepoint', 'lists/Events');

async function show() {
  await portal.show(<Events place="main" onEmptyChange={() => undefined} />);
  return within(await screen.findByRole('region', { name: 'Upcoming events' }));
}
type Region = Awaited<ReturnType<typeof show>>;
const titles = async (region: Region) =>
  (await region.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);

it.each([3, 4, 5])(
  'EVENTS-12 EVENTS-05 behind %d own of twelve events more are found',
  async (own) => {
    for (const top of [12, 100]) answer(top, rowsBehind(12 - own));
    const region = await show();
    await waitFor(async () => expect(await titles(region)).toHaveLength(6));
    expect(asked()).toHaveLength(2);
  },
);

it('EVENTS-23 six own of twelve events fill the list, and nothing more is asked for', async () => {
  for (const top of [12, 100]) answer(top, rowsBehind(6));
  expect(await titles(await show())).toHaveLength(6);
  expect(asked()).toHaveLength(1);
});

describe('while more is asked for', () => {
  it('EVENTS-42 the events that are known stay where that fails, and it is told', async () => {
    answer(12, rowsBehind(9));
    portal.devTenant.control.fail({ service: 'sharepoint', path: `${list}*top=100`, status: 500 });
    const region = await show();
    expect(await region.findByText(/^Upcoming events could not be loaded/)).toBeVisible();
    expect(await titles(region)).toEqual(['Event 10', 'Event 11', 'Event 12']);
  });

  it('the events that are known are shown', async () => {
    answer(12, rowsBehind(9));
    portal.devTenant.control.fail({
      ...{ service: 'sharepoint', path: `${list}*top=100`, silence: 'hang' },
    });
    expect(await titles(await show())).toEqual(['Event 10', 'Event 11', 'Event 12']);
  });

  it('EVENTS-44 it is not said that there are none', async () => {
    answer(12, rowsBehind(12));
    portal.devTenant.control.fail({ service: 'sharepoint', path: `${list}*top=100`, status: 500 });
    const region = await show();
    expect(await region.findByText('Upcoming events could not be loaded')).toBeVisible();
    expect(region.queryByText('No future events.')).toBeNull();
  });
});
