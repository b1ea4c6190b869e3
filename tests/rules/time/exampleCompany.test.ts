import { TZDate } from '@date-fns/tz';
import { certain } from '#shared/rules/values/certain';
import { Company } from '../../../src/devTenant/company/company';
import { calendarZone, makeEvents } from '../../../src/devTenant/company/events';
import { plannerTasks } from '../../../src/devTenant/company/tasks';

const company = (now: Date) => new Company('small', () => now);

it.each(['2027-01-13', '2027-03-17', '2027-10-20'])(
  'the exceptions of the example series are at its own time of day, made on %s',
  (day) => {
    const events = makeEvents(new Date(`${day}T12:00:00Z`));
    const times = events
      .filter(({ exception }) => exception)
      .map(({ exception }) => new TZDate(+certain(exception).originalStart, calendarZone.name))
      .map((start) => [start.getDay(), start.getHours(), start.getMinutes()]);
    expect(times).toEqual([
      [1, 8, 15],
      [1, 8, 15],
    ]);
  },
);

it('somebody has a birthday on the day after the start too, also where a year ends', () => {
  for (const [now, days] of [
    [new Date(2026, 11, 31, 23, 50), ['--12-31', '--01-01']],
    [new Date(2028, 1, 28, 23, 50), ['--02-28', '--02-29']],
  ] as const) {
    const { people } = company(now);
    for (const day of days)
      expect(people.filter(({ birthday }) => birthday === day).length).toBeGreaterThan(4);
  }
});

it.each(['member', 'editor', 'admin'])(
  'a Planner task of %s is due soon, in every zone',
  (name) => {
    const now = new Date('2026-11-27T12:00:00Z');
    const person = certain(company(now).person(`${name}@nordvik.example`));
    const days = plannerTasks(person, now).map(({ due }) => due?.toISOString().slice(0, 10));
    expect(days).toContain('2026-11-29');
  },
);
