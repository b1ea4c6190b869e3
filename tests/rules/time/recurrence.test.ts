import { expandEvents, type CalendarItem, type ExpandOptions } from '#shared/rules/time/recurrence';

const copenhagen = 'Europe/Copenhagen';

function series(
  repeat: string,
  fields: Partial<CalendarItem> = {},
  ending = '<repeatForever>FALSE</repeatForever>',
): CalendarItem {
  return {
    Id: 7,
    EventDate: '2026-01-05T09:00:00Z',
    EndDate: '2026-01-05T10:00:00Z',
    fAllDayEvent: false,
    fRecurrence: true,
    RecurrenceData: `<recurrence><rule><firstDayOfWeek>mo</firstDayOfWeek><repeat>${repeat}</repeat>${ending}</rule></recurrence>`,
    ...fields,
  };
}

function starts(items: CalendarItem[], options: Partial<ExpandOptions> = {}): string[] {
  return expandEvents(items, {
    timeZone: 'UTC',
    now: new Date('2026-01-01T00:00:00Z'),
    today: '2026-01-01',
    maxPerSeries: 4,
    ...options,
  }).map(({ start }) => start);
}

const days = (moments: string[]) => moments.map((moment) => moment.slice(0, 10));

describe('patterns', () => {
  it('EVENTS-30 a daily event recurs every so many days', () => {
    expect(starts([series('<daily dayFrequency="3" />')])).toEqual([
      '2026-01-05T09:00:00.000Z',
      '2026-01-08T09:00:00.000Z',
      '2026-01-11T09:00:00.000Z',
      '2026-01-14T09:00:00.000Z',
    ]);
  });

  it('EVENTS-31 a daily event on weekdays skips Saturday and Sunday', () => {
    expect(
      days(
        starts([
          series('<daily weekday="TRUE" />', {
            EventDate: '2026-01-09T09:00:00Z',
            EndDate: '2026-01-09T10:00:00Z',
          }),
        ]),
      ),
    ).toEqual(['2026-01-09', '2026-01-12', '2026-01-13', '2026-01-14']);
  });

  it('EVENTS-32 a weekly event recurs on each flagged weekday of every second week', () => {
    const item = series('<weekly mo="TRUE" th="TRUE" weekFrequency="2" />', {
      EventDate: '2026-01-07T09:00:00Z',
      EndDate: '2026-01-07T10:00:00Z',
    });
    expect(days(starts([item]))).toEqual(['2026-01-08', '2026-01-19', '2026-01-22', '2026-02-02']);
  });

  it('EVENTS-32 the first day of the week decides which days belong to one week', () => {
    const sunday = series('<weekly su="TRUE" mo="TRUE" weekFrequency="2" />');
    expect(days(starts([sunday]))).toEqual([
      '2026-01-05',
      '2026-01-11',
      '2026-01-19',
      '2026-01-25',
    ]);
    const american = { ...sunday, RecurrenceData: sunday.RecurrenceData!.replace('>mo<', '>su<') };
    expect(days(starts([american]))).toEqual([
      '2026-01-05',
      '2026-01-18',
      '2026-01-19',
      '2026-02-01',
    ]);
  });

  it('EVENTS-33 a monthly event on day 31 falls on the last day of shorter months', () => {
    const item = series('<monthly monthFrequency="1" day="31" />');
    expect(days(starts([item]))).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']);
  });

  it('EVENTS-33 a monthly event recurs every so many months, counted from its first month', () => {
    const item = series('<monthly monthFrequency="5" day="3" />');
    expect(days(starts([item]))).toEqual(['2026-06-03', '2026-11-03', '2027-04-03', '2027-09-03']);
  });

  it.each([
    ['first', 'day', ['2026-02-01', '2026-03-01', '2026-04-01']],
    ['second', 'weekday', ['2026-01-02', '2026-02-03', '2026-03-03']],
    ['third', 'weekend_day', ['2026-01-10', '2026-02-08', '2026-03-08']],
    ['fourth', 'tu', ['2026-01-27', '2026-02-24', '2026-03-24']],
    ['last', 'weekday', ['2026-01-30', '2026-02-27', '2026-03-31']],
    ['last', 'weekend_day', ['2026-01-31', '2026-02-28', '2026-03-29']],
  ])('EVENTS-34 a monthly event recurs on the %s %s of the month', (which, kind, expected) => {
    const item = series(
      `<monthlyByDay ${kind}="TRUE" weekdayOfMonth="${which}" monthFrequency="1" />`,
      { EventDate: '2026-01-02T09:00:00Z', EndDate: '2026-01-02T10:00:00Z' },
    );
    expect(days(starts([item], { maxPerSeries: 3 }))).toEqual(expected);
  });

  it('EVENTS-35 a yearly event recurs on its month and day, in a common year on 28 February instead of 29', () => {
    const item = series('<yearly yearFrequency="1" month="2" day="29" />', {
      EventDate: '2026-03-01T09:00:00Z',
      EndDate: '2026-03-01T10:00:00Z',
    });
    expect(days(starts([item], { maxPerSeries: 3 }))).toEqual([
      '2027-02-28',
      '2028-02-29',
      '2029-02-28',
    ]);
  });

  it('EVENTS-36 a yearly event recurs on the last Thursday of its month', () => {
    const item = series(
      '<yearlyByDay yearFrequency="1" th="TRUE" weekdayOfMonth="last" month="11" />',
    );
    expect(days(starts([item], { maxPerSeries: 2 }))).toEqual(['2026-11-26', '2027-11-25']);
  });

  it('EVENTS-28 rules written by Outlook with single quotes are understood', () => {
    expect(days(starts([series("<daily dayFrequency='2' />")], { maxPerSeries: 2 }))).toEqual([
      '2026-01-05',
      '2026-01-07',
    ]);
  });
});

