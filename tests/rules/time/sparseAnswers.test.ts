import { checklistOf } from '#shared/rules/calendar/dayDetails';
import {
  actionsOf,
  conflictsOf,
  eventOf,
  eventsFrom,
  type CalendarEvent,
} from '#shared/rules/calendar/dayEvents';
import { isOverdue, isSince, tasksShown, todoTaskOf } from '#shared/rules/calendar/dayTasks';
import { upcomingEvents } from '#shared/rules/calendar/events';
import { eventFromList, type EventItem } from '#shared/rules/calendar/eventsFromList';

const now = new Date(2026, 10, 20, 12);
const at = (hour: number, day = 20) => new Date(2026, 10, day, hour);
const utc = (date: Date) => ({ dateTime: date.toISOString().slice(0, 19), timeZone: 'UTC' });
const timed = (start: Date, end: Date, changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: `${start.getTime()}`,
  start: utc(start),
  end: utc(end),
  ...changes,
});
const one = (changes: Partial<CalendarEvent>) => eventOf(timed(at(13), at(14), changes), now);

describe('an event of the person’s calendar', () => {
  it('MYDAY-17 has an empty field for each that is not told, and stands at today for all of it', () => {
    expect(eventOf({}, now)).toEqual({
      Id: '',
      Subject: '',
      BodyPreview: '',
      Location: '',
      Recurring: 'singleInstance',
      WebLink: '',
      JoinUrl: '',
      Start: at(0).toISOString(),
      End: at(0, 21).toISOString(),
      HasTime: false,
      IsAllDay: true,
      Expired: false,
      IsCancelled: false,
      IsBusy: true,
      IsOrganizer: false,
      Attendees: 0,
      Accepted: 0,
      Declined: 0,
      Tentative: 0,
      NoResponse: 0,
      People: [],
      Organizer: '',
      HasOthers: false,
      WantsAnswer: true,
      Response: 1,
    });
    expect(one({ responseRequested: false }).WantsAnswer).toBe(false);
    expect(one({})).toMatchObject({ HasTime: true, IsAllDay: false });
    expect(one({ isAllDay: true }).Start).toBe(at(0).toISOString());
    const onlineMeetingUrl = 'https://meet.example/j';
    expect(one({ onlineMeetingUrl, onlineMeeting: null }).JoinUrl).toBe(onlineMeetingUrl);
  });

  it('MYDAY-17 names people by their name, else by their address', () => {
    const attendees = [
      { emailAddress: { name: 'Ann', address: 'ann@nordvik.example' } },
      { emailAddress: { name: '', address: 'bo@nordvik.example' } },
      { emailAddress: null },
      {},
    ];
    const event = one({ attendees, organizer: { emailAddress: { address: 'eva@x.example' } } });
    expect(event.People.map(({ Name }) => Name)).toEqual(['Ann', 'bo@nordvik.example', '', '']);
    expect(event.Organizer).toBe('eva@x.example');
  });

  it('MYDAY-25 MYDAY-26 has others only where somebody beside the organizer is asked', () => {
    const organizer = { emailAddress: { address: 'Eva@Nordvik.example' } };
    const self = { emailAddress: { address: 'eva@nordvik.EXAMPLE' } };
    const asked = (attendees: CalendarEvent['attendees'], by?: CalendarEvent['organizer']) =>
      one({ attendees, organizer: by, isOrganizer: true });
    expect(asked([self], organizer).HasOthers).toBe(false);
    expect(asked([{ ...self, status: { response: 'organizer' } }]).HasOthers).toBe(false);
    expect(asked([self, { emailAddress: null }], organizer).HasOthers).toBe(true);
    expect(asked([self, { emailAddress: { name: 'Bo' } }], organizer).HasOthers).toBe(true);
    expect(asked([{}]).HasOthers).toBe(true);
    expect(asked([self], { emailAddress: null }).HasOthers).toBe(true);
    expect(actionsOf(asked([self], organizer))).toEqual(['delete']);
    expect(actionsOf(asked([{}], organizer))).toEqual(['cancel']);
  });

  it('MYDAY-19 is the person’s own where only the answer says so', () => {
    expect(one({ responseStatus: { response: 'organizer' } })).toMatchObject({
      IsOrganizer: true,
      Response: 2,
    });
    expect(one({ isOrganizer: false, responseStatus: { response: 'organizer' } })).toMatchObject({
      IsOrganizer: false,
      Response: 2,
    });
  });

  it('takes no time where it is free or elsewhere, has ended, or only touches another', () => {
    const busy = ['busy', 'tentative', 'oof', 'unknown', undefined].map((showAs) =>
      one({ showAs }),
    );
    expect(busy.map(({ IsBusy }) => IsBusy)).toEqual([true, true, true, true, true]);
    for (const showAs of ['free', 'workingElsewhere']) expect(one({ showAs }).IsBusy).toBe(false);

    const event = (id: string, from: number, to: number) =>
      eventOf(timed(at(from), at(to), { id }), now);
    const day = [event('a', 9, 10), event('b', 9, 11), event('c', 13, 15), event('d', 14, 16)];
    const found = day.map((each) => conflictsOf(each, day).map(({ Id }) => Id));
    expect(found).toEqual([[], [], ['d'], ['c']]);
    expect(conflictsOf(event('e', 15, 16), [event('c', 13, 15), event('f', 16, 17)])).toEqual([]);
    expect(event('g', 11, 12).Expired).toBe(true);
  });

  it('MYDAY-27 without a length stands on its day, also at its first moment, and is gone on the next', () => {
    const moments = [at(0), at(9), at(23, 19)].map((moment) => timed(moment, moment));
    expect(eventsFrom(moments, now).map(({ Start }) => Start)).toEqual([
      at(0).toISOString(),
      at(9).toISOString(),
    ]);
  });
});

