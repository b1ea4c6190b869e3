import { act, render, screen, waitFor, within } from '@testing-library/react';
import { eventFields, type CalendarEvent } from '#shared/rules/calendar/dayEvents';
import { useDay } from '../../../src/client/data/useDay';
import { watchSleep } from '../../../src/client/platform/moments';
import { storeSetting } from '../../support/content/pages';
import {
  calendarEvent,
  dayPaths,
  open,
  press,
  region,
  setDay,
  todayAt,
} from '../../support/widgets/dayStage';

const stage = setDay();
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Noon of a day of March 2026 where the device is, as Planner writes it. */
const inMarch = (day: number) => new Date(2026, 2, day, 12).toISOString();
/** The value behind a word in the open panels. */
const said = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;

it('MYDAY-03 an opened task says who made it, and each of its dates', async () => {
  const done = new Date();
  stage.day({
    planner: [
      {
        ...{ id: 'p', title: 'Order valves', createdBy: { user: { displayName: 'Ada Berg' } } },
        ...{ createdDateTime: inMarch(4), startDateTime: inMarch(5), dueDateTime: inMarch(6) },
        ...{ percentComplete: 100, completedDateTime: done.toISOString() },
      },
    ],
  });
  const details = { service: 'graph', path: '/planner/tasks/p', status: 200, body: {} } as const;
  stage.portal.devTenant.control.fail(details);
  await stage.openBoard();
  await open(/Order valves/);
  await screen.findByText('Created by');
  expect(said('Created by')).toHaveTextContent('Ada Berg');
  expect(said('Created')).toHaveTextContent('March 4, 2026');
  expect(said('Start')).toHaveTextContent('March 5, 2026');
  const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
  expect(said('Completed')).toHaveTextContent(long.format(done));
  expect(await screen.findByLabelText('Due date')).toHaveValue('2026-03-06');
});

describe('addresses', () => {
  const own = {
    toDoUrl: 'https://tasks.example/own',
    plannerUrl: 'https://planner.example/own',
    outlookCalendarUrl: 'https://calendar.example/own',
  };
  const microsoft = {
    toDoUrl: 'https://to-do.office.com/tasks',
    plannerUrl: 'https://planner.cloud.microsoft',
    outlookCalendarUrl: 'https://outlook.office.com/calendar',
  };
  const store = async (addresses: typeof own) => {
    for (const [name, address] of Object.entries(addresses))
      await storeSetting(stage.portal, name as keyof typeof own, address);
  };
  beforeAll(() => store(own));
  afterAll(() => store(microsoft));

  it('MYDAY-46 the links below the lists lead where the settings say', async () => {
    stage.day({});
    await stage.openBoard();
    const link = async (column: string, name: string) =>
      (await region(column)).findByRole('link', { name: new RegExp(name) });
    await waitFor(async () => {
      expect(await link('Tasks', 'To Do')).toHaveAttribute('href', own.toDoUrl);
      expect(await link('Tasks', 'Planner')).toHaveAttribute('href', own.plannerUrl);
      expect(await link('Events', 'Outlook')).toHaveAttribute('href', own.outlookCalendarUrl);
    });
  });

  it('MYDAY-03 MYDAY-17 a task and an event lead to themselves, whatever the settings say', async () => {
    const webLink = 'https://outlook.office365.com/owa/?itemid=e1';
    stage.day({
      toDo: [{ id: 'AQMk=', title: 'Book the train' }],
      planner: [{ id: 'xyz', title: 'Order valves', planId: 'plan' }],
      events: [calendarEvent('Design review', [0, 24], { webLink, bodyPreview: 'Of the hull.' })],
    });
    stage.portal.devTenant.control.fail({
      ...{ service: 'graph', path: '/planner/', method: 'GET', status: 200, body: {} },
    });
    stage.answers(dayPaths.planner, [{ id: 'xyz', title: 'Order valves', planId: 'plan' }]);
    await stage.openBoard();
    await open(/Book the train/);
    await open(/Order valves/);
    await open(/Design review/);
    expect(await screen.findByText('Of the hull.')).toBeVisible();
    const [asked] = stage.requests('/calendarView');
    expect(new URL(asked!.path, 'https://x.example').searchParams.get('$select')).toBe(eventFields);
    for (const [name, address] of [
      ['Show in To Do', 'https://to-do.office.com/tasks/id/AQMk%3D/details'],
      ['Show in Planner', 'https://planner.cloud.microsoft/webui/plan/plan/view/board/task/xyz'],
      ['Show in Outlook', webLink],
    ] as const)
      expect(await screen.findByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute(
        'href',
        address,
      );
  });
});

it('MYDAY-01 a Dane reads "I dag" with the date in Danish', async () => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['da']);
  stage.day({});
  await stage.openBoard();
  const today = await screen.findByText(/^I dag, /);
  const weekdays = ['søndag', 'mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag'];
  expect(weekdays.some((weekday) => today.textContent.includes(`I dag, ${weekday}`))).toBe(true);
  expect(today).toHaveTextContent(
    / \d{1,2}\. (januar|februar|marts|april|maj|juni|juli|august|september|oktober|november|december)$/,
  );
});

it('MYDAY-44 who looks at My day at midnight sees the new day at once', () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 20, 23, 59) });
  function Today() {
    return <output>{useDay()}</output>;
  }
  render(<Today />);
  const shown = screen.getByRole('status');
  act(() => jest.advanceTimersByTime(59_999));
  expect(shown).toHaveTextContent('2026-11-20');
  act(() => jest.advanceTimersByTime(1));
  expect(shown).toHaveTextContent('2026-11-21');
});

