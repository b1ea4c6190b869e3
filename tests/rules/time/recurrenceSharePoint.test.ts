import { expandEvents, type CalendarItem, type ExpandOptions } from '#shared/rules/time/recurrence';
import { recurrences } from '../../support/recurrences';

/**
 * Series as SharePoint's own pages and Outlook write them, with the odd ways in which they say
 * where a series ends.
 */
const rule = (repeat: string, end = '<repeatForever>FALSE</repeatForever>', weekStart = 'mo') =>
  `<recurrence><rule><firstDayOfWeek>${weekStart}</firstDayOfWeek><repeat>${repeat}</repeat>${end}</rule></recurrence>`;
const series = (
  repeat: string,
  { end, weekStart, ...changes }: Partial<CalendarItem> & { end?: string; weekStart?: string } = {},
): CalendarItem => ({
  Id: 5,
  EventDate: '2014-08-01T11:30:00Z',
  EndDate: '2020-01-01T13:30:00Z',
  Duration: 7_200,
  fAllDayEvent: false,
  fRecurrence: true,
  EventType: 1,
  RecurrenceData: rule(repeat, end, weekStart),
  ...changes,
});
const starts = (items: CalendarItem[], options: Partial<ExpandOptions> = {}) =>
  expandEvents(items, {
    timeZone: 'UTC',
    now: new Date('2000-01-01T00:00:00Z'),
    today: '2000-01-01',
    maxPerSeries: 20,
    ...options,
  }).map(({ start }) => start);
const days = (items: CalendarItem[], max = 3, options: Partial<ExpandOptions> = {}) =>
  starts(items, { maxPerSeries: max, ...options }).map((start) => start.slice(0, 10));
const from = (date: string) => ({ EventDate: `${date}T11:30:00Z` });