describe('ends', () => {
  it('EVENTS-37 the number of repetitions counts from the start of the series, past and deleted ones included', () => {
    const item = series('<daily dayFrequency="1" />', {}, '<repeatInstances>9</repeatInstances>');
    const gone: CalendarItem = {
      ...item,
      Id: 8,
      EventType: 3,
      MasterSeriesItemID: 7,
      RecurrenceID: '2026-01-12T09:00:00Z',
    };
    expect(days(starts([item, gone], { now: new Date('2026-01-11T00:00:00Z') }))).toEqual([
      '2026-01-11',
      '2026-01-13',
    ]);
  });

  it('EVENTS-38 no occurrence starts after the end of the window', () => {
    const item = series(
      '<daily dayFrequency="1" />',
      {},
      '<windowEnd>2026-01-07T09:00:00Z</windowEnd>',
    );
    expect(days(starts([item]))).toEqual(['2026-01-05', '2026-01-06', '2026-01-07']);
  });

  it("EVENTS-38 an all-day series ends with its window's day, also when written as midnight in the zone", () => {
    const item = series(
      '<daily dayFrequency="1" />',
      { EventDate: '2026-01-05T00:00:00Z', EndDate: '2026-01-05T23:59:00Z', fAllDayEvent: true },
      '<windowEnd>2026-01-06T23:00:00Z</windowEnd>',
    );
    expect(starts([item], { timeZone: copenhagen })).toEqual([
      '2026-01-05',
      '2026-01-06',
      '2026-01-07',
    ]);
  });

  it('EVENTS-38 the end date of the series ends it too', () => {
    const item = series('<weekly mo="TRUE" weekFrequency="1" />', {
      EndDate: '2026-01-19T10:00:00Z',
      Duration: 3600,
    });
    expect(days(starts([item]))).toEqual(['2026-01-05', '2026-01-12', '2026-01-19']);
  });

  it('EVENTS-39 EVENTS-11 occurrences that have ended are left out, one that is running stays', () => {
    expect(
      starts([series('<daily dayFrequency="1" />')], {
        now: new Date('2026-01-06T09:30:00Z'),
        maxPerSeries: 1,
      }),
    ).toEqual(['2026-01-06T09:00:00.000Z']);
    expect(
      starts([series('<daily dayFrequency="1" />')], {
        now: new Date('2026-01-06T10:00:00Z'),
        maxPerSeries: 1,
      }),
    ).toEqual(['2026-01-07T09:00:00.000Z']);
  });

  it('EVENTS-43 a row that is a millisecond longer than its occurrence does not end its series', () => {
    const item = series('<daily dayFrequency="1" />', {
      EventDate: '2026-01-05T09:00:00.120Z',
      EndDate: '2026-01-05T10:00:00.121Z',
    });
    expect(days(starts([item]))).toEqual(['2026-01-05', '2026-01-06', '2026-01-07', '2026-01-08']);
  });

  it('EVENTS-40 at most 12 occurrences of a series are kept, counted from now', () => {
    const found = starts([series('<daily dayFrequency="1" />')], {
      maxPerSeries: undefined,
      now: new Date('2026-11-21T00:00:00Z'),
    });
    expect(found).toHaveLength(12);
    expect(found[0]).toBe('2026-11-21T09:00:00.000Z');
  });
});

