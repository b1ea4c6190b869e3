import { TZDate } from '@date-fns/tz';
import { certain } from '#shared/rules/values/certain';
import { calendarZone, makeEvents } from '../../../src/devTenant/company/events';

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
