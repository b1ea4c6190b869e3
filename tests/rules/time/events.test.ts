import { changedEventsQuery, eventsQuery } from '#shared/rules/calendar/eventQueries';
import {
  eventInstance,
  eventText,
  upcomingEvents,
  type CalendarEntry,
} from '#shared/rules/calendar/events';
import {
  eventFieldNames,
  eventFromList,
  type EventFields,
} from '#shared/rules/calendar/eventsFromList';
import { forReader } from '#shared/rules/news/newsVisibility';
import { eventTimes } from '../../../src/client/features/events/eventTimes';
import { fieldsRead } from '../../support/fieldsRead';

const site = 'https://nordvik.sharepoint.example/sites/calendar';
const now = new Date('2026-11-21T12:00:00Z');
const entry = (fields: EventFields, id = '7'): CalendarEntry =>
  eventFromList(
    {
      id,
      parentReference: { listId: 'list-1' },
      fields: {
        Title: 'Town hall',
        EventDate: '2026-11-23T09:00:00Z',
        EndDate: '2026-11-23T10:00:00Z',
        ...fields,
      },
    },
    site,
  );
const shown = (
  entries: CalendarEntry[],
  options: Partial<Parameters<typeof upcomingEvents>[1]> = {},
) =>
  upcomingEvents(entries, {
    timeZone: 'UTC',
    now,
    readerZone: 'UTC',
    since: '2026-11-20T00:00:00Z',
    ...options,
  });

describe('what is read from a row of the calendar', () => {
  it('EVENTS-03 EVENTS-25 an event has every field that the specification names', () => {
    const [event] = shown([
      entry({
        Description: '<p>Questions and answers</p>',
        Location: 'Auditorium',
        fAllDayEvent: false,
        fRecurrence: true,
        RecurrenceData:
          '<recurrence><rule><repeat><daily dayFrequency="1" /></repeat></rule></recurrence>',
        BannerUrl: { Url: 'https://cdn.example/a.png' },
        BoolField_Channel: [{ TermGuid: 'A-1', Label: 'Safety' }],
        BoolField_Language: { TermGuid: 'en-1' },
        OrganizationCalendarName: 'Group calendar',
        Modified: '2026-11-21T08:00:00Z',
      }),
    ]);
    expect(event).toMatchObject({
      Id: '7',
      ListGuid: 'list-1',
      Title: 'Town hall',
      Description: '<p>Questions and answers</p>',
      Channels: [{ ChannelTermId: 'a-1', Label: 'Safety' }],
      Location: 'Auditorium',
      EventDate: '2026-11-23T09:00:00.000Z',
      EndDate: '2026-11-23T10:00:00.000Z',
      AllDayEvent: false,
      fRecurrence: true,
      BannerUrl: 'https://cdn.example/a.png',
      LanguageTermId: 'en-1',
      OrganizationCalendarName: 'Group calendar',
      ItemUrl: `${site}/Lists/Events/DispForm.aspx?ID=7.0.2026-11-23T09:00:00Z`,
      EventInstance: 'on same day',
      ShowNewOrModifiedBadge: true,
    });
    expect(event!.RecurrenceData).toContain('daily');
  });

  it('EVENTS-16 EVENTS-17 the bare placeholder is no banner, and a query is taken off an address', () => {
    expect(entry({ BannerUrl: { Url: '{host}' } }).BannerUrl).toBeNull();
    expect(entry({ BannerUrl: '{host}?width=400' }).BannerUrl).toBeNull();
    expect(entry({ BannerUrl: 'https://cdn.example/a.png?width=400' }).BannerUrl).toBe(
      'https://cdn.example/a.png',
    );
    expect(entry({ BannerUrl: '{host}/pictures/a.png' }).BannerUrl).toBe(
      'https://nordvik.sharepoint.example/pictures/a.png',
    );
    expect(entry({ BannerUrl: 'javascript:alert(1)' }).BannerUrl).toBeNull();
  });

  it('EVENTS-46 without a calendar name there is none, and rows with empty columns are read', () => {
    expect(eventFromList({ id: '1', fields: {} }, site)).toMatchObject({
      Title: '',
      OrganizationCalendarName: '',
      Channels: [],
      BannerUrl: null,
      RecurrenceData: null,
      fAllDayEvent: false,
    });
  });
});

