import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notifyHostEvent } from '../../../src/client/host/hostEvents';
import { invalidate } from '../../../src/client/data/read/invalidate';
import { Events } from '../../../src/client/features/events/Events';
import { settingDefaults } from '#shared/rules/settings/settings';
import { hasChangedEvents } from '../../../src/client/data/sharePoint/changedEvents';
import type { EventFields } from '#shared/rules/calendar/eventsFromList';
import type { WidgetPlace } from '../../../src/client/ui/widget/placedWidget';
import { bannerUrl } from '../../../src/devTenant/sharepoint/addresses';
import { storeSetting } from '../../support/content/pages';
import { resetSettings, setNewsPortal } from '../../support/widgets/newsWidgets';
import { setDeviceClock } from '../../support/widgets/setDeviceClock';

const portal = setNewsPortal();
beforeEach(() =>
  resetSettings(portal, {
    calendarPageInfoUrl: 'https://nordvik.example/calendar',
    enableLanguageFilteringForSharepointEvents: false,
  }),
);

const call = "getBaseItemByUrl(url='/lists/Events')/items";
const day = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * day).toISOString();
const row = (id: number, fields: EventFields = {}) => ({
  id: String(id),
  fields: { Title: `Event ${id}`, EventDate: at(id), EndDate: at(id + 0.05), ...fields },
  parentReference: { listId: 'list' },
});
const answer = (rows: object[]) =>
  portal.devTenant.control.fail({
    service: 'sharepoint',
    path: call,
    status: 200,
    body: { value: rows },
  });
/** As many of the rows as each call asks for. */
const answerByTop = (value: object[]) => {
  for (const top of [12, 100])
    portal.devTenant.control.fail({
      ...{ service: 'sharepoint', path: `${call}*top=${top}`, status: 200 },
      body: { value: value.slice(0, top) },
    });
};
const rows = (count: number) => Array.from({ length: count }, (_, index) => row(index + 1));