describe('a task', () => {
  it('MYDAY-35 has its text as HTML only where it says so, and no field that is not told', () => {
    const list = { id: 'l', displayName: 'Home' };
    const task = (contentType: string) =>
      todoTaskOf({ list, task: { body: { content: 'x', contentType } } });
    expect([task('html').isHtml, task('text').isHtml]).toEqual([true, false]);
    expect(Object.keys(task('text')).filter((name) => /Date|Created/.test(name))).toEqual([]);
  });

  it('MYDAY-09 counts as completed today from its first moment on, by date or by time', () => {
    expect(isSince({ dateTime: at(0).toISOString() }, at(0))).toBe(true);
    expect(isSince({ dateTime: at(23, 19).toISOString() }, at(0))).toBe(false);
    expect(isSince({ dateTime: '2026-11-20T00:00:00.0000000' }, at(0))).toBe(true);
    expect(isSince({ dateTime: at(0).toISOString().slice(0, 10) }, at(0))).toBe(true);
    expect(isSince({ dateTime: '2026-11-18T00:00:00.0000000' }, at(0))).toBe(false);
    for (const time of [null, undefined, {}, { dateTime: '' }])
      expect(isSince(time, at(0))).toBe(false);
  });

  it('MYDAY-11 is overdue while open and due before today; those due by today are all shown', () => {
    const task = (DueDate: string | undefined, Status: 0 | 2 = 0) => ({
      ...todoTaskOf({ list: { id: 'l' }, task: {} }),
      DueDate,
      Status,
    });
    const due = ['2026-11-19', '2026-11-20', undefined].map((day) => isOverdue(task(day), now));
    expect(due).toEqual([true, false, false]);
    expect(isOverdue(task('2026-11-19', 2), now)).toBe(false);

    const many = (day: string | undefined) => Array.from({ length: 20 }, () => task(day));
    const shown = ['2026-11-19', '2026-11-20', '2026-11-21', undefined].map((day) =>
      tasksShown(many(day), 0, now),
    );
    const few = tasksShown([], 0, now);
    expect(shown).toEqual([20, 20, few, few]);
    expect(few).toBeLessThan(20);
  });

  it('MYDAY-04 has its checklist by the hints as plain text, entries without a hint first', () => {
    const checklist = {
      c: { title: 'third', orderHint: 'a' },
      b: { title: 'second', orderHint: 'B', isChecked: true },
      a: { title: 'first' },
      gone: null,
    };
    expect(checklistOf({ checklist })).toEqual([
      { Id: 'a', Title: 'first', IsChecked: false },
      { Id: 'b', Title: 'second', IsChecked: true },
      { Id: 'c', Title: 'third', IsChecked: false },
    ]);
    const reversed = Object.fromEntries(Object.entries(checklist).reverse());
    expect(checklistOf({ checklist: reversed })).toEqual(checklistOf({ checklist }));
  });
});

