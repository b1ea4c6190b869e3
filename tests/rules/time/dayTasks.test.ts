import {
  byUrgency,
  dayLimits,
  isOverdue,
  isPlannerTaskOfDay,
  isSince,
  isTodoTaskOfDay,
  plannerStatus,
  plannerTaskOf,
  placeOf,
  tasksShown,
  taskStatuses,
  todoTaskOf,
  todoTasksFilter,
  type PlannerTask,
  type Task,
  type TodoTask,
} from '#shared/rules/calendar/dayTasks';
import { checklistOf } from '#shared/rules/calendar/dayDetails';
import { localDay } from '#shared/rules/time/localDays';

const now = new Date(2026, 10, 20, 12);
const at = (hour: number, day = 20) => new Date(2026, 10, day, hour);
const planner = (task: PlannerTask) => plannerTaskOf(task);
const toDo = (task: TodoTask) => todoTaskOf({ list: { id: 'l', displayName: 'Home' }, task });
const inUtc = (date: Date) => ({
  dateTime: `${date.toISOString().slice(0, 19)}.0000000`,
  timeZone: 'UTC',
});

it('MYDAY-05 MYDAY-06 a status is one of five, and Planner’s share of what is done says which', () => {
  expect(taskStatuses).toEqual({
    NOTSTARTED: 0,
    INPROGRESS: 1,
    COMPLETED: 2,
    WAITINGONOTHERS: 3,
    DEFERRED: 4,
  });
  expect([0, 25, 50, 99, 100, null, undefined].map(plannerStatus)).toEqual([0, 0, 1, 0, 2, 0, 0]);
  const statuses = ['notStarted', 'inProgress', 'completed', 'waitingOnOthers', 'deferred', 'new'];
  expect(statuses.map((status) => toDo({ status }).Status)).toEqual([0, 1, 2, 3, 4, 0]);
});

it('MYDAY-03 MYDAY-04 a task of Planner has its fields, its plan and bucket, and the version that a change names', () => {
  expect(
    planner({
      '@odata.etag': 'W/"7"',
      id: 'a/b',
      title: 'Order valves',
      percentComplete: 50,
      planId: 'p',
      bucketId: 'b',
      createdBy: { user: { displayName: 'Anna' } },
      createdDateTime: '2026-11-01T08:00:00Z',
      startDateTime: '2026-11-02T00:00:00Z',
      dueDateTime: '2026-11-21T00:00:00Z',
      completedDateTime: null,
    }),
  ).toEqual({
    Type: 1,
    Id: 'a/b',
    Etag: 'W/"7"',
    Subject: 'Order valves',
    Body: '',
    isHtml: false,
    Status: 1,
    Owner: 'Anna',
    Created: '2026-11-01T08:00:00Z',
    StartDate: '2026-11-02',
    DueDate: '2026-11-21',
    PlanId: 'p',
    BucketId: 'b',
    Url: 'https://planner.cloud.microsoft/webui/plan/p/view/board/task/a%2Fb',
  });
});

it('MYDAY-03 MYDAY-35 MYDAY-45 a task of To Do has Type 0, its title as subject and its body', () => {
  expect(
    toDo({
      id: 't',
      title: 'Book the train',
      status: 'completed',
      body: { content: '<p>Window</p>', contentType: 'html' },
      createdDateTime: '2026-11-01T08:00:00Z',
      startDateTime: { dateTime: '2026-11-02T00:00:00.0000000', timeZone: 'UTC' },
      dueDateTime: { dateTime: '2026-11-21T00:00:00.0000000', timeZone: 'UTC' },
      completedDateTime: { dateTime: '2026-11-20T00:00:00.0000000', timeZone: 'UTC' },
    }),
  ).toEqual({
    Type: 0,
    Id: 't',
    Subject: 'Book the train',
    Body: '<p>Window</p>',
    isHtml: true,
    Status: 2,
    Owner: '',
    Created: '2026-11-01T08:00:00Z',
    StartDate: '2026-11-02',
    DueDate: '2026-11-21',
    CompletedDate: '2026-11-20',
    ListId: 'l',
    List: 'Home',
    Url: 'https://to-do.office.com/tasks/id/t/details',
  });
});

