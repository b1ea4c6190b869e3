import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageRests } from '../../support/widgets/pageNetwork';
import {
  calendarEvent,
  closedRow,
  dayPaths,
  open,
  press,
  rowsOf,
  setDay,
} from '../../support/widgets/dayStage';
import { setClocks, setDeviceClock } from '../../support/widgets/setDeviceClock';

const stage = setDay();
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** The board with the tasks of one service, whatever is due today; gives the row of the first. */
async function openTasksOf(service: 'Planner' | 'To Do') {
  stage.answers(service === 'Planner' ? dayPaths.lists : dayPaths.planner, []);
  await stage.openBoard();
  const [row] = await rowsOf('Tasks');
  return row!;
}

describe('tasks', () => {
  const valves = (more: object = {}) => ({
    ...{ id: 'p', title: 'Order valves', planId: 'plan', bucketId: 'bucket', ...more },
  });

  it('MYDAY-04 MYDAY-29 MYDAY-30 MYDAY-31 details, plan and bucket of a Planner task are asked for when its panel opens, in one batch', async () => {
    const row = await openTasksOf('Planner');
    await pageRests();
    expect(stage.requests('/planner/').map(({ path }) => path)).toEqual([
      '/v1.0/me/planner/tasks?$top=100',
    ]);
    stage.portal.devTenant.control.clearRequests();
    await userEvent.click(within(row).getByRole('button', { expanded: false }));
    expect(await within(row).findByText(/^Project (Aurora|Green Corridor)$/)).toBeVisible();
    expect(within(row).getByText(/^(To do|Doing|Waiting)$/)).toBeVisible();
    const asked = stage.requests('/planner/').map(({ path }) => path);
    expect(asked.sort()).toEqual([
      expect.stringMatching(/\/planner\/buckets\/[^/]+$/),
      expect.stringMatching(/\/planner\/plans\/[^/]+$/),
      expect.stringMatching(/\/planner\/tasks\/[^/]+\/details$/),
    ]);
    expect(stage.requests('$batch')).toHaveLength(1);
  });

  it('MYDAY-04 the details of a Planner task are its notes and its checklist, in its order', async () => {
    stage.day({ planner: [valves()] });
    const body = {
      description: 'Ask for two offers.',
      checklist: {
        a: { title: 'Compare', isChecked: false, orderHint: 'B' },
        b: { title: 'Measure', isChecked: true, orderHint: 'A' },
      },
    };
    stage.portal.devTenant.control.fail({
      ...{ service: 'graph', path: '/planner/tasks/p/details', status: 200, body },
    });
    await stage.openBoard();
    await open(/Order valves/);
    expect(await screen.findByText('Ask for two offers.')).toBeVisible();
    const checklist = screen.getByText('Checklist, 1 of 2 done').parentElement!;
    expect(
      within(checklist)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Done Measure', 'Open Compare']);
  });

  it('MYDAY-07 MYDAY-08 MYDAY-32 a Planner task is done at once with its version, closes, says "Completed" and can be undone', async () => {
    const row = await openTasksOf('Planner');
    const header = within(row).getByRole('button', { expanded: false });
    await userEvent.click(header);
    stage.portal.devTenant.control.clearRequests();
    await userEvent.click(await within(row).findByRole('button', { name: 'Mark as done' }));
    expect(header).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(header).toHaveFocus());
    const circle = within(row).getByRole('button', { name: /^Completed: / });
    expect(circle).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(stage.notices.at(-1)?.action?.text).toBe('Undo'));
    expect(stage.requests('/planner/tasks/', 'PATCH').map(({ status }) => status)).toEqual([200]);
    await userEvent.click(header);
    const done = await within(row).findByRole('button', { name: 'Completed' });
    expect(done).toHaveAttribute('aria-disabled', 'true');
    act(() => stage.notices.at(-1)!.action!.run());
    expect(await within(row).findByRole('button', { name: 'Mark as done' })).toBeVisible();
    await waitFor(() => expect(stage.requests('/planner/tasks/', 'PATCH')).toHaveLength(2));
  });

  it('MYDAY-36 a To Do task is done by its status', async () => {
    const row = await openTasksOf('To Do');
    await userEvent.click(within(row).getByRole('button', { name: /^Mark as done: / }));
    await waitFor(() => expect(stage.notices.at(-1)?.action?.text).toBe('Undo'));
    expect(stage.requests('/me/todo/lists/', 'PATCH').map(({ status }) => status)).toEqual([200]);
    expect(within(row).getByRole('button', { name: /^Completed: / })).toBeVisible();
  });

  it('a change of an older state is made of the present one', async () => {
    stage.portal.devTenant.control.fail({
      ...{ service: 'graph', path: '/planner/tasks/', method: 'PATCH', status: 412, times: 1 },
    });
    const row = await openTasksOf('Planner');
    await userEvent.click(within(row).getByRole('button', { name: /^Mark as done: / }));
    await waitFor(() => expect(stage.notices.at(-1)?.action?.text).toBe('Undo'));
    expect(stage.requests('/planner/tasks/').map(({ method, status }) => [method, status])).toEqual(
      [
        ['PATCH', 412],
        ['GET', 200],
        ['PATCH', 200],
      ],
    );
  });

  it('a task that cannot be done is open again, and the reason is told; a busy service is waited for once', async () => {
    stage.day({ planner: [valves()] });
    const refuse = (status: number, more: object = {}) =>
      stage.portal.devTenant.control.fail({
        ...{ service: 'graph', path: '/planner/tasks/p', method: 'PATCH', status, ...more },
      });
    refuse(403);
    await stage.openBoard();
    await press('Mark as done: Order valves');
    await waitFor(() =>
      expect(stage.notices.at(-1)?.text).toMatch(/^Changing “Order valves”: .*403/),
    );
    // eslint-disable-next-line no-console -- the browser's console is the log
    const logged = jest.mocked(console.warn).mock.calls.join('\n');
    expect(logged).toMatch(/^Tasks: 403 /m);
    expect(logged).not.toContain('Order valves');
    expect(await screen.findByRole('button', { name: 'Mark as done: Order valves' })).toBeVisible();
    stage.portal.devTenant.control.clearFailures();
    stage.portal.devTenant.control.clearRequests();
    refuse(429, { retryAfter: 3 });
    await press('Mark as done: Order valves');
    await waitFor(() => expect(stage.notices.at(-1)?.text).toMatch(/too busy/));
    // It stands there for as long as is waited.
    expect(stage.notices).toContainEqual({
      ...{ kind: 'info', duration: 3_000 },
      text: 'Microsoft 365 is busy. Trying again in 3 seconds.',
    });
    expect(stage.requests('/planner/tasks/p', 'PATCH')).toHaveLength(2);
  });

  it('a task is added in one line and stands first; what could not be added stays in the line', async () => {
    await stage.openBoard();
    await rowsOf('Tasks');
    const line = await screen.findByRole('textbox', { name: 'Add a task' });
    stage.portal.devTenant.control.fail({
      ...{ service: 'graph', path: '/me/todo/lists/', method: 'POST', status: 403, times: 1 },
    });
    await userEvent.type(line, 'Water the plants{Enter}');
    expect(await screen.findByText('The task could not be saved')).toBeVisible();
    expect(
      screen.getByText(
        'You did not have permission to perform the request. What you chose is still here.',
      ),
    ).toBeVisible();
    expect(line).toHaveValue('Water the plants');
    // Without the task there is nothing left to try again.
    await userEvent.clear(line);
    expect(screen.queryByText('The task could not be saved')).toBeNull();
    await userEvent.type(line, 'Water the plants');
    expect(screen.queryByText('The task could not be saved')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(line).toHaveValue(''));
    expect(line).toHaveFocus();
    expect((await rowsOf('Tasks'))[0]).toHaveTextContent('Water the plants');
    expect(screen.getByText('“Water the plants” was added to To Do.')).toBeInTheDocument();
    const sent = () => stage.requests('/me/todo/lists/tasks/tasks', 'POST');
    expect(sent().at(-1)?.status).toBe(201);
    // An empty line is no task.
    const before = sent().length;
    await userEvent.type(line, ' {Enter}');
    await pageRests();
    expect(sent()).toHaveLength(before);
    expect(line).toHaveValue(' ');
  });

  it.each([
    ['is found at once', undefined],
    ['is found by another try', { path: '/me/todo/lists', method: 'GET', status: 500 }],
  ])('a task whose answer was lost %s, and is there once', async (_, failure) => {
    await stage.openBoard();
    await rowsOf('Tasks');
    const title = `Oil the winch ${failure ? 'twice' : 'once'}`;
    const realFetch = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const answer = await realFetch(input, init);
      if (init?.method !== 'POST' || !String(input).endsWith('/tasks')) return answer;
      if (failure) stage.portal.devTenant.control.fail({ service: 'graph', ...failure });
      throw new TypeError('The network is away.');
    };
    const line = await screen.findByRole('textbox', { name: 'Add a task' });
    await userEvent.type(line, `${title}{Enter}`);
    if (failure) {
      expect(await screen.findByText(/^The task could not be saved/)).toBeVisible();
      expect(line).toBeInTheDocument();
      stage.portal.devTenant.control.clearFailures();
      await press('Add');
    }
    await waitFor(() => expect(line).toHaveValue(''));
    globalThis.fetch = realFetch;
    expect((await rowsOf('Tasks'))[0]).toHaveTextContent(title);
    expect(screen.getAllByText(title)).toHaveLength(1);
    expect(stage.requests('/me/todo/lists/tasks/tasks', 'POST')).toHaveLength(1);
  });

  it('MYDAY-03 the due date is shown and changed, the row stays where it is, and it can be undone', async () => {
    const row = await openTasksOf('To Do');
    const place = (await rowsOf('Tasks')).indexOf(row);
    await userEvent.click(within(row).getByRole('button', { expanded: false }));
    const field = await within(row).findByLabelText('Due date');
    const before = (field as HTMLInputElement).value;
    await userEvent.clear(field);
    await waitFor(() => expect(stage.notices.at(-1)?.action?.text).toBe('Undo'));
    const shown = (await rowsOf('Tasks'))[place]!;
    expect(shown).toHaveTextContent('No due date');
    act(() => stage.notices.at(-1)!.action!.run());
    await waitFor(() => expect(within(shown).getByLabelText('Due date')).toHaveValue(before));
  });

  it('MYDAY-03 a due date that is typed digit by digit is stored once, and one typed meanwhile after it', async () => {
    const row = await openTasksOf('To Do');
    await userEvent.click(within(row).getByRole('button', { expanded: false }));
    const field = await within(row).findByLabelText('Due date');
    const sent = () => stage.requests('/me/todo/lists/', 'PATCH');
    const earlier = sent().length;
    const type = (...dates: string[]) =>
      dates.forEach((value) => fireEvent.change(field, { target: { value } }));
    type('2031-01-01', '2031-01-02', '2031-01-22');
    expect(field).toHaveValue('2031-01-22');
    fireEvent.blur(field);
    type('2031-02-03');
    expect(field).toHaveValue('2031-02-03');
    await waitFor(() => expect(sent()).toHaveLength(earlier + 2));
    await waitFor(() => expect(within(row).getByLabelText('Due date')).toHaveValue('2031-02-03'));
  });
});