describe('EVENTS-34 EVENTS-36 every place and kind of day of a month', () => {
  it.each([
    ['first', 'day', 1, '2014-09-22', ['2014-10-01', '2014-11-01', '2014-12-01']],
    ['first', 'day', 3, '2014-09-22', ['2014-12-01', '2015-03-01', '2015-06-01']],
    ['first', 'weekday', 1, '2014-11-01', ['2014-11-03', '2014-12-01', '2015-01-01']],
    ['first', 'weekday', 3, '2014-07-28', ['2014-10-01', '2015-01-01', '2015-04-01']],
    ['first', 'weekend_day', 3, '2014-08-02', ['2014-08-02', '2014-11-01', '2015-02-01']],
    ['first', 'we', 3, '2014-08-06', ['2014-08-06', '2014-11-05', '2015-02-04']],
    ['second', 'day', 3, '2014-08-02', ['2014-08-02', '2014-11-02', '2015-02-02']],
    ['second', 'weekday', 3, '2014-08-04', ['2014-08-04', '2014-11-04', '2015-02-03']],
    ['second', 'weekend_day', 3, '2014-08-03', ['2014-08-03', '2014-11-02', '2015-02-07']],
    ['second', 'we', 1, '2014-08-13', ['2014-08-13', '2014-09-10', '2014-10-08']],
    ['third', 'day', 1, '2014-08-03', ['2014-08-03', '2014-09-03', '2014-10-03']],
    ['third', 'weekday', 3, '2014-08-05', ['2014-08-05', '2014-11-05', '2015-02-04']],
    ['third', 'weekend_day', 3, '2014-08-09', ['2014-08-09', '2014-11-08', '2015-02-08']],
    ['third', 'we', 3, '2014-08-20', ['2014-08-20', '2014-11-19', '2015-02-18']],
    ['fourth', 'day', 3, '2014-08-04', ['2014-08-04', '2014-11-04', '2015-02-04']],
    ['fourth', 'weekday', 1, '2014-08-06', ['2014-08-06', '2014-09-04', '2014-10-06']],
    ['fourth', 'weekend_day', 3, '2014-08-10', ['2014-08-10', '2014-11-09', '2015-02-14']],
    ['fourth', 'we', 3, '2014-08-27', ['2014-08-27', '2014-11-26', '2015-02-25']],
    ['last', 'day', 3, '2014-08-31', ['2014-08-31', '2014-11-30', '2015-02-28']],
    ['last', 'weekday', 3, '2014-08-29', ['2014-08-29', '2014-11-28', '2015-02-27']],
    ['last', 'weekend_day', 3, '2014-08-31', ['2014-08-31', '2014-11-30', '2015-02-28']],
    ['last', 'we', 1, '2014-08-27', ['2014-08-27', '2014-09-24', '2014-10-29']],
  ])(
    'EVENTS-34 EVENTS-29 the %s %s of every %i. month from %s on',
    (place, kind, every, start, expected) => {
      expect(
        days([
          series(
            `<monthlyByDay ${kind}="TRUE" weekdayOfMonth="${place}" monthFrequency="${every}" />`,
            from(start),
          ),
        ]),
      ).toEqual(expected);
    },
  );

  it.each([
    ['first', 'day', 2, '2014-07-12', ['2015-02-01', '2016-02-01', '2017-02-01']],
    ['first', 'weekend_day', 10, '2014-09-25', ['2014-10-04', '2015-10-03', '2016-10-01']],
    ['second', 'weekday', 2, '2015-02-03', ['2015-02-03', '2016-02-02', '2017-02-02']],
    ['third', 'weekend_day', 2, '2015-02-08', ['2015-02-08', '2016-02-13', '2017-02-11']],
    ['fourth', 'weekday', 2, '2015-02-05', ['2015-02-05', '2016-02-04', '2017-02-06']],
    ['last', 'day', 2, '2015-02-28', ['2015-02-28', '2016-02-29', '2017-02-28']],
    ['last', 'weekday', 2, '2015-02-27', ['2015-02-27', '2016-02-29', '2017-02-28']],
    ['last', 'weekend_day', 2, '2015-02-28', ['2015-02-28', '2016-02-28', '2017-02-26']],
  ])(
    'EVENTS-36 EVENTS-29 the %s %s of month %i each year from %s on',
    (place, kind, month, start, expected) => {
      expect(
        days([
          series(
            `<yearlyByDay yearFrequency="1" ${kind}="TRUE" weekdayOfMonth="${place}" month="${month}" />`,
            from(start),
          ),
        ]),
      ).toEqual(expected);
    },
  );

  it('EVENTS-33 day 31 of each month and day 12 of each third one occur, also when the series begins earlier', () => {
    expect(
      days([series('<monthly monthFrequency="1" day="31" />', from('2014-08-31'))], 5),
    ).toEqual(['2014-08-31', '2014-09-30', '2014-10-31', '2014-11-30', '2014-12-31']);
    expect(days([series('<monthly monthFrequency="3" day="12" />', from('2014-08-10'))])).toEqual([
      '2014-08-12',
      '2014-11-12',
      '2015-02-12',
    ]);
  });

  it('EVENTS-35 day 31 of February each year is its last day', () => {
    expect(
      days([series('<yearly yearFrequency="1" month="2" day="31" />', from('2015-02-28'))]),
    ).toEqual(['2015-02-28', '2016-02-29', '2017-02-28']);
  });
});

describe('weeks', () => {
  it('EVENTS-32 the first day of the series need not be one of its days', () => {
    expect(
      days(
        [
          series('<weekly su="TRUE" th="TRUE" weekFrequency="1" />', {
            ...from('2014-09-22'),
            end: '<repeatInstances>10</repeatInstances>',
          }),
        ],
        12,
      ),
    ).toEqual([
      '2014-09-25',
      '2014-09-28',
      '2014-10-02',
      '2014-10-05',
      '2014-10-09',
      '2014-10-12',
      '2014-10-16',
      '2014-10-19',
      '2014-10-23',
      '2014-10-26',
    ]);
  });

  it('EVENTS-32 every third week counts from the week of the start', () => {
    expect(
      days([series('<weekly we="TRUE" th="TRUE" weekFrequency="3" />', from('2014-08-06'))], 6),
    ).toEqual(['2014-08-06', '2014-08-07', '2014-08-27', '2014-08-28', '2014-09-17', '2014-09-18']);
  });

  it('EVENTS-29 flags that are written as FALSE are not set, and the order of attributes does not matter', () => {
    expect(
      days([
        series('<weekly weekFrequency="1" sa="FALSE" tu="TRUE" mo="false" />', from('2014-08-01')),
      ]),
    ).toEqual(['2014-08-05', '2014-08-12', '2014-08-19']);
  });
});