it('MYDAY-44 a computer that wakes with My day in view shows the new day', () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 20, 18) });
  const stop = watchSleep();
  function Today() {
    return <output>{useDay()}</output>;
  }
  render(<Today />);
  // Timers stand still while it sleeps, and no event tells of it.
  jest.setSystemTime(new Date(2026, 10, 21, 8));
  act(() => jest.advanceTimersByTime(10_000));
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-21');
  stop();
});

it('MYDAY-30 MYDAY-31 a plan that is not for the person and a bucket that is gone hide no notes', async () => {
  const task = { id: 'p', title: 'Order valves', planId: 'plan', bucketId: 'bucket' };
  stage.day({ planner: [task] });
  for (const answer of [
    { path: '/planner/tasks/p/details', status: 200, body: { description: 'Ask for two offers.' } },
    { path: '/planner/plans/plan', status: 403 },
    { path: '/planner/buckets/bucket', status: 404 },
  ])
    stage.portal.devTenant.control.fail({ service: 'graph', ...answer });
  await stage.openBoard();
  await open(/Order valves/);
  expect(await screen.findByText('Ask for two offers.')).toBeVisible();
  expect(said('Plan')).toHaveTextContent('No longer available');
  expect(said('Bucket')).toHaveTextContent('No longer available');
});

describe('with the permission of the person', () => {
  /** An event of the calendar behind Graph, as if it were today. */
  const today = async (isWanted: (event: CalendarEvent) => boolean) => {
    const { devTenant } = stage.portal;
    const token = await devTenant.tokenFor('member@nordvik.example', { resource: 'graph' });
    const [from, to] = [0, 24 * 14].map((hour) => `${todayAt(hour).dateTime.slice(0, 19)}Z`);
    const answer = await fetch(
      `${devTenant.graphUrl}/v1.0${dayPaths.calendar}?startDateTime=${from}&endDateTime=${to}&$top=100`,
      { headers: { authorization: `Bearer ${token}` } },
    );
    const { value } = (await answer.json()) as { value: CalendarEvent[] };
    const found = value.find((event) => !event.isCancelled && isWanted(event))!;
    const responseStatus = { response: found.isOrganizer ? 'organizer' : 'notResponded' };
    const { id } = found;
    stage.day({
      events: [{ ...found, ...calendarEvent('Design review', [0, 24], { id, responseStatus }) }],
    });
    await stage.openBoard();
    await open(/Design review/);
  };

  it('MYDAY-38 an event is accepted in Outlook', async () => {
    await today(({ isOrganizer }) => !isOrganizer);
    await press('Yes');
    await waitFor(() => expect(stage.notices.at(-1)?.text).toBe('You accepted “Design review”.'));
    expect(stage.requests('/accept', 'POST').map(({ status }) => status)).toEqual([202]);
  });

  it('MYDAY-41 an event is cancelled in Outlook', async () => {
    await today(({ isOrganizer, attendees }) => !!isOrganizer && !!attendees?.length);
    await press('Cancel event');
    const question = within(await screen.findByRole('alertdialog'));
    question.getByRole('button', { name: 'Cancel event' }).click();
    await waitFor(() => expect(stage.notices.at(-1)?.text).toBe('“Design review” was cancelled.'));
    expect(stage.requests('/cancel', 'POST').map(({ status }) => status)).toEqual([202]);
  });
});

describe('an invitation', () => {
  const invited = () =>
    calendarEvent('Design review', [0, 24], {
      isOrganizer: false,
      attendees: [{ emailAddress: { name: 'Bo' }, status: { response: 'accepted' } }],
      responseStatus: { response: 'notResponded' },
    });
  const answers = (path: string, method: string, more: object) =>
    stage.portal.devTenant.control.fail({ service: 'graph', path, method, ...more });
  const choose = async (name: string) => {
    stage.day({ events: [invited()] });
    await stage.openBoard();
    await open(/Design review/);
    (await screen.findByRole('button', { name })).click();
  };

  it('MYDAY-26 MYDAY-42 "Remove from calendar" deletes it, and answers nobody', async () => {
    answers('/me/calendar/events/Design', 'DELETE', { status: 204 });
    await choose('Remove from calendar');
    const question = within(await screen.findByRole('alertdialog'));
    question.getByRole('button', { name: 'Remove from calendar' }).click();
    await waitFor(() => expect(screen.queryByText('Design review')).toBeNull());
    await waitFor(() =>
      expect(stage.notices.at(-1)?.text).toBe('“Design review” was removed from your calendar.'),
    );
    expect(stage.requests('/me/calendar/events/Design review', 'DELETE')).toHaveLength(1);
    expect(stage.requests('/me/calendar/events/', 'POST')).toEqual([]);
  });

  it('MYDAY-20 "Maybe" is pressed at once, before Outlook has answered', async () => {
    answers('/tentativelyAccept', 'POST', { silence: 'hang' });
    await choose('Maybe');
    const pressed = (name: string) =>
      screen.getByRole('button', { name }).getAttribute('aria-pressed');
    await waitFor(() => expect(pressed('Maybe')).toBe('true'));
    expect(pressed('Yes')).toBe('false');
  });

  it('MYDAY-21 MYDAY-22 one that was deleted meanwhile goes when it is accepted, and why is said', async () => {
    answers('/accept', 'POST', { status: 404 });
    answers('/me/events/Design', 'GET', { status: 404 });
    await choose('Yes');
    await waitFor(() => expect(screen.queryByText('Design review')).toBeNull());
    expect(stage.requests('/me/events/Design review', 'GET')).toHaveLength(1);
    expect(stage.notices.at(-1)?.text).toMatch(/404/);
  });
});