describe('which events are shown', () => {
  it('EVENTS-11 an event that has ended is left out, one that runs is not', () => {
    const entries = [
      entry({ EventDate: '2026-11-21T10:00:00Z', EndDate: '2026-11-21T12:00:00Z' }, '1'),
      entry({ EventDate: '2026-11-21T11:00:00Z', EndDate: '2026-11-21T12:01:00Z' }, '2'),
    ];
    expect(shown(entries).map(({ Id }) => Id)).toEqual(['2']);
  });

  it('EVENTS-12 an event with channels is for those who follow one of them, one without is for everybody', () => {
    const entries = [
      entry({ BoolField_Channel: [{ TermGuid: 'A' }, { TermGuid: 'B' }] }, '1'),
      entry({}, '2'),
    ];
    const rules = {
      settings: { enableShowNonLanguageContentForAllUsers: false, defaultLanguageTermId: '' },
      isFiltered: () => false,
    };
    const seenBy = (channelTermIds: string[]) =>
      forReader(entries, { channelTermIds, languageTermIds: [] }, rules).map(({ Id }) => Id);
    expect(seenBy(['b'])).toEqual(['1', '2']);
    expect(seenBy(['c'])).toEqual(['2']);
  });

  it('EVENTS-13 with the setting on, events are filtered by the languages of the person', () => {
    const entries = [
      entry({ BoolField_Language: { TermGuid: 'DA' } }, '1'),
      entry({ BoolField_Language: { TermGuid: 'EN' } }, '2'),
      entry({}, '3'),
    ];
    const seen = (isOn: boolean, all = false) =>
      forReader(
        entries,
        { channelTermIds: [], languageTermIds: ['en'] },
        {
          settings: { enableShowNonLanguageContentForAllUsers: all, defaultLanguageTermId: '' },
          isFiltered: () => isOn,
        },
      ).map(({ Id }) => Id);
    expect(seen(true)).toEqual(['2']);
    expect(seen(true, true)).toEqual(['2', '3']);
    expect(seen(false)).toEqual(['1', '2', '3']);
  });

  it('EVENTS-40 EVENTS-43 EVENTS-06 of twelve rows that repeat, each gives up to twelve occurrences, and never more than 18 are shown', () => {
    const daily = (id: string) =>
      entry(
        {
          fRecurrence: true,
          RecurrenceData:
            '<recurrence><rule><repeat><daily dayFrequency="1" /></repeat></rule></recurrence>',
        },
        id,
      );
    expect(shown([daily('1')])).toHaveLength(12);
    expect(shown([daily('1'), daily('2')])).toHaveLength(18);
  });

  it('a deleted occurrence stays away also from those who do not follow the channel of its row', () => {
    const series = entry({
      fRecurrence: true,
      RecurrenceData:
        '<recurrence><rule><repeat><weekly mo="TRUE" weekFrequency="1" /></repeat></rule></recurrence>',
      EventType: 1,
    });
    const gone = entry(
      { EventType: 3, MasterSeriesItemID: '7', RecurrenceID: '2026-11-23T09:00:00Z' },
      '8',
    );
    expect(shown([series, gone], { isFor: ({ Id }) => Id === '7' })[0]!.EventDate).toBe(
      '2026-11-30T09:00:00.000Z',
    );
  });
});

describe('how an event is told', () => {
  it('EVENTS-04 it ends on its day, on another day, or lasts all day; the day is the reader’s', () => {
    const times = (EventDate: string, EndDate: string, AllDayEvent = false) => ({
      EventDate,
      EndDate,
      AllDayEvent,
    });
    expect(eventInstance(times('2026-11-23T21:00:00Z', '2026-11-23T22:30:00Z'), 'UTC')).toBe(
      'on same day',
    );
    expect(
      eventInstance(times('2026-11-23T21:00:00Z', '2026-11-23T23:30:00Z'), 'Europe/Copenhagen'),
    ).toBe('on diff day');
    expect(eventInstance(times('2026-11-23', '2026-11-25', true), 'UTC')).toBe('');
  });

  it('EVENTS-14 EVENTS-15 more than thirty characters are cut there with an ellipsis', () => {
    expect(eventText('a'.repeat(30))).toBe('a'.repeat(30));
    expect(eventText('a'.repeat(31))).toBe(`${'a'.repeat(29)}…`);
  });

  it('EVENTS-18 day, month and time are d, LLL and H:mm', () => {
    // Times are told in the zone of the device, which is the reader's.
    const { timeZone: readerZone } = Intl.DateTimeFormat().resolvedOptions();
    const told = (fields: EventFields) => shown([entry(fields)], { readerZone });
    const [event] = told({ EventDate: '2026-12-05T08:05:00', EndDate: '2026-12-05T14:30:00' });
    expect(eventTimes(event!, { locale: 'en-US', now: now.getTime() })).toMatchObject({
      day: '5',
      month: 'Dec',
      span: '8:05 – 14:30',
    });
    expect(eventTimes(event!, { locale: 'fi-FI', now: now.getTime() })).toMatchObject({
      day: '5',
      month: 'joulu',
      span: '8:05 – 14:30',
    });
    const [longer] = told({ EventDate: '2026-12-05T22:00:00', EndDate: '2026-12-06T06:00:00' });
    expect(eventTimes(longer!, { locale: 'en-US', now: now.getTime() }).span).toBe(
      '5 Dec 22:00 – 6 Dec 6:00',
    );
    const yearBefore = Date.parse('2025-12-01T12:00:00Z');
    expect(eventTimes(longer!, { locale: 'en-US', now: yearBefore }).span).toBe(
      '5 Dec 2026 22:00 – 6 Dec 2026 6:00',
    );
    expect(eventTimes(event!, { locale: 'en-US', now: yearBefore }).weekday).toBe(
      'Sat, 5 Dec 2026',
    );
    const [days] = told({
      EventDate: '2026-11-26T00:00:00Z',
      EndDate: '2026-11-28T23:59:00Z',
      fAllDayEvent: true,
    });
    expect(eventTimes(days!, { locale: 'en-US', now: now.getTime() })).toMatchObject({
      day: '26',
      span: '26 Nov – 28 Nov',
    });
  });
});