it('tasks that lack every optional field are tasks without a subject and a due date', () => {
  expect(planner({})).toMatchObject({ Type: 1, Id: '', Subject: '', Status: 0, Owner: '' });
  expect(toDo({})).toMatchObject({ Type: 0, Id: '', Subject: '', Body: '', Status: 0 });
  expect([isPlannerTaskOfDay({}, now), isTodoTaskOfDay({ list: {}, task: {} }, now)]).toEqual([
    true,
    true,
  ]);
  expect(
    planner({ title: null, percentComplete: null, planId: null, createdBy: { user: null } }).Url,
  ).toBe('https://planner.cloud.microsoft');
  expect(checklistOf({})).toEqual([]);
});

it('MYDAY-10 open tasks are shown that have no due date or are due within seven days, the most urgent first', () => {
  const task = (title: string, dueDateTime: string | null, percentComplete = 0): PlannerTask => ({
    id: title,
    ...{ title, percentComplete, dueDateTime },
  });
  const due = (day: number) => at(10, day).toISOString();
  const tasks = [
    task('whenever', null),
    task('next week', due(27)),
    task('too late', due(28)),
    task('overdue', due(18), 50),
    task('done without a date', due(20), 100),
    task('today', due(20)),
  ].filter((each) => isPlannerTaskOfDay(each, now));
  const shown = byUrgency(tasks.map(planner), new Map());
  expect(shown.map(({ Subject }) => Subject)).toEqual([
    'overdue',
    'today',
    'next week',
    'whenever',
  ]);
  expect(shown.map((each) => isOverdue(each, now))).toEqual([true, false, false, false]);
  const open = (day: number) =>
    isTodoTaskOfDay({ list: {}, task: { dueDateTime: inUtc(at(10, day)) } }, now);
  expect([open(18), open(27), open(28)]).toEqual([true, true, false]);
  // Those of one day stand by their names.
  const sameDay = ['b', 'c', 'a'].map((title) => planner({ id: title, title }));
  expect(byUrgency(sameDay, new Map()).map(({ Subject }) => Subject)).toEqual(['a', 'b', 'c']);
});

it('MYDAY-09 MYDAY-44 a completed task is shown if it was completed since local midnight', () => {
  const completed = (moment: Date) =>
    isPlannerTaskOfDay({ percentComplete: 100, completedDateTime: moment.toISOString() }, now);
  expect([completed(at(0)), completed(at(11)), completed(new Date(+at(0) - 1_000))]).toEqual([
    true,
    true,
    false,
  ]);
  // Midnight itself counts, also as it is told from elsewhere.
  const told = new Date(+at(0) + 3_600_000).toISOString().replace('Z', '+01:00');
  expect(isPlannerTaskOfDay({ percentComplete: 100, completedDateTime: told }, now)).toBe(true);
  const done = (day: string) =>
    isTodoTaskOfDay(
      {
        list: {},
        task: {
          status: 'completed',
          completedDateTime: { dateTime: `${day}T00:00:00.0000000`, timeZone: 'UTC' },
        },
      },
      now,
    );
  expect([done(at(0).toISOString().slice(0, 10)), done('2026-11-18')]).toEqual([true, false]);
  expect(todoTasksFilter(now)).toBe(
    `status ne 'completed' or completedDateTime/dateTime ge '${at(0).toISOString().slice(0, 10)}T00:00:00'`,
  );
});