describe('a hundred series, as another library counts them', () => {
  it.each(recurrences)('EVENTS-28 EVENTS-29 %s', (row) => {
    const [, first, weekStart, repeat, expected] = /^(\S+) (\S+) (<.*>) (.+)$/.exec(row)!;
    expect(
      days(
        [
          series(repeat!, {
            ...from(first!),
            weekStart: weekStart!,
            EndDate: '2030-01-01T13:30:00Z',
          }),
        ],
        4,
      ),
    ).toEqual(expected!.split(' '));
  });
});

describe('where a series ends', () => {
  const daily = '<daily dayFrequency="1" />';

  it('EVENTS-37 repeatInstances counts the instances, not the days', () => {
    expect(
      days(
        [
          series('<daily weekday="TRUE" />', {
            ...from('2014-08-02'),
            end: '<repeatInstances>6</repeatInstances>',
          }),
        ],
        20,
      ),
    ).toEqual(['2014-08-04', '2014-08-05', '2014-08-06', '2014-08-07', '2014-08-08', '2014-08-11']);
  });

  it('a series without an end goes on until the end that SharePoint made up for it', () => {
    expect(
      days([series(daily, { ...from('2014-08-01'), EndDate: '2014-08-03T13:30:00Z' })], 20),
    ).toEqual(['2014-08-01', '2014-08-02', '2014-08-03']);
  });

  it('EVENTS-38 the last occurrence stands also where the window’s end is written in local time west of Greenwich', () => {
    // 9:00 to 10:00 in New York, the last time on 8 August; SharePoint writes the window's end as
    // 10:00 without its offset.
    const item = series(daily, {
      EventDate: '2014-08-04T13:00:00Z',
      EndDate: '2014-08-08T14:00:00Z',
      Duration: 3_600,
      end: '<windowEnd>2014-08-08T10:00:00Z</windowEnd>',
    });
    expect(days([item], 20, { timeZone: 'America/New_York' })).toEqual([
      '2014-08-04',
      '2014-08-05',
      '2014-08-06',
      '2014-08-07',
      '2014-08-08',
    ]);
  });

  it('EVENTS-38 occurrences that end at midnight last until the day of the window’s end', () => {
    const item = series(daily, {
      EventDate: '2014-08-25T22:00:00Z',
      EndDate: '2014-08-29T00:00:00Z',
      Duration: 7_200,
      end: '<windowEnd>2014-08-30T00:00:00Z</windowEnd>',
    });
    expect(days([item], 20)).toEqual([
      '2014-08-25',
      '2014-08-26',
      '2014-08-27',
      '2014-08-28',
      '2014-08-29',
    ]);
  });

  it('an event without any length is still an event', () => {
    const item = series(daily, {
      EventDate: '2014-08-25T09:00:00Z',
      EndDate: '2014-08-26T09:00:00Z',
      Duration: 0,
    });
    expect(
      expandEvents([item], {
        timeZone: 'UTC',
        now: new Date('2000-01-01T00:00:00Z'),
        today: '2000-01-01',
      }).map(({ start, end }) => start === end),
    ).toEqual([true, true]);
  });
});