async function show(place: WidgetPlace = 'main') {
  const told: boolean[] = [];
  const shown = await portal.show(
    <Events place={place} onEmptyChange={(isEmpty) => told.push(isEmpty)} />,
  );
  return {
    ...shown,
    told,
    region: within(await screen.findByRole('region', { name: 'Upcoming events' })),
  };
}
type Region = Awaited<ReturnType<typeof show>>['region'];
const titles = async (region: Region) =>
  (await region.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
const asked = () =>
  portal.devTenant.control
    .requests('sharepoint', 'lists/Events')
    .map(({ path }) => decodeURIComponent(path));

it('EVENTS-20 EVENTS-21 EVENTS-22 EVENTS-23 EVENTS-24 EVENTS-27 the widget asks the site of the calendar once, for twelve current or coming events in order', async () => {
  const { region } = await show();
  const found = await titles(region);
  expect(found.length).toBeGreaterThan(3);
  expect(asked()).toHaveLength(1);
  expect(asked()[0]).toMatch(
    /^\/sites\/calendar\/_api\/v2\.0\/sharePoint\/getBaseItemByUrl\(url='\/lists\/Events'\)\/items\?.*fields\/EndDate ge '.*\$orderby=fields\/EventDate asc&\$top=12$/,
  );
  expect(portal.devTenant.control.requests('sharepoint', 'lists/Events')[0]).toMatchObject({
    status: 200,
  });
  const dates = region
    .getAllByRole('article')
    .map((article) => Date.parse(article.querySelector('time')!.dateTime));
  expect(dates).toEqual([...dates].sort((a, b) => a - b));
});

it('EVENTS-20 where SharePoint does not know the call, Graph gives the same events', async () => {
  const first = await show();
  const bySharePoint = await titles(first.region);
  first.unmount();
  portal.devTenant.control.sharePoint.getBaseItemByUrl = 404;
  expect(await titles((await show()).region)).toEqual(bySharePoint);
  expect(portal.devTenant.control.requests('graph', '/items').length).toBeGreaterThan(0);
});

it('EVENTS-46 SETTINGS-46 eventsDisplayQuery narrows what is asked for, on an open page too', async () => {
  const { region } = await show();
  await titles(region);
  const clause = "fields/Title eq 'Nothing of the kind'";
  await storeSetting(portal, 'eventsDisplayQuery', clause);
  await act(() => invalidate('GET /featuresettings'));
  expect(await region.findByText('No future events.')).toBeVisible();
  expect(asked()).toHaveLength(2);
  expect(asked()[1]).toContain(` and (${clause})&`);
  await storeSetting(portal, 'eventsDisplayQuery', '');
});

it('EVENTS-05 EVENTS-06 EVENTS-07 EVENTS-08 EVENTS-01 EVENTS-02 EVENTS-45 shows six events, six more twice, then the way to the calendar, and six again', async () => {
  answer([
    ...rows(11),
    row(12, {
      fRecurrence: true,
      RecurrenceData:
        '<recurrence><rule><repeat><daily dayFrequency="1" /></repeat></rule></recurrence>',
    }),
  ]);
  const { region } = await show();
  expect(await titles(region)).toHaveLength(6);
  const link = region.getByRole('link', { name: 'Go to the calendar, opens in a new tab' });
  expect(link).toHaveAttribute('href', 'https://nordvik.example/calendar');
  expect(link).toHaveAttribute('target', '_blank');
  await userEvent.click(region.getByRole('button', { name: 'Show more' }));
  expect(await titles(region)).toHaveLength(12);
  expect(region.queryByText(/Find more events/)).toBeNull();
  await userEvent.click(region.getByRole('button', { name: 'Show more' }));
  expect(await titles(region)).toHaveLength(18);
  expect(region.getByText(/Find more events/).parentElement).toHaveTextContent(
    'Find more events in the Calendar.',
  );
  expect(region.getByRole('link', { name: 'Calendar, opens in a new tab' })).toHaveAttribute(
    'href',
    'https://nordvik.example/calendar',
  );
  await userEvent.click(region.getByRole('button', { name: 'Show less' }));
  expect(await titles(region)).toHaveLength(6);
});

it('EVENTS-05 EVENTS-10 BIRTHDAY-15 in the compact design four events stand on a page, turned by Previous and Next', async () => {
  answer(rows(6));
  const { region } = await show('side');
  expect(await titles(region)).toEqual(['Event 1', 'Event 2', 'Event 3', 'Event 4']);
  const link = region.getByRole('link', { name: /^Go to the calendar/ });
  const list = region.getByRole('list');
  expect(link.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(document.querySelectorAll('[data-dot]')).toHaveLength(2);
  expect(region.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(region.getByRole('button', { name: 'Next' }));
  expect(await titles(region)).toEqual(['Event 5', 'Event 6']);
  await userEvent.click(region.getByRole('button', { name: 'Previous' }));
  expect(await titles(region)).toHaveLength(4);
});

it.each(['main', 'side', 'panel'] as const)(
  'EVENTS-01 EVENTS-02 BIRTHDAY-14 the calendar is linked in every state, four have no pager: %s',
  async (place) => {
    answer(rows(4));
    const few = await show(place);
    expect(await titles(few.region)).toHaveLength(4);
    expect(few.region.queryByRole('button', { name: 'Next' })).toBeNull();
    expect(few.region.getByText(/^Find more events in the/).parentElement).toHaveTextContent(
      'Find more events in the Calendar.',
    );
    const seesLink = ({ region }: typeof few) =>
      expect(
        region.getByRole('link', { name: 'Go to the calendar, opens in a new tab' }),
      ).toHaveAttribute('href', 'https://nordvik.example/calendar');
    seesLink(few);
    few.unmount();
    portal.devTenant.control.clearFailures();
    answer([]);
    const none = await show(place);
    expect(await none.region.findByText('No future events.')).toBeVisible();
    seesLink(none);
    expect(none.region.queryByText(/^Find more events in the/)).toBeNull();
    none.unmount();
    portal.devTenant.control.clearFailures();
    portal.devTenant.control.fail({ service: 'sharepoint', path: call, status: 500 });
    const failed = await show(place);
    expect(await failed.region.findByText('Upcoming events could not be loaded')).toBeVisible();
    seesLink(failed);
  },
);

it('EVENTS-14 EVENTS-15 EVENTS-45 EVENTS-46 long texts are cut and told whole, and an event opens its display form in a new tab', async () => {
  const [Title, Location] = [
    'Presentation of the new harbour master plan',
    'Auditorium on the first floor of the headquarters',
  ];
  answer([row(1, { Title, Location }), row(2, { OrganizationCalendarName: 'Group calendar' })]);
  const { region } = await show();
  const link = await region.findByRole('link', {
    name: 'Presentation of the new harbo…, opens in a new tab',
  });
  expect(link).toHaveTextContent(/^Presentation of the new harbo…$/);
  expect(link).toHaveAccessibleDescription(Title);
  expect(link).toHaveAttribute(
    'href',
    `${portal.devTenant.sharePointUrl}/sites/calendar/Lists/Events/DispForm.aspx?ID=1`,
  );
  expect(link).toHaveAttribute('target', '_blank');
  const place = region.getByText(/^Auditorium on the first floor…$/);
  expect(place).toHaveAttribute('title', Location);
  expect(region.getByText(`Place: ${Location}`)).toBeInTheDocument();
  const [first, second] = region.getAllByRole('article').map((article) => within(article));
  expect(first!.queryByText('Group calendar')).toBeNull();
  expect(second!.getByText('Group calendar')).toBeVisible();
});

it('EVENTS-12 EVENTS-13 LANG-17 a person sees events of no or followed channels, and by setting only in their languages', async () => {
  const { body: followed } = await portal.call<{ ChannelTermId: string }[]>(
    'member',
    'GET',
    '/me/userchannelterms',
  );
  const { body: read } = await portal.call<{ LanguageTermId: string }[]>(
    'member',
    'GET',
    '/me/userlanguageterms',
  );
  const [followedId, languageId] = [followed[0]!.ChannelTermId, read[0]!.LanguageTermId];
  const unknown = '00000000-0000-4000-8000-000000000000';
  const all = [
    row(1, {
      BoolField_Channel: [{ TermGuid: followedId }],
      BoolField_Language: { TermGuid: languageId },
    }),
    row(2, {
      BoolField_Channel: [{ TermGuid: unknown }],
      BoolField_Language: { TermGuid: languageId },
    }),
    row(3, { BoolField_Language: { TermGuid: unknown } }),
  ];
  answer(all);
  const unfiltered = await show();
  expect(await titles(unfiltered.region)).toEqual(['Event 1', 'Event 3']);
  unfiltered.unmount();
  await resetSettings(portal, { enableLanguageFilteringForSharepointEvents: true });
  answer(all);
  expect(await titles((await show()).region)).toEqual(['Event 1']);
});

it('EVENTS-19 EVENTS-44 EVENTS-09 TODAY-05 without events it says so and tells its parent, also when all of them are over', async () => {
  answer([row(1, { EventDate: at(-2), EndDate: at(-1) })]);
  const { region, told } = await show();
  expect(await region.findByText('No future events.')).toBeVisible();
  expect(told.at(-1)).toBe(true);
});

it('EVENTS-41 EVENTS-42 a failure shows the error template, never the empty text, is not cached and can be retried', async () => {
  portal.devTenant.control.fail({ service: 'sharepoint', path: call, status: 500 });
  const { region, told, cache } = await show();
  expect(await region.findByText('Upcoming events could not be loaded')).toBeVisible();
  expect(region.getByText('Status 500')).toBeVisible();
  expect(region.queryByText('No future events.')).toBeNull();
  expect(told).not.toContain(true);
  const key = `events ${portal.devTenant.sharePointUrl}/sites/calendar ` as const;
  expect(cache.peek(key)).toBeUndefined();
  portal.devTenant.control.clearFailures();
  await userEvent.click(region.getByRole('button', { name: 'Try again' }));
  expect((await titles(region)).length).toBeGreaterThan(3);
  // Read it is kept, under the same key.
  expect(cache.peek(key)).toBeDefined();
});

it('EVENTS-42 EVENTS-44 an outage after the last known event has ended is told, and is not "no future events"', async () => {
  answer([row(1, { EventDate: at(-0.1), EndDate: at(0.1) })]);
  const { region, told } = await show();
  expect(await titles(region)).toEqual(['Event 1']);
  portal.devTenant.control.reset();
  portal.devTenant.control.fail({ service: 'sharepoint', path: call, status: 504 });
  await act(() => invalidate('events'));
  setDeviceClock(Date.now() + 0.2 * day);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await region.findByText('Upcoming events could not be loaded')).toBeVisible();
  expect(region.queryByText('No future events.')).toBeNull();
  expect(told).not.toContain(true);
  jest.useRealTimers();
});

it('EVENTS-47 a rule that is not understood shows the event once, by its own date, and is written to the log', async () => {
  const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  answer([
    row(1, {
      fRecurrence: true,
      TimeZone: 3,
      RecurrenceData:
        '<recurrence><rule><repeat><hourly hourFrequency="2" /></repeat></rule></recurrence>',
    }),
  ]);
  expect(await titles((await show()).region)).toEqual(['Event 1']);
  expect(log.mock.calls.map(([text]) => String(text))).toContainEqual(
    expect.stringContaining('event 1 is not understood'),
  );
  log.mockRestore();
});

it('the zone of the site is asked for only for a series that does not tell its own', async () => {
  const weekly =
    '<recurrence><rule><repeat><daily dayFrequency="1" /></repeat></rule></recurrence>';
  answer([row(1, { fRecurrence: true, TimeZone: 3, RecurrenceData: weekly })]);
  const first = await show();
  await titles(first.region);
  expect(portal.devTenant.control.requests('sharepoint', 'RegionalSettings')).toEqual([]);
  first.unmount();
  portal.devTenant.control.clearFailures();
  answer([row(1, { fRecurrence: true, RecurrenceData: weekly })]);
  await titles((await show()).region);
  expect(portal.devTenant.control.requests('sharepoint', 'RegionalSettings')).toMatchObject([
    { status: 200 },
  ]);
});

it('an event is handed over as a file for the own calendar', async () => {
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: () => undefined,
  });
  const pressed = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    expect(this.download).toBe('Event 1.ics');
  });
  answer([
    row(1, {
      Description:
        '<p>Bring <b>boots</b><br>and a coat.</p><h3>The quay</h3>From 9.<script>alert(1)</script>',
    }),
  ]);
  const { region } = await show();
  await userEvent.click(
    await region.findByRole('button', { name: 'Add Event 1 to my calendar (file)' }),
  );
  await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
  expect(files[0]!.type).toBe('text/calendar;charset=utf-8');
  const file = await files[0]!.text();
  expect(file).toContain('DESCRIPTION:Bring boots\\nand a coat.\\nThe quay\\nFrom 9.\r\n');
  pressed.mockRestore();
});

