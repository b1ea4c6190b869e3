import type { CalendarEvent } from '#shared/rules/calendar/events';
import { iCalendarFileName, iCalendarOf } from '#shared/rules/calendar/iCalendar';

const event: CalendarEvent = {
  Key: '7/1',
  Id: '7',
  ListGuid: 'list',
  Title: 'Town hall; questions, answers',
  Description: '',
  Channels: [],
  Location: 'Room A',
  EventDate: '2026-11-23T09:00:00.000Z',
  EndDate: '2026-11-23T10:15:00.000Z',
  AllDayEvent: false,
  fRecurrence: false,
  RecurrenceData: null,
  BannerUrl: null,
  LanguageTermId: null,
  OrganizationCalendarName: '',
  ItemUrl: 'https://nordvik.sharepoint.example/Lists/Events/DispForm.aspx?ID=7',
  EventInstance: 'on same day',
  ShowNewOrModifiedBadge: false,
};
const lines = (changes: Partial<CalendarEvent> = {}, description = '') =>
  iCalendarOf(
    { ...event, ...changes },
    { now: new Date('2026-11-21T12:00:00Z'), description },
  ).split('\r\n');

it('an event is a whole calendar file with its times in UTC', () => {
  expect(lines()).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Workplace//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:list-7-20261123T090000Z@nordvik.sharepoint.example',
    'DTSTAMP:20261121T120000Z',
    'DTSTART:20261123T090000Z',
    'DTEND:20261123T101500Z',
    'SUMMARY:Town hall\\; questions\\, answers',
    'LOCATION:Room A',
    'URL:https://nordvik.sharepoint.example/Lists/Events/DispForm.aspx?ID=7',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('an all-day event is told by its dates, of which the last is not part of it', () => {
  const found = lines({ AllDayEvent: true, EventDate: '2026-12-30', EndDate: '2026-12-31' });
  expect(found).toContain('DTSTART;VALUE=DATE:20261230');
  expect(found).toContain('DTEND;VALUE=DATE:20270101');
  expect(found).toContain('UID:list-7-20261230@nordvik.sharepoint.example');
});

it('long lines are folded at 75 octets without cutting a letter, and come back whole', () => {
  const description = 'Æblekage på kajen 🍎 '.repeat(20).trim();
  const found = lines({}, description);
  expect(Math.max(...found.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(found.join('\r\n').replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${description}`);
});

it('a line is folded only where it is longer than 75 octets, and the next ones are as long', () => {
  const described = (length: number) => {
    const all = lines({}, 'x'.repeat(length));
    const first = all.findIndex((line) => line.startsWith('DESCRIPTION:'));
    return all
      .slice(
        first,
        all.findIndex((line) => line.startsWith('URL:')),
      )
      .map((line) => line.length);
  };
  expect(described(63)).toEqual([75]);
  expect(described(64)).toEqual([75, 2]);
  expect(described(63 + 74)).toEqual([75, 75]);
  expect(described(63 + 75)).toEqual([75, 75, 2]);
});

it('an event without a place names none', () => {
  expect(lines({ Location: '' }).filter((line) => line.startsWith('LOCATION'))).toEqual([]);
});

it('line breaks are written as the format wants them, and control characters are dropped', () => {
  expect(lines({}, 'one\r\ntwo\u0007')).toContain('DESCRIPTION:one\\ntwo');
  expect(lines({}, 'a\nb\rc\n\nd')).toContain('DESCRIPTION:a\\nb\\nc\\n\\nd');
  expect(lines({}, 'C:\\a; b')).toContain('DESCRIPTION:C:\\\\a\\; b');
});

it('the file is named after the event without what a file name cannot hold', () => {
  expect(iCalendarFileName('Lunch / "Skål": 12:00')).toBe('Lunch Skål 12 00.ics');
  expect(iCalendarFileName('…')).toBe('event.ics');
  expect(iCalendarFileName('Ska\u030al')).toBe('Skål.ics');
  expect(iCalendarFileName(`“${'x'.repeat(80)}`)).toBe(`${'x'.repeat(60)}.ics`);
  expect(iCalendarFileName(`${'x'.repeat(59)} quay`)).toBe(`${'x'.repeat(59)}.ics`);
});
