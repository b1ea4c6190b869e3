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
});

it('long lines are folded at 75 octets without cutting a letter, and come back whole', () => {
  const description = 'Æblekage på kajen 🍎 '.repeat(20).trim();
  const found = lines({}, description);
  expect(Math.max(...found.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(found.join('\r\n').replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${description}`);
});

it('line breaks are written as the format wants them, and control characters are dropped', () => {
  expect(lines({}, 'one\r\ntwo\u0007')).toContain('DESCRIPTION:one\\ntwo');
});

it('the file is named after the event without what a file name cannot hold', () => {
  expect(iCalendarFileName('Lunch / "Skål": 12:00')).toBe('Lunch Skål 12 00.ics');
  expect(iCalendarFileName('…')).toBe('event.ics');
});