it.each([
  ['Oslo', '2026-11-19T23:00:00Z', '2026-11-19'],
  ['New York', '2026-11-20T05:00:00Z', '2026-11-20'],
])(
  'MYDAY-09 MYDAY-44 in %s a To Do task that was completed yesterday is not one of today',
  (_, midnight, dateInUtc) => {
    const start = new Date(midnight);
    const isToday = (date: string, changed?: string) =>
      isSince({ dateTime: `${date}T00:00:00.0000000`, timeZone: 'UTC' }, start, changed);
    const after = (seconds: number) => new Date(+start + seconds * 1_000).toISOString();
    expect(isToday(dateInUtc, after(-1))).toBe(false);
    expect(isToday(dateInUtc, after(0))).toBe(true);
    expect(isToday(dateInUtc)).toBe(true);
    expect(isToday('2026-11-18', after(1))).toBe(false);
    expect(isToday('2026-11-21', after(-1))).toBe(true);
  },
);

it('MYDAY-09 MYDAY-44 the date of a completion alone does not make a To Do task one of today', () => {
  const date = at(0).toISOString().slice(0, 10);
  const completed = (changed: Date) =>
    isTodoTaskOfDay(
      {
        list: {},
        task: {
          status: 'completed',
          completedDateTime: { dateTime: `${date}T00:00:00.0000000`, timeZone: 'UTC' },
          lastModifiedDateTime: changed.toISOString(),
        },
      },
      now,
    );
  expect([completed(new Date(+at(0) - 1_000)), completed(at(0))]).toEqual([false, true]);
});

it('a due date is the day that is meant: a midnight as it is written, another moment where the device is', () => {
  expect(toDo({ dueDateTime: inUtc(at(0, 21)) }).DueDate).toBe('2026-11-21');
  expect(planner({ dueDateTime: '2026-11-21T00:00:00Z' }).DueDate).toBe('2026-11-21');
  expect(planner({ dueDateTime: at(23, 21).toISOString() }).DueDate).toBe('2026-11-21');
  const zoned = { dateTime: '2026-11-21T00:00:00.0000000', timeZone: 'Tokyo Standard Time' };
  expect(toDo({ dueDateTime: zoned }).DueDate).toBe('2026-11-21');
});

it('MYDAY-11 MYDAY-12 the tasks shown start at the largest of five, those due and the events, and grow by five', () => {
  const due = (count: number, day: number): Task[] =>
    Array.from({ length: count }, () => planner({ dueDateTime: at(10, day).toISOString() }));
  expect(tasksShown([], 0, now)).toBe(5);
  expect(tasksShown(due(8, 20), 6, now)).toBe(8);
  expect(tasksShown([...due(4, 19), ...due(3, 20), ...due(9, 21)], 6, now)).toBe(7);
  expect(tasksShown(due(3, 20), 11, now)).toBe(11);
  expect(dayLimits).toMatchObject({ step: 5, asked: 100 });
});

it('what was worked on keeps its place', () => {
  const [one, two] = ['2026-11-20', '2026-11-21'].map((day) =>
    planner({ id: day, title: day, dueDateTime: `${day}T00:00:00Z` }),
  ) as [Task, Task];
  const moved = { ...one, DueDate: '2026-11-29' };
  const ids = (tasks: Task[]) => tasks.map(({ Id }) => Id);
  expect(ids(byUrgency([moved, two], new Map()))).toEqual([two.Id, one.Id]);
  expect(ids(byUrgency([two, moved], new Map([[one.Id, placeOf(one)]])))).toEqual([one.Id, two.Id]);
});

it('MYDAY-04 a checklist stands in the order of its hints', () => {
  expect(
    checklistOf({
      checklist: {
        '@odata.type': '#microsoft.graph.plannerChecklistItems',
        b: { title: 'Second', isChecked: true, orderHint: '8586' },
        a: { title: 'First', orderHint: '8585P' },
        c: { title: null },
      },
    }),
  ).toEqual([
    { Id: 'c', Title: '', IsChecked: false },
    { Id: 'a', Title: 'First', IsChecked: false },
    { Id: 'b', Title: 'Second', IsChecked: true },
  ]);
  expect(localDay(at(0))).toBe('2026-11-20');
});