it('SETTINGS-36 IMAGES-16 a picture that asks for a token is read in the size that the settings name', async () => {
  const [page] = [...portal.devTenant.company.allSitePages()];
  const banner = bannerUrl(page!, portal.devTenant.sharePointUrl);
  const sizes = ['medium', 'large'] as const;
  for (const size of sizes) {
    await storeSetting(portal, 'defaultImageThumbnailSize', size);
    answer([row(1, { BannerUrl: { Url: banner } })]);
    const { region, unmount } = await show();
    await titles(region);
    const image = document.querySelector(`img[src="${banner}"]`);
    fireEvent.error(image!);
    await waitFor(() => expect(asksFor(size)).toBe(1));
    unmount();
  }
});
const asksFor = (size: string) =>
  portal.devTenant.control.requests('sharepoint', `/thumbnails/0/${size}/content`).length;

it('EVENTS-04 EVENTS-18 an event tells its day and times, and both dates where it ends on another day', async () => {
  const moment = (...[date, hour, minute]: [number, number, number]) =>
    new Date(new Date().getFullYear() + 1, 11, date, hour, minute).toISOString();
  answer([
    row(1, { EventDate: moment(5, 8, 5), EndDate: moment(5, 23, 30) }),
    row(2, { EventDate: moment(6, 22, 0), EndDate: moment(7, 0, 30) }),
  ]);
  const { region } = await show();
  const [same, different] = await region.findAllByRole('article');
  expect(same!.querySelector('time')).toHaveTextContent(/^5 Dec$/);
  expect(within(same!).getByText(/^[A-Z][a-z]{2}, 5 Dec 20\d\d, 8:05 – 23:30$/)).toBeVisible();
  expect(
    within(different!).getByText(/^[A-Z][a-z]{2}, 6 Dec 20\d\d 22:00 – 7 Dec 20\d\d 0:30$/),
  ).toBeVisible();
});

