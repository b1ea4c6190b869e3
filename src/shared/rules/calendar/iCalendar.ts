import type { CalendarEvent } from './events';

/** Longest line of the format, in octets. */
const lineLength = 75;

interface ICalendarOptions {
  now: Date;
  /** Plain text of the event's description. */
  description: string;
}

/**
 * One event, or one occurrence of a series, as a file that every calendar reads (RFC 5545). Times
 * are told in UTC, all-day events by their dates.
 */
export function iCalendarOf(event: CalendarEvent, { now, description }: ICalendarOptions): string {
  const { AllDayEvent, EventDate, EndDate, Title, Location, ItemUrl } = event;
  const times = AllDayEvent
    ? [`DTSTART;VALUE=DATE:${dateOf(EventDate)}`, `DTEND;VALUE=DATE:${dateOf(dayAfter(EndDate))}`]
    : [`DTSTART:${momentOf(EventDate)}`, `DTEND:${momentOf(EndDate)}`];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Workplace//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.ListGuid}-${event.Id}-${(AllDayEvent ? dateOf : momentOf)(EventDate)}@${new URL(ItemUrl).hostname}`,
    `DTSTAMP:${momentOf(now.toISOString())}`,
    ...times,
    `SUMMARY:${escaped(Title)}`,
    ...(Location ? [`LOCATION:${escaped(Location)}`] : []),
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    `URL:${ItemUrl}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** A file name made of the event's title. */
export function iCalendarFileName(title: string): string {
  const name = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 60)
    .trim();
  return `${name || 'event'}.ics`;
}

function momentOf(moment: string): string {
  return `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function dateOf(day: string): string {
  return day.replaceAll('-', '');
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** A long line goes on in the next one, which begins with a space; no letter is cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let [part, size] = ['', 0];
  for (const letter of line) {
    const octets = encoder.encode(letter).length;
    // The space that begins a following line counts.
    if (size + octets > lineLength - (parts.length > 0 ? 1 : 0)) {
      parts.push(part);
      [part, size] = ['', 0];
    }
    part += letter;
    size += octets;
  }
  return [...parts, part].join('\r\n ');
}