describe('an event of the organisation’s calendar', () => {
  const site = 'https://nordvik.sharepoint.example/sites/calendar';
  const entry = (fields: EventItem['fields'] = {}, id = '7') => eventFromList({ id, fields }, site);

  it('EVENTS-03 has an empty field for each that is not told', () => {
    expect(eventFromList({}, site)).toEqual({
      Id: '',
      ListGuid: '',
      Title: '',
      Description: '',
      Channels: [],
      Location: '',
      EventDate: '',
      EndDate: '',
      fAllDayEvent: false,
      fRecurrence: false,
      RecurrenceData: null,
      BannerUrl: null,
      LanguageTermId: null,
      OrganizationCalendarName: '',
      ItemUrl: `${site}/Lists/Events/DispForm.aspx?ID=`,
      Duration: null,
      EventType: null,
      MasterSeriesItemID: null,
      RecurrenceID: null,
      TimeZone: null,
      Created: null,
      Modified: null,
    });
    expect(entry({ Duration: '3600', EventType: 1 })).toMatchObject({
      Duration: 3_600,
      EventType: 1,
    });
    expect(entry({ Duration: null, EventType: 'none' })).toMatchObject({
      Duration: null,
      EventType: null,
    });
    const told = { TimeZone: 4, Created: '2026-11-01T08:00:00Z', Modified: '2026-11-02T08:00:00Z' };
    expect(entry(told)).toMatchObject(told);
  });

  it('EVENTS-03 is true, false, one channel or several in each form in which SharePoint says it', () => {
    const isAllDay = (fAllDayEvent: boolean | number | string | null) =>
      entry({ fAllDayEvent }).fAllDayEvent;
    expect([true, 1, '1', 'true', 'True', 'Yes'].map(isAllDay)).toEqual(Array(6).fill(true));
    expect([false, 0, '0', 'false', 'No', '', null, 'untrue', '10'].map(isAllDay)).toEqual(
      Array(9).fill(false),
    );
    const channels = (value: NonNullable<EventItem['fields']>['BoolField_Channel']) =>
      entry({ BoolField_Channel: value }).Channels.map(({ ChannelTermId }) => ChannelTermId);
    expect(channels({ TermGuid: 'A-1', Label: 'Safety' })).toEqual(['a-1']);
    expect(channels([{ TermGuid: 'A-1' }, { TermGuid: '' }, { Label: 'x' }])).toEqual(['a-1']);
    expect(channels(null)).toEqual([]);
  });

  it('EVENTS-16 has a banner only from the web, with the placeholder at its beginning filled in', () => {
    const banner = (BannerUrl: string) => entry({ BannerUrl }).BannerUrl;
    expect(banner('  https://cdn.example/a.png ')).toBe('https://cdn.example/a.png');
    expect(banner('http://cdn.example/a.png')).toBe('http://cdn.example/a.png');
    expect(banner('https://cdn.example/{host}/a.png')).not.toContain('nordvik');
    for (const elsewhere of ['ftp://cdn.example/a.png', 'xhttp://cdn.example/a', 'httpsx:a', ' '])
      expect(banner(elsewhere)).toBeNull();
    expect(banner('https://[')).toBeNull();
    expect(banner('/pictures/a.png')).toBe('https://nordvik.sharepoint.example/pictures/a.png');
    expect(entry({ BannerUrl: { Url: null } }).BannerUrl).toBeNull();
  });

  it('EVENTS-11 BADGE-13 has a key and address of its own each day, and is new only after the time', () => {
    const since = '2026-11-20T00:00:00Z';
    const daily =
      '<recurrence><rule><repeat><daily dayFrequency="1" /></repeat><repeatInstances>2</repeatInstances></rule></recurrence>';
    const shown = (fields: EventItem['fields'], isFor?: () => boolean) =>
      upcomingEvents(
        [
          entry({
            EventDate: '2026-11-23T09:00:00Z',
            EndDate: '2026-11-23T10:00:00Z',
            ...fields,
          }),
        ],
        { timeZone: 'UTC', now: new Date('2026-11-21T12:00:00Z'), readerZone: 'UTC', since, isFor },
      );
    const series = shown({ fRecurrence: true, RecurrenceData: daily });
    expect(series.map(({ Key }) => Key)).toEqual([
      '7/2026-11-23T09:00:00.000Z',
      '7/2026-11-24T09:00:00.000Z',
    ]);
    const plain = `${site}/Lists/Events/DispForm.aspx?ID=7`;
    expect(series[1]!.ItemUrl).toBe(`${plain}.0.2026-11-24T09:00:00Z`);
    expect(shown({})[0]!.ItemUrl).toBe(plain);
    expect(shown({ fAllDayEvent: true })[0]!.ItemUrl).toBe(plain);
    const allDays = { fAllDayEvent: true, fRecurrence: true, RecurrenceData: daily };
    expect(shown(allDays).map(({ ItemUrl }) => ItemUrl)).toEqual([plain, plain]);
    expect(shown({}, () => false)).toEqual([]);

    const isNew = (fields: EventItem['fields']) => shown(fields)[0]!.ShowNewOrModifiedBadge;
    expect([{}, { Created: since }, { Modified: since }].map(isNew)).toEqual([false, false, false]);
    const later = '2026-11-20T00:00:01Z';
    expect([{ Created: later }, { Modified: later }].map(isNew)).toEqual([true, true]);
  });
});