describe('exceptions', () => {
  const weekly = series('<weekly mo="TRUE" weekFrequency="1" />');

  it('leaves out a deleted occurrence', () => {
    const gone: CalendarItem = {
      ...weekly,
      Id: 8,
      EventType: 3,
      MasterSeriesItemID: 7,
      RecurrenceID: '2026-01-12T09:00:00Z',
    };
    expect(days(starts([weekly, gone], { maxPerSeries: 2 }))).toEqual(['2026-01-05', '2026-01-19']);
  });

  it('shows a changed occurrence at its new time and with its own text', () => {
    const moved = {
      ...weekly,
      Id: 8,
      EventType: 4,
      MasterSeriesItemID: '7',
      RecurrenceID: '2026-01-12T09:00:00Z',
      EventDate: '2026-01-13T14:00:00Z',
      EndDate: '2026-01-13T15:30:00Z',
    };
    const found = expandEvents([weekly, moved], {
      timeZone: 'UTC',
      now: new Date('2026-01-01T00:00:00Z'),
      today: '2026-01-01',
      maxPerSeries: 2,
    });
    expect(found.map(({ item, start, end }) => [item.Id, start, end])).toEqual([
      [7, '2026-01-05T09:00:00.000Z', '2026-01-05T10:00:00.000Z'],
      [8, '2026-01-13T14:00:00.000Z', '2026-01-13T15:30:00.000Z'],
      [7, '2026-01-19T09:00:00.000Z', '2026-01-19T10:00:00.000Z'],
    ]);
  });

  it('finds a deleted occurrence of an all-day series by its date', () => {
    const allDay = {
      ...weekly,
      fAllDayEvent: true,
      EventDate: '2026-01-05T00:00:00Z',
      EndDate: '2026-01-05T23:59:00Z',
    };
    const gone = {
      ...allDay,
      Id: 8,
      EventType: 3,
      MasterSeriesItemID: 7,
      RecurrenceID: '2026-01-12T00:00:00Z',
    };
    expect(starts([allDay, gone], { timeZone: 'America/New_York', maxPerSeries: 2 })).toEqual([
      '2026-01-05',
      '2026-01-19',
    ]);
  });
});

