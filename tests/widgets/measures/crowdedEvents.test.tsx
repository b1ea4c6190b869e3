import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Events } from '../../../src/client/features/events/Events';
import type { EventFields } from '#shared/rules/calendar/eventsFromList';
import { resetSettings, setNewsPortal } from '../../support/widgets/newsWidgets';

const portal = setNewsPortal();
beforeEach(() => resetSettings(portal, { enableLanguageFilteringForSharepointEvents: false }));

const path = "getBaseItemByUrl(url='/lists/Events')/items";
const noon = (days: number) => {
  const date = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return { EventDate: `${date}T12:00:00Z`, EndDate: `${date}T13:00:00Z` };
};
const row = (id: number, fields: EventFields) => ({
  id: String(id),
  fields: { Title: `Event ${id}`, ...fields },
  parentReference: { listId: 'list' },
});
const repeated = (rule: string) => ({
  ...{ fRecurrence: true, TimeZone: 3, EventType: 1 },
  RecurrenceData: `<recurrence><rule><repeat>${rule}</repeat></rule></recurrence>`,
});
/** As many of the rows as each call asks for. */
function answer(rows: object[]) {
  for (const top of [12, 100])
    portal.devTenant.control.fail({
      ...{ service: 'sharepoint', path: `${path}*top=${top}`, status: 200 },
      body: { value: rows.slice(0, top) },
    });
}
async function show() {
  await portal.show(<Events place="main" onEmptyChange={() => undefined} />);
  return within(await screen.findByRole('region', { name: 'Upcoming events' }));
}
const asked = () => portal.devTenant.control.requests('sharepoint', 'lists/Events').length;

/** Eleven single events within four days beside a daily one, which is off on the sixth day. */
const crowded = [
  row(1, { ...noon(1), ...repeated('<daily dayFrequency="1" />'), Title: 'Daily' }),
  ...Array.from({ length: 11 }, (_, index) => row(index + 2, noon(1 + Math.floor(index / 3)))),
  row(13, { ...noon(5), Title: 'Party' }),
  row(14, {
    ...{ ...noon(6), EventType: 3, fRecurrence: true, MasterSeriesItemID: 1 },
    RecurrenceID: noon(6).EventDate,
  }),
];

/** Day and title of each event that is seen. */
const seenIn = (region: Awaited<ReturnType<typeof show>>) =>
  region
    .getAllByRole('article')
    .map(
      (each) =>
        `${each.querySelector('time')!.dateTime.slice(0, 10)} ${within(each).getByRole('heading').textContent}`,
    );
const dayOf = (days: number) => noon(days).EventDate.slice(0, 10);

it('EVENTS-06 EVENTS-43 whoever goes on in the list misses no event between those of a series', async () => {
  answer(crowded);
  const region = await show();
  await region.findAllByRole('article');
  expect(asked()).toBe(1);
  for (let press = 0; press < 2; press += 1)
    await userEvent.click(region.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(seenIn(region)).toContain(`${dayOf(5)} Party`));
  expect(seenIn(region)).not.toContain(`${dayOf(6)} Daily`);
  expect(asked()).toBe(2);
});

it('a yearly event says of which year each of its days is', async () => {
  answer([
    row(1, {
      ...noon(1),
      ...repeated(
        `<yearly yearFrequency="1" month="${new Date().getMonth() + 1}" day="${new Date().getDate()}" />`,
      ),
      Title: "Founders' Day",
    }),
  ]);
  const region = await show();
  const articles = await region.findAllByRole('article');
  const years = articles.map((each) => /20\d\d/.exec(each.textContent)?.[0]);
  expect(new Set(years).size).toBe(articles.length);
});
