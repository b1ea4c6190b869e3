import type { DayEvent } from './dayEvents';

const minute = 60_000;
/** Minutes before an event from which it counts as near. */
const near = 15;

/** When what is said of an event changes: each minute before it, its start and its end. */
export function nearMoments({ Start, End, IsAllDay }: DayEvent): number[] {
  if (IsAllDay) return [Date.parse(End)];
  const start = Date.parse(Start);
  const minutes = Array.from({ length: near + 1 }, (_, before) => start - before * minute);
  return [...minutes, Date.parse(End)];
}

/** Minutes until an event that is near; 0 while it goes on; nothing for any other. */
export function minutesUntil(
  { Start, End, IsAllDay, IsCancelled }: DayEvent,
  now: Date,
): number | undefined {
  const left = Math.ceil((Date.parse(Start) - now.getTime()) / minute);
  if (IsAllDay || IsCancelled || left > near || Date.parse(End) <= now.getTime()) return undefined;
  return Math.max(left, 0);
}

/** Whether two zones have the same time at a moment. */
export function isSameTime(moment: Date, zone: string, other: string): boolean {
  const wordsIn = (timeZone: string) =>
    new Intl.DateTimeFormat('en', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(
      moment,
    );
  return wordsIn(zone) === wordsIn(other);
}