describe('time zones', () => {
  it("keeps the time of day of the calendar's zone when daylight saving begins and ends", () => {
    const item = series('<weekly su="TRUE" weekFrequency="1" />', {
      EventDate: '2026-03-22T09:00:00Z',
      EndDate: '2026-03-22T10:00:00Z',
    });
    expect(starts([item], { timeZone: copenhagen, maxPerSeries: 2 })).toEqual([
      '2026-03-22T09:00:00.000Z',
      '2026-03-29T08:00:00.000Z',
    ]);
    expect(
      starts([item], {
        timeZone: copenhagen,
        maxPerSeries: 1,
        now: new Date('2026-10-20T00:00:00Z'),
      }),
    ).toEqual(['2026-10-25T09:00:00.000Z']);
  });

  it('moves an occurrence out of the hour that daylight saving skips', () => {
    const item = series('<daily dayFrequency="1" />', {
      EventDate: '2026-03-28T01:30:00Z',
      EndDate: '2026-03-28T02:30:00Z',
    });
    expect(starts([item], { timeZone: copenhagen, maxPerSeries: 3 })).toEqual([
      '2026-03-28T01:30:00.000Z',
      '2026-03-29T01:30:00.000Z',
      '2026-03-30T00:30:00.000Z',
    ]);
  });

  it("finds the weekday in the calendar's zone, not in UTC", () => {
    const item = series('<weekly mo="TRUE" weekFrequency="1" />', {
      EventDate: '2026-01-04T23:30:00Z',
      EndDate: '2026-01-05T00:30:00Z',
    });
    expect(starts([item], { timeZone: copenhagen, maxPerSeries: 2 })).toEqual([
      '2026-01-04T23:30:00.000Z',
      '2026-01-11T23:30:00.000Z',
    ]);
  });

  it('takes the dates of an all-day event as they are written, in every zone', () => {
    const item = {
      ...series(''),
      fRecurrence: false,
      fAllDayEvent: true,
      EventDate: '2026-01-05T00:00:00Z',
      EndDate: '2026-01-06T23:59:00Z',
    };
    const options = { now: new Date('2026-01-06T22:00:00Z'), maxPerSeries: 1 };
    expect(
      expandEvents([item], {
        ...options,
        timeZone: 'America/Los_Angeles',
        today: '2026-01-06',
      }).map(({ start, end }) => [start, end]),
    ).toEqual([['2026-01-05', '2026-01-06']]);
    expect(
      starts([item], { ...options, timeZone: 'America/Los_Angeles', today: '2026-01-07' }),
    ).toEqual([]);
  });

  it('an occurrence over midnight ends on the next day', () => {
    const item = series('<daily dayFrequency="1" />', {
      EventDate: '2026-01-05T22:00:00Z',
      EndDate: '2026-01-06T01:00:00Z',
    });
    expect(
      expandEvents([item], {
        timeZone: 'UTC',
        now: new Date('2026-01-01T00:00:00Z'),
        today: '2026-01-01',
        maxPerSeries: 1,
      })[0]!.end,
    ).toBe('2026-01-06T01:00:00.000Z');
  });
});

describe('rules that are not understood', () => {
  it.each([
    '',
    '<hourly hourFrequency="2" />',
    '<weekly weekFrequency="1" />',
    '<monthly monthFrequency="1" day="32" />',
    '<monthlyByDay mo="TRUE" weekdayOfMonth="fifth" monthFrequency="1" />',
    '<daily dayFrequency="0" />',
  ])('EVENTS-47 the event of %p is shown once, by its own dates, and told of', (repeat) => {
    const told: unknown[] = [];
    expect(starts([series(repeat)], { onUnknownRule: ({ Id }) => told.push(Id) })).toEqual([
      '2026-01-05T09:00:00.000Z',
    ]);
    expect(told).toEqual([7]);
  });

  it('an event without readable dates is left out', () => {
    expect(starts([series('<daily dayFrequency="1" />', { EventDate: 'soon' })])).toEqual([]);
  });

  it('a zone that does not exist is an error, not an endless search', () => {
    expect(() =>
      starts([series('<daily dayFrequency="1" />')], { timeZone: 'Mars/Olympus' }),
    ).toThrow(RangeError);
  });
});