describe('exceptions', () => {
  const daily = series('<daily dayFrequency="1" />', {
    EventDate: '2014-08-16T09:00:00Z',
    EndDate: '2014-08-20T10:30:00Z',
    Duration: 5_400,
    end: '<repeatInstances>5</repeatInstances>',
  });
  const exception = (
    EventType: 3 | 4,
    originally: string,
    changes: Partial<CalendarItem> = {},
  ): CalendarItem => ({
    ...daily,
    Id: `${EventType}-${originally}`,
    EventType,
    MasterSeriesItemID: 5,
    RecurrenceID: `${originally}T09:00:00Z`,
    ...changes,
  });

  it('two deleted occurrences are left out although their own times were changed', () => {
    const gone = [
      exception(3, '2014-08-18', { EventDate: '2014-08-18T09:01:00Z' }),
      exception(3, '2014-08-20', { EventDate: '2014-11-20T09:02:00Z' }),
    ];
    expect(days([daily, ...gone], 20)).toEqual(['2014-08-16', '2014-08-17', '2014-08-19']);
  });

  it('a moved occurrence stands at its new time with its own length', () => {
    const moved = exception(4, '2014-08-18', {
      EventDate: '2014-08-18T10:00:00Z',
      EndDate: '2014-08-18T11:00:00Z',
      Duration: 3_600,
    });
    const found = expandEvents([daily, moved], {
      timeZone: 'UTC',
      now: new Date('2000-01-01T00:00:00Z'),
      today: '2000-01-01',
    });
    expect(found.map(({ start, end }) => `${start.slice(8, 16)}-${end.slice(11, 16)}`)).toEqual([
      '16T09:00-10:30',
      '17T09:00-10:30',
      '18T10:00-11:00',
      '19T09:00-10:30',
      '20T09:00-10:30',
    ]);
  });

  it('an occurrence moved from the past to the future is shown; one moved to the past is not', () => {
    const later = exception(4, '2014-08-16', {
      EventDate: '2014-09-01T09:00:00Z',
      EndDate: '2014-09-01T10:00:00Z',
    });
    const earlier = exception(4, '2014-08-20', {
      EventDate: '2014-08-01T09:00:00Z',
      EndDate: '2014-08-01T10:00:00Z',
    });
    expect(days([daily, later, earlier], 20, { now: new Date('2014-08-18T12:00:00Z') })).toEqual([
      '2014-08-19',
      '2014-09-01',
    ]);
  });

  it('a moved occurrence whose series is not among the rows stands for itself', () => {
    expect(
      days([
        exception(4, '2014-08-18', {
          EventDate: '2014-08-21T09:00:00Z',
          EndDate: '2014-08-21T10:00:00Z',
        }),
      ]),
    ).toEqual(['2014-08-21']);
  });
});

describe('the zone of a series', () => {
  it('is the one in which it was made, whatever the zone of the site', () => {
    const item = series('<weekly su="TRUE" weekFrequency="1" />', {
      EventDate: '2026-03-22T08:00:00Z',
      EndDate: '2030-01-01T09:00:00Z',
      Duration: 3_600,
      TimeZone: 3,
    });
    expect(starts([item], { timeZone: 'America/New_York', maxPerSeries: 2 })).toEqual([
      '2026-03-22T08:00:00.000Z',
      '2026-03-29T07:00:00.000Z',
    ]);
    expect(
      starts([{ ...item, TimeZone: 99_999 }], { timeZone: 'America/New_York', maxPerSeries: 2 }),
    ).toEqual(['2026-03-22T08:00:00.000Z', '2026-03-29T08:00:00.000Z']);
  });

  it('decides on which day an exception falls', () => {
    const item = series('<daily dayFrequency="1" />', {
      EventDate: '2026-01-05T23:30:00Z',
      EndDate: '2027-01-01T00:30:00Z',
      Duration: 3_600,
      TimeZone: 3,
    });
    const gone = {
      ...item,
      Id: 6,
      EventType: 3,
      MasterSeriesItemID: 5,
      RecurrenceID: '2026-01-06T23:30:00Z',
    };
    expect(starts([item, gone], { timeZone: 'America/New_York', maxPerSeries: 2 })).toEqual([
      '2026-01-05T23:30:00.000Z',
      '2026-01-07T23:30:00.000Z',
    ]);
  });
});

describe('ways of writing', () => {
  it('EVENTS-28 a rule that an answer has escaped is understood', () => {
    const escaped = rule('<daily dayFrequency="2" />')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;');
    expect(days([series('', { RecurrenceData: escaped })], 2)).toEqual([
      '2014-08-01',
      '2014-08-03',
    ]);
  });

  it('EVENTS-28 line breaks and other letter case do not matter', () => {
    expect(
      days(
        [
          series('', {
            RecurrenceData:
              '<Recurrence>\n<Rule>\n <FirstDayOfWeek>su</FirstDayOfWeek>\n <Repeat>\n  <Daily DayFrequency="2"/>\n </Repeat>\n</Rule></Recurrence>',
          }),
        ],
        2,
      ),
    ).toEqual(['2014-08-01', '2014-08-03']);
  });

  it('EVENTS-47 SharePoint’s words for an exception are no rule', () => {
    const told: unknown[] = [];
    expect(
      days([series('', { RecurrenceData: 'Every 1 week(s) on: Monday' })], 3, {
        onUnknownRule: ({ Id }) => told.push(Id),
      }),
    ).toEqual(['2014-08-01']);
    expect(told).toEqual([5]);
  });
});