it('an event of all day says so behind its weekday, in small letters', async () => {
  const [EventDate, EndDate] = [at(2), at(2)].map((moment) => `${moment.slice(0, 10)}T00:00:00Z`);
  answer([row(1, { EventDate, EndDate, fAllDayEvent: true })]);
  expect(await (await show()).region.findByText(/^[A-Z][a-z]{2}, all day$/)).toBeVisible();
});

it('EVENTS-11 an event that has ended is not there beside one that goes on', async () => {
  answer([
    row(1, { EventDate: at(-0.2), EndDate: at(-0.1) }),
    row(2, { EventDate: at(-0.1), EndDate: at(0.1) }),
  ]);
  expect(await titles((await show()).region)).toEqual(['Event 2']);
});

it('EVENTS-11 an event leaves the list when it ends while the page stays open', async () => {
  const soon = new Date(Date.now() + 2_000).toISOString();
  answer([row(1, { EventDate: at(-0.1), EndDate: soon }), row(2)]);
  const { region } = await show();
  await titles(region);
  await waitFor(async () => expect(await titles(region)).toEqual(['Event 2']));
});

it.each([
  ['looked at', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['resumed by its host', () => notifyHostEvent('resume', undefined)],
])(
  'EVENTS-11 an event that ended while the device slept goes when the page is %s',
  async (_how, wake) => {
    answer([row(1, { EventDate: at(-0.1), EndDate: at(0.1) }), row(2)]);
    const { region } = await show();
    expect(await titles(region)).toEqual(['Event 1', 'Event 2']);
    // The timers have stood still meanwhile.
    setDeviceClock(Date.now() + 0.2 * day);
    act(() => void wake());
    expect(await titles(region)).toEqual(['Event 2']);
    jest.useRealTimers();
  },
);

it('EVENTS-11 EVENTS-21 where the clock of the device is wrong, the time of the server counts', async () => {
  const [now, running] = [Date.now(), row(1, { EventDate: at(-0.1), EndDate: at(0.1) })];
  answer([running, row(2)]);
  setDeviceClock(now + 1.1 * day);
  const { region } = await show();
  expect(await titles(region)).toEqual(['Event 1', 'Event 2']);
  jest.useRealTimers();
  const [, since] = /fields\/EndDate ge '([^']+)'/.exec(asked()[0]!)!;
  expect(Math.abs(Date.parse(since!) - now)).toBeLessThan(0.6 * day);
});

