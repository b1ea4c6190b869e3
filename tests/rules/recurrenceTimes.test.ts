import { expandEvents, type CalendarItem, type ExpandOptions } from '#shared/rules/time/recurrence';

const daily = '<daily dayFrequency="1" />';

function series(repeat: string, fields: Partial<CalendarItem>, windowEnd?: string): CalendarItem {
  const ending = windowEnd ? `<windowEnd>${windowEnd}</windowEnd>` : '';
  return {
    Id: 7,
    EventDate: '2026-01-05T09:00:00Z',
    EndDate: '2026-01-05T10:00:00Z',
    fAllDayEvent: false,
    fRecurrence: true,
    RecurrenceData: `<recurrence><rule><repeat>${repeat}</repeat>${ending}</rule></recurrence>`,
    ...fields,
  };
}

/** Start and end of each occurrence; of all-day events the days. */
function times(items: CalendarItem[], options: Partial<ExpandOptions> = {}): string[] {
  return expandEvents(items, {
    timeZone: 'UTC',
    now: new Date('2026-01-01T00:00:00Z'),
    today: '2026-01-01',
    maxPerSeries: 4,
    ...options,
  }).map(({ start, end }) =>
    [start, end].map((moment) => moment.replace(':00.000Z', '').slice(5)).join(' '),
  );
}

describe('whole days', () => {
  const twoDays = { fAllDayEvent: true, EventDate: '2026-01-05T00:00:00Z', Duration: 172_740 };

  it('an occurrence of two days ends on the second, the last one with the series', () => {
    const until = (EndDate: string) =>
      times([series('<weekly mo="TRUE" />', { ...twoDays, EndDate })]);
    expect(until('2026-01-20T23:59:00Z')).toEqual(['01-05 01-06', '01-12 01-13', '01-19 01-20']);
    expect(until('2026-01-19T23:59:00Z')).toEqual(['01-05 01-06', '01-12 01-13']);
  });

  it('the end of the first occurrence alone is no end of the series', () => {
    expect(
      times([series('<weekly mo="TRUE" />', { ...twoDays, EndDate: '2026-01-06T23:59:00Z' })]),
    ).toHaveLength(4);
  });

  it('EVENTS-39 a long occurrence that began some days ago is shown until it ends', () => {
    const tenDays = { fAllDayEvent: true, EventDate: '2026-01-05T00:00:00Z', Duration: 863_940 };
    const item = series('<monthly monthFrequency="1" day="5" />', {
      ...tenDays,
      EndDate: '2026-01-14T23:59:00Z',
    });
    const on = (today: string) =>
      times([item], { now: new Date(`${today}T12:00:00Z`), today, maxPerSeries: 1 });
    expect(on('2026-01-14')).toEqual(['01-05 01-14']);
    expect(on('2026-01-15')).toEqual(['02-05 02-14']);
  });
});

describe('times of day', () => {
  it('no occurrence ends after the series, however long each is', () => {
    const item = series(daily, {
      EventDate: '2026-01-05T01:00:00Z',
      EndDate: '2026-01-07T21:00:00Z',
    });
    expect(times([item])).toEqual([
      '01-05T01:00 01-05T21:00',
      '01-06T01:00 01-06T21:00',
      '01-07T01:00 01-07T21:00',
    ]);
  });

  it.each([
    ['ends by day', '2026-01-05T09:00:00Z', '2026-01-07T10:00:00Z', '2026-01-10T00:00:00Z'],
    [
      'has no window to midnight',
      '2026-01-05T23:00:00Z',
      '2026-01-08T00:00:00Z',
      '2026-01-10T23:00:00Z',
    ],
  ])(
    'the end of a series that %s is taken as it is written',
    (_, EventDate, EndDate, windowEnd) => {
      expect(times([series(daily, { EventDate, EndDate }, windowEnd)])).toHaveLength(3);
    },
  );

  it('EVENTS-38 a window’s end counts as it is written where the series does not tell its own', () => {
    const item = series(
      daily,
      { EventDate: '2026-01-05T14:00:00Z', EndDate: '2026-01-05T15:00:00Z' },
      '2026-01-07T09:00:00Z',
    );
    expect(times([item], { timeZone: 'America/New_York' })).toEqual([
      '01-05T14:00 01-05T15:00',
      '01-06T14:00 01-06T15:00',
    ]);
  });

  it('a series keeps its seconds, and one that ends when it began lasts a day', () => {
    const item = series(daily, {
      EventDate: '2026-01-05T09:00:30Z',
      EndDate: '2026-01-05T10:00:00Z',
    });
    expect(times([item], { maxPerSeries: 1 })).toEqual(['01-05T09:00:30.000Z 01-05T10:00']);
    const whole = series(daily, { EndDate: '2026-01-08T09:00:00Z' });
    expect(times([whole], { maxPerSeries: 1 })).toEqual(['01-05T09:00 01-06T09:00']);
  });
});

it('only what was deleted or changed takes an occurrence out of its series', () => {
  const item = series(daily, {});
  const other: CalendarItem = {
    ...item,
    Id: 8,
    fRecurrence: false,
    EventDate: '2025-12-01T09:00:00Z',
    EndDate: '2025-12-01T10:00:00Z',
    MasterSeriesItemID: 7,
    RecurrenceID: '2026-01-06T09:00:00Z',
  };
  const days = (EventType: number) =>
    times([item, { ...other, EventType }], { maxPerSeries: 2 }).map((time) => time.slice(0, 5));
  expect(days(0)).toEqual(['01-05', '01-06']);
  expect(days(3)).toEqual(['01-05', '01-07']);
});

it('EVENTS-47 a series that is not understood goes when it is over, told of or not', () => {
  const item = series('<hourly />', {});
  expect(times([item])).toEqual(['01-05T09:00 01-05T10:00']);
  expect(times([item], { now: new Date('2026-01-05T10:00:00Z') })).toEqual([]);
});
