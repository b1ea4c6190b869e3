import {
  dayAround,
  isOverdue,
  meetingsOfToday,
  openTasks,
  type CalendarEvent,
} from '#shared/rules/myDay';

const now = new Date(2026, 10, 20, 12);
const utc = (date: Date) => ({
  dateTime: `${date.toISOString().slice(0, 19)}.0000000`,
  timeZone: 'UTC',
});
const at = (hour: number, day = 20) => new Date(2026, 10, day, hour);
const event = (
  id: string,
  start: Date,
  end: Date,
  changes: Partial<CalendarEvent> = {},
): CalendarEvent => ({
  id,
  subject: id,
  start: utc(start),
  end: utc(end),
  isAllDay: false,
  isCancelled: false,
  webLink: 'https://outlook.example',
  ...changes,
});
const idsOf = (events: CalendarEvent[]) => meetingsOfToday(events, now).map(({ Id }) => Id);

it('MYDAY-27 MYDAY-44 events are shown that had not ended before local midnight, in their order', () => {
  expect(
    idsOf([
      event('late', at(15), at(16)),
      event('early', at(8), at(9)),
      event('over night', at(23, 19), at(1)),
      event('yesterday', at(22, 19), at(0)),
      event('tomorrow', at(0, 21), at(1, 21)),
    ]),
  ).toEqual(['over night', 'early', 'late']);
  expect(dayAround(now)).toEqual({ start: at(0), end: at(0, 21) });
});

it('MYDAY-22 a cancelled event is left out, and times are those of the event whatever the zone of the device', () => {
  expect(idsOf([event('gone', at(9), at(10), { isCancelled: true })])).toEqual([]);
  expect(meetingsOfToday([event('one', at(9), at(10))], now)[0]).toMatchObject({
    Start: at(9).toISOString(),
    End: at(10).toISOString(),
  });
});

it('an all-day event belongs to its dates wherever the person is, and stands first', () => {
  const dates = (from: number, to: number) => ({
    isAllDay: true,
    start: { dateTime: `2026-11-${from}T00:00:00.0000000`, timeZone: 'UTC' },
    end: { dateTime: `2026-11-${to}T00:00:00.0000000`, timeZone: 'UTC' },
  });
  expect(
    idsOf([
      event('early', at(7), at(8)),
      event('today', at(0), at(0), dates(20, 21)),
      event('tomorrow', at(0), at(0), dates(21, 22)),
      event('yesterday', at(0), at(0), dates(19, 20)),
    ]),
  ).toEqual(['today', 'early']);
});

it('MYDAY-10 open tasks are shown that have no due date or are due within seven days, the most urgent first', () => {
  const task = (id: string, dueDateTime: string | null, percentComplete = 0) => ({
    id,
    title: id,
    percentComplete,
    dueDateTime,
  });
  const due = (day: number) => at(10, day).toISOString();
  const tasks = openTasks(
    [
      task('whenever', null),
      task('next week', due(27)),
      task('too late', due(28)),
      task('overdue', due(18), 50),
      task('done', due(20), 100),
      task('today', due(20)),
    ],
    now,
  );
  expect(tasks.map(({ Id }) => Id)).toEqual(['overdue', 'today', 'next week', 'whenever']);
  expect(tasks.map((each) => isOverdue(each, now))).toEqual([true, false, false, false]);
});