it('EVENTS-16 EVENTS-17 a bare placeholder is no banner, and a banner is asked for without its query', async () => {
  answer([
    row(1, { BannerUrl: { Url: '{host}' } }),
    row(2, { BannerUrl: { Url: 'https://cdn.example/quay.png?width=400' } }),
  ]);
  const { region } = await show();
  const pictures = (await region.findAllByRole('article')).map((article) =>
    [...article.querySelectorAll('img')].map((image) => image.getAttribute('src')),
  );
  expect(pictures).toEqual([[], ['https://cdn.example/quay.png']]);
});

it('EVENTS-40 EVENTS-43 a series shows its next twelve occurrences, and twelve rows are asked for', async () => {
  answer([
    row(1, {
      ...{ EventDate: at(-20.5), EndDate: at(-20.4), fRecurrence: true, TimeZone: 3 },
      RecurrenceData:
        '<recurrence><rule><repeat><daily dayFrequency="1" /></repeat></rule></recurrence>',
    }),
  ]);
  const { region } = await show();
  expect(await titles(region)).toHaveLength(6);
  expect(asked()[0]).toMatch(/\$top=12$/);
  await userEvent.click(region.getByRole('button', { name: 'Show more' }));
  expect(await titles(region)).toHaveLength(12);
  expect(region.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('EVENTS-43 of a series with many cancelled occurrences none is shown as if it took place', async () => {
  const noon = (days: number, hour = 12) => `${at(days).slice(0, 10)}T${hour}:00:00Z`;
  const series = row(1, {
    ...{ EventDate: noon(1), EndDate: noon(1, 13), fRecurrence: true, TimeZone: 3, EventType: 1 },
    RecurrenceData:
      '<recurrence><rule><repeat><daily dayFrequency="1" /></repeat></rule></recurrence>',
  });
  const cancelled = Array.from({ length: 13 }, (_, index) =>
    row(index + 2, {
      ...{ EventDate: noon(index + 1), EndDate: noon(index + 1, 13), fRecurrence: true },
      ...{ EventType: 3, MasterSeriesItemID: 1, RecurrenceID: noon(index + 1) },
    }),
  );
  answerByTop([series, ...cancelled]);
  const { region } = await show();
  await titles(region);
  const [next] = region.getAllByRole('article');
  expect(Date.parse(next!.querySelector('time')!.dateTime)).toBe(Date.parse(noon(14)));
});

const others = { BoolField_Channel: [{ TermGuid: '00000000-0000-4000-8000-000000000000' }] };
const weekly = {
  ...{ EventDate: at(-300.1), EndDate: at(-300), fRecurrence: true, TimeZone: 3 },
  RecurrenceData:
    '<recurrence><rule><repeat><weekly mo="TRUE" weekFrequency="1" /></repeat></rule></recurrence>',
};

it.each([
  ['EVENTS-12', 'events of other channels', others],
  ['EVENTS-22', 'series begun long ago', weekly],
])('%s behind many %s the next event for everybody is found', async (_id, _rows, fields) => {
  answerByTop([
    ...rows(12).map(({ id }) => row(Number(id), fields)),
    row(13, { EventDate: at(0) }),
  ]);
  const { region } = await show();
  await waitFor(async () => expect(await titles(region)).toContain('Event 13'));
});

it('EVENTS-12 EVENTS-26 the check for new events looks behind many that are for others', async () => {
  answerByTop(rows(13).map(({ id }) => row(Number(id), id === '13' ? {} : others)));
  const { connection } = await portal.connectAs();
  connection.setLicensed(true);
  const settings = {
    ...settingDefaults,
    organizationCalenderSiteUrl: `${portal.devTenant.sharePointUrl}/sites/calendar`,
  };
  const { signal } = new AbortController();
  expect(await hasChangedEvents({ since: at(-3), settings, signal })).toBe(true);
});
