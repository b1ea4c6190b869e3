import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { takeTokensFrom } from '../../../src/client/auth/tokens';
import { pageRests } from '../../support/widgets/pageNetwork';
import { notifyHostEvent } from '../../../src/client/host/hostEvents';
import { refreshAfterPause } from '../../../src/client/data/read/refreshAfterPause';
import {
  calendarEvent,
  closedRow,
  dayPaths,
  dueIn,
  press,
  region,
  rowsOf,
  setDay,
  todayAt,
  todoList,
} from '../../support/widgets/dayStage';
import { setClocks, setDeviceClock } from '../../support/widgets/setDeviceClock';
import { storeSetting } from '../../support/content/pages';

const stage = setDay();
const looksAway = (isHidden: boolean) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('what the day holds', () => {
  it('MYDAY-01 MYDAY-02 says "Today" with the date above tasks and events, each a panel that opens', async () => {
    stage.day({
      planner: [{ id: 'p', title: 'Order valves', dueDateTime: dueIn(0) }],
      events: [
        calendarEvent('Design review', [0, 24], { location: { displayName: 'Fjord room' } }),
      ],
    });
    await stage.openBoard();
    const date = new Intl.DateTimeFormat('en', {
      ...{ weekday: 'long', day: 'numeric', month: 'long' },
    } as const);
    expect(await screen.findByText(`Today, ${date.format(new Date())}`)).toBeVisible();
    expect(await closedRow(/^Order valves Due today/)).toBeVisible();
    const closed = await closedRow(/Design review/);
    expect(screen.queryByText('Where')).toBeNull();
    await userEvent.click(closed);
    expect(await screen.findByText('Where')).toBeVisible();
    expect(closed).toHaveAttribute('aria-expanded', 'true');
    const columns = screen.getAllByRole('heading', { level: 3 });
    expect(columns.map(({ textContent }) => textContent)).toEqual(['Tasks', 'Events']);
  });

  it('MYDAY-13 MYDAY-28 MYDAY-33 MYDAY-37 one batch asks for 100 Planner tasks, the To Do lists and 100 events from local midnight on', async () => {
    await stage.openBoard();
    await rowsOf('Tasks');
    await rowsOf('Events');
    const first = stage.portal.devTenant.control
      .requests('graph')
      .filter(({ path }) => /planner|todo\/lists\?|calendar/.test(path));
    expect(first.map(({ inBatch }) => inBatch)).toEqual([true, true, true]);
    expect(stage.requests('$batch')).toHaveLength(2);
    const [view] = stage.requests(dayPaths.calendar);
    const midnight = new Date();
    midnight.setHours(0, 0, 0, 0);
    for (const part of [
      `startDateTime=${midnight.toISOString()}`,
      'endDateTime=',
      '$orderby=start/dateTime',
      '$top=100',
    ])
      expect(view!.path).toContain(part);
    expect(stage.requests(`${dayPaths.planner}?$top=100`)).toHaveLength(1);
  });

  it('MYDAY-13 MYDAY-28 a task of Planner that is open is found behind four hundred that are done', async () => {
    const { graphUrl, control } = stage.portal.devTenant;
    const done = { percentComplete: 100, completedDateTime: '2026-01-05T08:00:00Z' };
    stage.answers('$skiptoken=5', [{ id: 'open', title: 'Order valves' }]);
    for (const page of [4, 3, 2, 1]) {
      const value = Array.from({ length: 100 }, (_, index) => ({
        id: `p${page}-${index}`,
        ...done,
      }));
      const next = `${graphUrl}/v1.0${dayPaths.planner}?$top=100&$skiptoken=${page + 1}`;
      control.fail({
        ...{ service: 'graph', method: 'GET', status: 200, times: 1 },
        path: page === 1 ? dayPaths.planner : `$skiptoken=${page}`,
        body: { value, '@odata.nextLink': next },
      });
    }
    await stage.openBoard();
    expect(await closedRow(/^Order valves/)).toBeVisible();
  });

  it('MYDAY-34 MYDAY-35 reads the tasks of each list that are open or were completed today', async () => {
    await stage.openBoard();
    await rowsOf('Tasks');
    await waitFor(() => expect(stage.requests('/tasks?$filter')).toHaveLength(3));
    // The lists are asked side by side, in no order.
    const [asked] = stage.requests('/lists/tasks/tasks?$filter');
    expect(asked!.path.replaceAll('+', ' ')).toMatch(
      /\/me\/todo\/lists\/tasks\/tasks\?\$filter=status ne 'completed' or completedDateTime\/dateTime ge '\d{4}-\d\d-\d\dT00:00:00'&\$top=100/,
    );
  });

  it('MYDAY-14 30 lists with 100 tasks and 100 events take three requests, the second batch after the first', async () => {
    const lists = Array.from({ length: 30 }, (_, index) => todoList(`list${index}`));
    stage.answers(dayPaths.lists, lists);
    lists.forEach(({ id }, index) =>
      stage.answers(
        `${dayPaths.lists}/${id}/tasks`,
        Array.from({ length: index < 10 ? 4 : 3 }, (_, place) => ({
          ...{ id: `${id} ${place}`, title: `Task ${id} ${place}` },
        })),
      ),
    );
    stage.answers(dayPaths.planner, []);
    stage.answers(
      dayPaths.calendar,
      Array.from({ length: 100 }, (_, index) => calendarEvent(`Event ${index}`, [9, 10])),
    );
    const reach = globalThis.fetch;
    const underWay: number[] = [];
    let open = 0;
    jest.spyOn(globalThis, 'fetch').mockImplementation((address, request) => {
      if (!String(address).endsWith('/$batch')) return reach(address, request);
      underWay.push(open);
      open += 1;
      return reach(address, request).finally(() => (open -= 1));
    });
    await stage.openBoard();
    expect(await rowsOf('Events')).toHaveLength(100);
    expect(await rowsOf('Tasks')).toHaveLength(100);
    expect(underWay).toEqual([0, 0, 0]);
    const batches = stage.requests('$batch');
    expect(batches).toHaveLength(3);
    expect(stage.requests('/tasks?$filter')).toHaveLength(30);
  });

  it('MYDAY-15 MYDAY-16 MYDAY-46 without tasks and events says so, with links to To Do, Planner and the calendar of the settings', async () => {
    stage.day({});
    await storeSetting(stage.portal, 'plannerUrl', 'https://planner.example/own');
    await stage.openBoard();
    const [tasks, events] = [await region('Tasks'), await region('Events')];
    expect(
      await tasks.findByText('You have no tasks today, create new ones using the links below:'),
    ).toBeVisible();
    expect(
      await events.findByText(
        'Your day is empty, create new events in outlook using the link below:',
      ),
    ).toBeVisible();
    const links = () => [...tasks.getAllByRole('link'), ...events.getAllByRole('link')];
    await waitFor(() =>
      expect(links().map((link) => link.getAttribute('href'))).toEqual([
        ...['https://to-do.office.com/tasks', 'https://planner.example/own'],
        'https://outlook.office.com/calendar',
      ]),
    );
    await storeSetting(stage.portal, 'plannerUrl', 'https://planner.cloud.microsoft');
  });

  it('a failing Planner is named beside the other tasks, and is read again when asked', async () => {
    stage.portal.devTenant.control.fail({ service: 'graph', path: dayPaths.planner, status: 500 });
    await stage.openBoard();
    const tasks = await region('Tasks');
    expect(await tasks.findByText('Planner could not be loaded.')).toBeVisible();
    expect(await rowsOf('Tasks')).not.toHaveLength(0);
    stage.portal.devTenant.control.clearFailures();
    await userEvent.click(tasks.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(tasks.queryByText(/Planner could not/)).toBeNull());
  });

  it('a failing calendar and Planner are told in one line; the other tasks are there', async () => {
    stage.portal.devTenant.control.fail({ service: 'graph', path: dayPaths.planner, status: 500 });
    stage.portal.devTenant.control.fail({ service: 'graph', path: dayPaths.calendar, status: 500 });
    await stage.openBoard();
    expect(await screen.findByText(/Missing for now: Events and Planner\.$/)).toBeVisible();
    expect((await region('Tasks')).queryByText(/Planner could not/)).toBeNull();
    expect(await rowsOf('Tasks')).not.toHaveLength(0);
    stage.portal.devTenant.control.clearFailures();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/isn't answering/)).toBeNull());
    expect(await rowsOf('Events')).not.toHaveLength(0);
  });

  it('answers that lack every optional field harm nothing', async () => {
    stage.answers(dayPaths.lists, [{ id: 'Tasks' }, {}]);
    stage.answers(`${dayPaths.lists}/`, [{}, { id: 'a' }]);
    stage.answers(dayPaths.planner, [{}, { id: 'b', title: null }]);
    stage.answers(dayPaths.calendar, [
      {},
      { id: 'c' },
      { id: 'd', start: todayAt(0), attendees: [{}] },
    ]);
    await stage.openBoard();
    expect(await rowsOf('Tasks')).toHaveLength(4);
    expect(await rowsOf('Events')).toHaveLength(3);
    for (const button of screen.getAllByRole('button', { expanded: false }))
      await userEvent.click(button);
    expect(screen.queryByText(/couldn't be shown/i)).toBeNull();
  });

  it('MYDAY-11 MYDAY-12 shows as many tasks as there are events, then five more with each press', async () => {
    const planner = Array.from({ length: 18 }, (_, index) => ({
      id: `p${index}`,
      title: `${index}`,
    }));
    const events = Array.from({ length: 7 }, (_, index) =>
      calendarEvent(`Event ${index}`, [0, 24]),
    );
    stage.day({ planner, events });
    await stage.openBoard();
    await rowsOf('Events');
    await waitFor(async () => expect(await rowsOf('Tasks')).toHaveLength(7));
    await press('Show more');
    expect(await rowsOf('Tasks')).toHaveLength(12);
    await press('Show more');
    expect(await rowsOf('Tasks')).toHaveLength(17);
  });

  it('MYDAY-05 MYDAY-06 an opened task says its status, which for Planner is its share', async () => {
    const statuses = ['notStarted', 'inProgress', 'waitingOnOthers', 'deferred'];
    stage.day({
      toDo: statuses.map((status) => ({ id: status, title: status, status })),
      planner: [0, 25, 50, 100].map((share) => ({
        ...{ id: `p${share}`, title: `Share ${share}`, percentComplete: share },
        completedDateTime: share === 100 ? new Date().toISOString() : null,
      })),
    });
    stage.portal.devTenant.control.fail({
      ...{ service: 'graph', path: '/planner/tasks/p', method: 'GET', status: 200, body: {} },
    });
    await stage.openBoard();
    await press('Show more');
    const said: Record<string, string> = {};
    for (const row of await rowsOf('Tasks')) {
      const closed = within(row).getByRole('button', { expanded: false });
      await userEvent.click(closed);
      const status = await within(row).findByText('Status');
      said[closed.textContent.replace(/No due date.*/, '')] =
        status.nextElementSibling!.textContent;
    }
    expect(said).toEqual({
      ...{ notStarted: 'Not started', inProgress: 'In progress' },
      ...{ waitingOnOthers: 'Waiting on others', deferred: 'Deferred' },
      ...{ 'Share 0': 'Not started', 'Share 25': 'Not started', 'Share 50': 'In progress' },
      'Share 100': 'Completed',
    });
  });

  it('MYDAY-09 MYDAY-10 tasks done today and open ones of the next seven days are shown', async () => {
    const before = (hours: number) =>
      new Date(new Date().setHours(0, 0, 0, 0) - hours * 3_600_000).toISOString();
    const done = (completedDateTime: string) => ({ percentComplete: 100, completedDateTime });
    const ticked = (dateTime: string) => ({
      ...{ status: 'completed', completedDateTime: { dateTime, timeZone: 'UTC' } },
    });
    const due = (days: number) => ({
      dueDateTime: { dateTime: dueIn(days).replace('Z', ''), timeZone: 'UTC' },
    });
    stage.day({
      planner: [
        { id: 'p1', title: 'Valves in a week', dueDateTime: dueIn(7) },
        { id: 'p2', title: 'Valves later', dueDateTime: dueIn(8) },
        { id: 'p3', title: 'Valves done today', ...done(before(0)) },
        { id: 'p4', title: 'Valves done before', ...done(before(1)) },
      ],
      toDo: [
        { id: 't1', title: 'Train in a week', ...due(7) },
        { id: 't2', title: 'Train later', ...due(8) },
        { id: 't3', title: 'Train done today', ...ticked(before(-1).replace('Z', '0000')) },
        { id: 't4', title: 'Train done before', ...ticked(before(25).replace('Z', '0000')) },
        { id: 't5', title: 'Train without a date' },
      ],
    });
    await stage.openBoard();
    const shown = async () =>
      (await rowsOf('Tasks'))
        .map(
          ({ textContent }) =>
            /(Valves|Train) (in a week|later|done today|done before|without)/.exec(textContent)![0],
        )
        .sort();
    await waitFor(async () =>
      expect(await shown()).toEqual([
        ...['Train done today', 'Train in a week', 'Train without'],
        ...['Valves done today', 'Valves in a week'],
      ]),
    );
  });

  it('MYDAY-27 an event that had ended before today is not shown, one over midnight is', async () => {
    stage.day({
      events: [calendarEvent('Evening', [-3, 0]), calendarEvent('Night watch', [-1, 1])],
    });
    await stage.openBoard();
    expect((await rowsOf('Events')).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Night watch'),
    ]);
  });

  it('MYDAY-19 the organizer of an event counts as having accepted it', async () => {
    const attendee = (name: string, response: string) => ({
      ...{ emailAddress: { name, address: `${name}@nordvik.example` }, status: { response } },
    });
    stage.day({
      events: [
        calendarEvent('Own review', [0, 12], {
          ...{ isOrganizer: true, responseStatus: { response: 'organizer' } },
          attendees: [attendee('Ada', 'organizer'), attendee('Bo', 'none')],
        }),
        calendarEvent('Other review', [12, 24], { responseStatus: { response: 'notResponded' } }),
      ],
    });
    await stage.openBoard();
    expect(await closedRow(/Other review/)).toHaveTextContent('Not answered');
    const own = await closedRow(/Own review/);
    expect(own).not.toHaveTextContent(/Not answered|Accepted/);
    await userEvent.click(own);
    await userEvent.click(await screen.findByText('2 people invited: 1 accepted, 1 not answered'));
    expect(screen.getByText('Ada').parentElement).toHaveTextContent(/^Ada Accepted$/);
    expect(screen.getByText('Bo').parentElement).toHaveTextContent(/^Bo Not answered$/);
  });

  it('a permission that was not given is named at its column, and the other column is read with its own', async () => {
    const { tokenFor } = stage.portal.devTenant;
    stage.day({ planner: [{ id: 'p', title: 'Order valves' }] });
    const connected = stage.openBoard();
    const { person } = await connected;
    const { TokenError } = await import('../../../src/client/auth/TokenError');
    takeTokensFrom(async () => ({
      restore: async () => undefined,
      signIn: async () => ({ kind: 'needsClick' }),
      signOut: async () => undefined,
      getToken: async (scopes) => {
        if (scopes.some((scope) => scope.includes('Calendars')))
          throw new TokenError('refused', 'consent');
        const names = scopes.map((scope) => scope.slice(scope.lastIndexOf('/') + 1)).join(' ');
        const resource = scopes[0]!.startsWith(stage.portal.devTenant.graphUrl)
          ? 'graph'
          : 'portal';
        return tokenFor(person.upn, { resource, scope: names });
      },
    }));
    expect(await closedRow(/Order valves/)).toBeVisible();
    expect(await (await region('Events')).findByRole('alert')).toHaveTextContent('Events');
  });

  it('who comes back to it after a while finds what has changed meanwhile, and what was typed', async () => {
    // Midnight is far from it, whenever the test runs.
    setClocks(new Date().setHours(12, 0, 0, 0));
    stage.day({ events: [calendarEvent('Round', [0, 24])] });
    const stop = refreshAfterPause();
    await stage.openBoard();
    await closedRow(/Round/);
    const field = await screen.findByRole('textbox', { name: 'Add a task' });
    await userEvent.type(field, 'Buy rope');
    stage.answers(dayPaths.calendar, [calendarEvent('Moved', [0, 24])]);
    const awayFor = (minutes: number) => {
      looksAway(true);
      jest.setSystemTime(Date.now() + minutes * 60_000);
      looksAway(false);
    };
    awayFor(4);
    await pageRests();
    expect(stage.requests(dayPaths.calendar)).toHaveLength(1);
    awayFor(5);
    expect(await closedRow(/Moved/)).toBeVisible();
    expect(stage.requests(dayPaths.calendar)).toHaveLength(2);
    stage.answers(dayPaths.calendar, [calendarEvent('Woken', [0, 24])]);
    act(() => void notifyHostEvent('resume', undefined));
    expect(await closedRow(/Woken/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Add a task' })).toHaveValue('Buy rope');
    stop();
  });

  it('so does who first looks at a page that was opened behind, and who wakes a computer in view of it', async () => {
    stage.day({ events: [calendarEvent('Round', [0, 24])] });
    const intervals = jest.spyOn(globalThis, 'setInterval');
    // Midnight is far from it, whenever the test runs.
    setClocks(new Date().setHours(12, 0, 0, 0));
    looksAway(true);
    const stop = refreshAfterPause();
    const [note] = intervals.mock.calls.find(([, delay]) => delay === 10_000)!;
    await stage.openBoard();
    await closedRow(/Round/);
    stage.answers(dayPaths.calendar, [calendarEvent('Seen', [0, 24])]);
    jest.setSystemTime(Date.now() + 5 * 60_000);
    looksAway(false);
    expect(await closedRow(/Seen/)).toBeVisible();
    stage.answers(dayPaths.calendar, [calendarEvent('Woken', [0, 24])]);
    jest.setSystemTime(Date.now() + 5 * 60_000);
    act(() => note());
    expect(await closedRow(/Woken/)).toBeVisible();
    expect(stage.requests(dayPaths.calendar)).toHaveLength(3);
    stop();
  });

  it('MYDAY-44 the date and the events change after midnight; nothing is requested while nobody looks', async () => {
    stage.day({ events: [] });
    await stage.openBoard();
    await (await region('Events')).findByText(/^Your day is empty/);
    const [before] = stage.requests(dayPaths.calendar);
    const tomorrow = new Date(new Date().setHours(33, 0, 0, 0));
    setDeviceClock(tomorrow);
    looksAway(true);
    expect(stage.requests(dayPaths.calendar)).toHaveLength(1);
    looksAway(false);
    await waitFor(() => expect(stage.requests(dayPaths.calendar)).toHaveLength(2));
    const [, after] = stage.requests(dayPaths.calendar);
    const startOf = (path: string) => Date.parse(/startDateTime=([^&]+)/.exec(path)![1]!);
    expect(startOf(after!.path)).toBe(new Date(tomorrow).setHours(0, 0, 0, 0));
    expect(startOf(before!.path)).toBeLessThan(startOf(after!.path));
    const words = { weekday: 'long', day: 'numeric', month: 'long' } as const;
    const date = new Intl.DateTimeFormat('en', words).format(tomorrow);
    expect(await screen.findByText(`Today, ${date}`)).toBeVisible();
  });

  it('MYDAY-44 a task that was done stays where it is until midnight, and not on the next day', async () => {
    stage.day({ planner: [{ id: 'p', title: 'Order valves', dueDateTime: dueIn(0) }] });
    stage.portal.devTenant.control.fail({
      ...{ service: 'graph', path: '/planner/tasks/p', method: 'PATCH', status: 200 },
      body: { id: 'p', title: 'Order valves', percentComplete: 100 },
    });
    await stage.openBoard();
    await press('Mark as done: Order valves');
    expect(await screen.findByRole('button', { name: 'Completed: Order valves' })).toBeVisible();
    await pageRests();
    const tomorrow = new Date(new Date().setHours(33, 0, 0, 0));
    setDeviceClock(tomorrow);
    looksAway(true);
    looksAway(false);
    expect(await (await region('Tasks')).findByText(/^You have no tasks/)).toBeVisible();
    expect(screen.queryByText('Order valves')).toBeNull();
  });

  it('a task that is being written at midnight stays, while the tasks of the new day are read', async () => {
    stage.day({});
    await stage.openBoard();
    const field = await screen.findByRole('textbox', { name: 'Add a task' });
    await userEvent.type(field, 'Buy rope');
    const tomorrow = new Date(new Date().setHours(33, 0, 0, 0));
    setDeviceClock(tomorrow);
    looksAway(true);
    looksAway(false);
    await waitFor(() => expect(stage.requests('/tasks?$filter')).toHaveLength(2));
    await pageRests();
    expect(screen.getByRole('textbox', { name: 'Add a task' })).toBe(field);
    expect(field).toHaveValue('Buy rope');
    expect(field).toHaveFocus();
  });

  it.each([
    ['ten minutes late', -10],
    ['ten minutes early', 10],
    ['a day early', 26 * 60],
    ['a day late', -26 * 60],
  ])(
    'MYDAY-44 where the clock of the device is %s, My day goes by the time of the server',
    async (_, minutes) => {
      const now = Date.now();
      const soon = (inMinutes: number) => ({
        dateTime: new Date(now + inMinutes * 60_000).toISOString().replace('Z', '0000'),
        timeZone: 'UTC',
      });
      stage.day({
        planner: [{ id: 'p', title: 'Order valves', dueDateTime: dueIn(0) }],
        events: [{ id: 'e', subject: 'Round', start: soon(6), end: soon(60) }],
      });
      const date = new Intl.DateTimeFormat('en', {
        ...{ weekday: 'long', day: 'numeric', month: 'long' },
      } as const).format(now);
      setDeviceClock(now + minutes * 60_000);
      await stage.openBoard();
      expect(await screen.findByText(`Today, ${date}`)).toBeVisible();
      expect(await closedRow(/^Order valves Due today/)).toBeVisible();
      // Shortly before midnight it is among the events of the next days, which are closed.
      expect(await closedRow(/Starts in [3-6] minutes/)).toBeInTheDocument();
    },
  );

  it('lists that are throttled are waited for and read once more, in one batch', async () => {
    const lists = Array.from({ length: 6 }, (_, index) => todoList(`list${index}`));
    stage.answers(dayPaths.lists, lists);
    for (const { id } of lists)
      stage.answers(`${dayPaths.lists}/${id}/`, [{ id, title: `Of ${id}` }]);
    stage.portal.devTenant.control.fail({
      ...{ service: 'graph', path: `${dayPaths.lists}/`, status: 429, retryAfter: 0, times: 6 },
    });
    await stage.openBoard();
    expect(await screen.findByText('Of list0')).toBeVisible();
    expect(stage.requests('$batch')).toHaveLength(3);
    expect(stage.requests('/tasks?$filter')).toHaveLength(12);
  });
});
