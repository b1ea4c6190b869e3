import { parseRecurrence } from '#shared/rules/time/recurrenceRule';

const read = (repeat: string, more = '') =>
  parseRecurrence(`<recurrence><rule>${more}<repeat>${repeat}</repeat></rule></recurrence>`);
const pattern = (repeat: string, more = '') => read(repeat, more)?.pattern;
const set = (...days: number[]) => new Set(days);

it('EVENTS-28 EVENTS-29 each kind of rule is read with its numbers and days', () => {
  expect(pattern('<daily dayFrequency="3" />')).toEqual({ kind: 'daily', frequency: 3 });
  expect(pattern('<daily weekday="TRUE" />')).toEqual({ kind: 'everyWeekday' });
  expect(pattern('<weekly weekFrequency="2" mo="TRUE" su="1" />')).toEqual({
    ...{ kind: 'weekly', frequency: 2, weekdays: set(0, 1), firstDayOfWeek: 0 },
  });
  expect(pattern('<monthly monthFrequency="2" day="31" />')).toEqual({
    ...{ kind: 'monthly', frequency: 2, day: 31 },
  });
  expect(pattern('<monthlyByDay monthFrequency="2" weekdayOfMonth="Last" th="TRUE" />')).toEqual({
    ...{ kind: 'monthlyByDay', frequency: 2, which: 'last', weekdays: set(4) },
  });
  expect(pattern('<yearly yearFrequency="2" month="12" day="1" />')).toEqual({
    ...{ kind: 'yearly', frequency: 2, month: 12, day: 1 },
  });
  expect(
    pattern('<yearlyByDay yearFrequency="2" month="1" weekdayOfMonth="second" sa="TRUE" />'),
  ).toEqual({
    ...{ kind: 'yearlyByDay', frequency: 2, month: 1, which: 'second', weekdays: set(6) },
  });
});

it('a rule by days of a month may mean every day, the workdays or the weekend', () => {
  const days = (flag: string) => pattern(`<monthlyByDay weekdayOfMonth="first" ${flag}="TRUE" />`);
  const on = (...weekdays: number[]) => expect.objectContaining({ weekdays: set(...weekdays) });
  expect(days('day')).toEqual(on(0, 1, 2, 3, 4, 5, 6));
  expect(days('weekday')).toEqual(on(1, 2, 3, 4, 5));
  expect(days('weekend_day')).toEqual(on(0, 6));
});

it('a missing frequency means every one, and the first day of the week may be any', () => {
  expect(pattern('<daily />')).toEqual({ kind: 'daily', frequency: 1 });
  expect(pattern('<monthly day="1" />')).toMatchObject({ frequency: 1 });
  const first = (day: string) =>
    pattern('<weekly fr="TRUE" />', `<firstDayOfWeek>${day}</firstDayOfWeek>`);
  expect(['su', 'mo', ' SA ', 'xx', ''].map(first)).toEqual(
    [0, 1, 6, 0, 0].map((firstDayOfWeek) => expect.objectContaining({ firstDayOfWeek }) as unknown),
  );
});

it('EVENTS-47 senseless numbers, places and flags are not understood', () => {
  for (const frequency of ['0', '1000', '1.5', '-1', 'x', ''])
    expect(pattern(`<daily dayFrequency="${frequency}" />`)).toBeUndefined();
  expect(pattern('<daily dayFrequency="999" />')).toEqual({ kind: 'daily', frequency: 999 });
  for (const repeat of [
    '<hourly />',
    '<weekly mo="untrue" />',
    '<weekly mo="trues" />',
    '<weekly mo="11" />',
    '<monthly monthFrequency="1" />',
    '<monthly day="0" />',
    '<monthly day="32" />',
    '<yearly day="1" />',
    '<yearly month="1" />',
    '<yearly month="13" day="1" />',
    '<monthlyByDay mo="TRUE" />',
    '<monthlyByDay weekdayOfMonth="first" />',
    '<yearlyByDay month="0" weekdayOfMonth="first" mo="TRUE" />',
    'daily',
  ])
    expect([repeat, read(repeat)]).toEqual([repeat, undefined]);
});

it('EVENTS-37 EVENTS-38 a series ends after so many times or at a moment, where it says so', () => {
  const ended = (more: string) => {
    const { repeatInstances, windowEnd } = read('<daily />', more)!;
    return { repeatInstances, windowEnd };
  };
  expect(ended('<repeatInstances> 5 </repeatInstances>')).toEqual({ repeatInstances: 5 });
  expect(ended('<windowEnd>2026-01-07T09:00:00Z</windowEnd>')).toEqual({
    windowEnd: '2026-01-07T09:00:00Z',
  });
  for (const more of [
    '',
    '<repeatInstances>0</repeatInstances>',
    '<repeatInstances>1.5</repeatInstances>',
    '<repeatInstances>many</repeatInstances>',
    '<repeatInstances></repeatInstances>',
    '<windowEnd>soon</windowEnd>',
    '<windowEnd></windowEnd>',
  ])
    expect([more, ended(more)]).toEqual([more, {}]);
});

it('EVENTS-28 quotes, spaces and open elements make no difference', () => {
  const daily = { kind: 'daily', frequency: 2 };
  for (const repeat of [
    "<daily dayFrequency='2'/>",
    '<daily dayFrequency = " 2 " ></daily>',
    '\n <daily x.y-z="1" dayFrequency="2" />',
    '<daily dayFrequency="2">',
  ])
    expect([repeat, pattern(repeat)]).toEqual([repeat, daily]);
  const escaped = '&lt;repeat&gt;&lt;daily dayFrequency=&apos;2&apos; x=&quot;&amp;&quot;/&gt;';
  expect(parseRecurrence(escaped)?.pattern).toEqual(daily);
});