describe('the call', () => {
  const asked = { now, readerZone: 'Europe/Copenhagen', displayQuery: '' };

  it('EVENTS-20 EVENTS-21 EVENTS-22 EVENTS-23 asks for the named fields of current and coming events in order, up to 100 by default', () => {
    const query = eventsQuery(asked);
    expect(query.$expand).toBe(`fields($select=${eventFieldNames.join(',')})`);
    for (const name of [
      'Title',
      'EventDate',
      'EndDate',
      'Description',
      'Location',
      'BannerUrl',
      'fRecurrence',
      'fAllDayEvent',
      'RecurrenceData',
      'BoolField_Channel',
      'BoolField_Language',
    ] as const)
      expect(eventFieldNames).toContain(name);
    const read = fieldsRead<EventFields>((fields) => eventFromList({ fields }, site));
    expect([...eventFieldNames].sort()).toEqual(read);
    expect(query).toMatchObject({
      $select: 'fields,id,parentReference',
      $filter: "fields/EndDate ge '2026-11-21T12:00:00Z'",
      $orderby: 'fields/EventDate asc',
      $top: '100',
    });
    expect(eventsQuery({ ...asked, top: 12 }).$top).toBe('12');
  });

  it('an all-day event is still asked for in the last hours of the reader’s day west of Greenwich', () => {
    expect(
      eventsQuery({
        ...asked,
        now: new Date('2026-11-22T05:00:00Z'),
        readerZone: 'America/Los_Angeles',
      }).$filter,
    ).toBe("fields/EndDate ge '2026-11-21T23:59:00Z'");
  });

  it('EVENTS-26 the check for new content asks for what was modified since, in descending order', () => {
    const query = changedEventsQuery({ ...asked, since: '2026-11-20T07:30:00.500Z' });
    expect(query).toMatchObject({
      $filter:
        "fields/EndDate ge '2026-11-21T12:00:00Z' and fields/Modified gt '2026-11-20T07:30:00Z'",
      $orderby: 'fields/Modified desc',
      $top: '1',
    });
  });

  it('EVENTS-46 eventsDisplayQuery is one more clause of the filter', () => {
    const filter = (displayQuery: string) => eventsQuery({ ...asked, displayQuery }).$filter;
    expect(filter(" fields/Category eq 'Group' ")).toBe(
      "fields/EndDate ge '2026-11-21T12:00:00Z' and (fields/Category eq 'Group')",
    );
    expect(filter('  ')).toBe("fields/EndDate ge '2026-11-21T12:00:00Z'");
  });
});

it('EVENTS-22 events stand in the order of the reader’s days, those of all day first', () => {
  const allDay = (id: string, on: string) =>
    entry({ fAllDayEvent: true, EventDate: `${on}T00:00:00Z`, EndDate: `${on}T23:59:00Z` }, id);
  const timed = (id: string, EventDate: string) =>
    entry({ EventDate, EndDate: EventDate.replace(':00:00Z', ':30:00Z') }, id);
  const entries = [
    allDay('wednesday', '2026-11-25'),
    timed('tuesday evening', '2026-11-25T01:00:00Z'),
    timed('wednesday noon', '2026-11-25T17:00:00Z'),
    allDay('tuesday', '2026-11-24'),
  ];
  const order = (readerZone: string) => shown(entries, { readerZone }).map(({ Id }) => Id);
  expect(order('America/New_York')).toEqual([
    ...['tuesday', 'tuesday evening', 'wednesday', 'wednesday noon'],
  ]);
  expect(order('Europe/Oslo')).toEqual([
    ...['tuesday', 'wednesday', 'tuesday evening', 'wednesday noon'],
  ]);
});