describe('events', () => {
  const invited = (more: object = {}) =>
    calendarEvent('Design review', [0, 24], {
      isOrganizer: false,
      attendees: [{ emailAddress: { name: 'Bo' }, status: { response: 'accepted' } }],
      responseStatus: { response: 'notResponded' },
      ...more,
    });
  const shows = (found: object) =>
    stage.portal.devTenant.control.fail({
      ...{ service: 'graph', path: '/me/events/Design', method: 'GET', status: 200, body: found },
    });
  const done = (path: string, status = 202) =>
    stage.portal.devTenant.control.fail({ service: 'graph', path, status, body: {} });

  it('MYDAY-20 MYDAY-38 MYDAY-43 yes shows at once, then the event is read again and takes its place', async () => {
    stage.day({ events: [invited()] });
    done('/accept');
    shows(invited({ responseStatus: { response: 'accepted' }, subject: 'Design review, moved' }));
    await stage.openBoard();
    await open(/Design review/);
    await press('Yes');
    expect(screen.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
    expect(await screen.findByText('Design review, moved')).toBeVisible();
    expect(stage.requests('/me/calendar/events/Design review/accept', 'POST')).toHaveLength(1);
    expect(stage.requests('/me/events/Design review', 'GET')).toHaveLength(1);
    expect(stage.notices.at(-1)?.text).toBe('You accepted “Design review”.');
  });

  it('MYDAY-20 MYDAY-39 maybe shows at once, is what the organizer gets, and stays', async () => {
    stage.day({ events: [invited()] });
    done('/tentativelyAccept');
    shows(invited({ responseStatus: { response: 'tentativelyAccepted' } }));
    await stage.openBoard();
    await open(/Design review/);
    await press('Maybe');
    const maybe = () => screen.getByRole('button', { name: 'Maybe' });
    expect(maybe()).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(stage.requests('/me/events/Design review', 'GET')).toHaveLength(1));
    const sent = stage.requests('/me/calendar/events/Design review/', 'POST');
    expect(sent.map(({ path }) => path.split('/').at(-1))).toEqual(['tentativelyAccept']);
    await waitFor(() => expect(stage.notices.at(-1)?.kind).toBe('success'));
    expect(maybe()).toHaveAttribute('aria-pressed', 'true');
  });

  it('MYDAY-21 MYDAY-39 when maybe fails, the event is read again as well, and the wrong answer does not stay', async () => {
    stage.day({ events: [invited()] });
    done('/tentativelyAccept', 500);
    shows(invited());
    await stage.openBoard();
    await open(/Design review/);
    await press('Maybe');
    await waitFor(() => expect(stage.requests('/me/events/Design review', 'GET')).toHaveLength(1));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Maybe' })).toHaveAttribute(
        'aria-pressed',
        'false',
      ),
    );
    expect(stage.notices.at(-1)?.text).toMatch(/^Changing “Design review”: .*500/);
  });

  it('MYDAY-22 MYDAY-26 MYDAY-40 a declined event disappears, and the keyboard is on the next one', async () => {
    stage.day({ events: [invited(), calendarEvent('Lunch', [0, 24], { showAs: 'free' })] });
    done('/decline');
    await stage.openBoard();
    await open(/Design review/);
    const buttons = await screen.findByRole('group', { name: 'Design review' });
    expect(
      within(buttons)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([...['Yes', 'Maybe', 'No', 'Remove from calendar']]);
    await press('No');
    await waitFor(() => expect(screen.queryByText('Design review')).toBeNull());
    await waitFor(() => expect(stage.requests('/decline', 'POST')).toHaveLength(1));
    await waitFor(async () => expect(await closedRow(/Lunch/)).toHaveFocus());
    await waitFor(() => expect(stage.notices.at(-1)?.text).toBe('You declined “Design review”.'));
  });

  it('MYDAY-22 the only event of a day is back, open, when it cannot be declined', async () => {
    stage.day({ events: [invited()] });
    shows(invited());
    stage.portal.devTenant.control.fail({
      ...{ service: 'graph', path: '/decline', method: 'POST', status: 500, times: 1 },
    });
    await stage.openBoard();
    await open(/Design review/);
    await press('No');
    await waitFor(() => expect(stage.notices.at(-1)?.text).toMatch(/500/));
    expect(await screen.findByRole('button', { name: 'Maybe' })).toBeVisible();
  });

  it('MYDAY-22 MYDAY-23 MYDAY-41 the organizer cancels for everybody after a question, and it disappears; where that fails it is back', async () => {
    const lunch = calendarEvent('Lunch', [0, 24], { showAs: 'free' });
    stage.day({ events: [invited({ isOrganizer: true }), lunch] });
    shows(invited({ isOrganizer: true }));
    stage.portal.devTenant.control.fail({
      ...{ service: 'graph', path: '/cancel', method: 'POST', status: 500, times: 1 },
    });
    await stage.openBoard();
    await open(/Design review/);
    const cancel = async () => {
      await press('Cancel event');
      const question = within(await screen.findByRole('alertdialog'));
      await userEvent.click(question.getByRole('button', { name: 'Cancel event' }));
    };
    await cancel();
    await waitFor(() => expect(stage.notices.at(-1)?.text).toMatch(/500/));
    // It is back as it was, open, and read again before anything else can be done with it.
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Cancel event' })).not.toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
    done('/cancel');
    await cancel();
    await waitFor(() =>
      expect(stage.requests('/me/events/Design review/cancel', 'POST')).toHaveLength(2),
    );
    await waitFor(() => expect(screen.queryByText('Design review')).toBeNull());
    await waitFor(() => expect(stage.notices.at(-1)?.text).toBe('“Design review” was cancelled.'));
  });

  it('MYDAY-42 an id with characters of an address is written so that it stays one', async () => {
    const id = 'AAMk?x=#1';
    stage.day({ events: [calendarEvent('Alone', [0, 24], { id, isOrganizer: true })] });
    done('/me/calendar/events/', 204);
    await stage.openBoard();
    await open(/Alone/);
    await press('Delete');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(stage.notices.at(-1)?.text).toBe('“Alone” was deleted.'));
    const [deleted] = stage.requests('/me/calendar/events/', 'DELETE');
    expect(decodeURIComponent(deleted!.path)).toBe(`/v1.0/me/calendar/events/${id}`);
  });

  it('MYDAY-24 MYDAY-25 MYDAY-42 one’s own event and a cancelled one are deleted, and one that is gone already counts as deleted', async () => {
    stage.day({
      events: [
        calendarEvent('Alone', [0, 24], { isOrganizer: true }),
        calendarEvent('Called off', [0, 24], { isCancelled: true }),
      ],
    });
    done('/me/calendar/events/Alone', 204);
    done('/me/calendar/events/Called', 404);
    await stage.openBoard();
    await open(/Called off/);
    await press('Delete');
    await waitFor(() => expect(screen.queryByText('Called off')).toBeNull());
    await open(/Alone/);
    await press('Delete');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    await waitFor(() => expect(screen.queryByText('Alone')).toBeNull());
    const deleted = () => stage.requests('/me/calendar/events/', 'DELETE');
    await waitFor(() =>
      expect(
        deleted()
          .map(({ status }) => status)
          .sort(),
      ).toEqual([204, 404]),
    );
    const said = () => stage.notices.map(({ text }) => text);
    await waitFor(() => expect(said()).toContain('“Alone” was deleted.'));
  });

  it('a meeting that goes on is joined in a new tab; answers are counted, and another zone is told', async () => {
    const isInTokyo = Intl.DateTimeFormat().resolvedOptions().timeZone === 'Asia/Tokyo';
    stage.day({
      events: [
        invited({
          onlineMeeting: { joinUrl: 'https://teams.microsoft.com/l/meetup-join/1' },
          originalStartTimeZone: isInTokyo ? 'Romance Standard Time' : 'Tokyo Standard Time',
        }),
        calendarEvent('Lunch', [0, 24]),
      ],
    });
    await stage.openBoard();
    const join = await screen.findByRole('link', { name: /^Join Design review/ });
    expect(join).toHaveAttribute('href', 'https://teams.microsoft.com/l/meetup-join/1');
    expect(join).toHaveAttribute('target', '_blank');
    await open(/Design review.*At the same time as Lunch/);
    expect(await screen.findByText('1 person invited: 1 accepted')).toBeVisible();
    expect(screen.getByText("In the event's time zone")).toBeVisible();
  });

  it('a meeting that ends while its panel is open is not joined any more', async () => {
    // Midnight is far from it, whenever the test runs.
    const now = new Date().setHours(12, 0, 0, 0);
    setClocks(now);
    const inMinutes = (minutes: number) => ({
      dateTime: new Date(now + minutes * 60_000).toISOString().replace('Z', '0000'),
      timeZone: 'UTC',
    });
    const onlineMeeting = { joinUrl: 'https://teams.microsoft.com/l/meetup-join/1' };
    stage.day({
      events: [invited({ onlineMeeting, start: inMinutes(-60), end: inMinutes(2) })],
    });
    await stage.openBoard();
    await open(/Design review/);
    // Beside the row, and in its panel.
    expect(screen.getAllByRole('link', { name: /^Join Design review/ })).toHaveLength(2);
    setDeviceClock(now + 2 * 60_000);
    act(() => void document.dispatchEvent(new window.Event('visibilitychange')));
    expect(
      screen.getByRole('button', { name: /Design review.*Over/, expanded: true }),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Join/ })).toBeNull();
  });

  it('the events of the next days open below those of today', async () => {
    stage.day({ events: [calendarEvent('Launch', [36, 37])] });
    await stage.openBoard();
    expect(await screen.findByText(/^Your day is empty/)).toBeVisible();
    expect(screen.getByText('The next 7 days: 1 event')).toBeVisible();
    expect(await screen.findByText('Launch')).toBeInTheDocument();
  });
});
