/** A date and time of Graph; asked for in UTC, without a zone in the text. */
interface GraphTime {
  dateTime: string;
  timeZone: string;
}

/** What is read of an event of the calendar. */
export interface CalendarEvent {
  id: string;
  subject: string | null;
  start: GraphTime;
  end: GraphTime;
  isAllDay: boolean;
  isCancelled: boolean;
  location?: { displayName?: string };
  webLink: string;
}

export interface Meeting {
  Id: string;
  Subject: string;
  /** ISO 8601. */
  Start: string;
  End: string;
  IsAllDay: boolean;
  Location: string;
  WebLink: string;
}

export interface PlannerTask {
  id: string;
  title: string;
  percentComplete: number;
  dueDateTime: string | null;
}

export interface Task {
  Id: string;
  Subject: string;
  /** ISO 8601; absent where the task has no due date. */
  DueDate?: string;
}

const day = 86_400_000;
/** Days ahead within which a task's end must lie for it to be shown (MYDAY-10). */
const daysAhead = 7;

/** Local midnight of the device before and after a moment (MYDAY-44). */
export function dayAround(now: Date): { start: Date; end: Date } {
  return {
    start: new Date(now.getFullYear(), now.getMonth(), now.getDate()),
    end: new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1),
  };
}

/**
 * The events of today in their order: those that had not ended before it began (MYDAY-27); all-day
 * ones, which have dates and no times, by their dates.
 */
export function meetingsOfToday(events: readonly CalendarEvent[], now: Date): Meeting[] {
  const { start, end } = dayAround(now);
  return events
    .filter(({ isCancelled }) => !isCancelled)
    .map(meetingOf)
    .filter(
      ({ Start, End }) => Date.parse(End) > start.getTime() && Date.parse(Start) < end.getTime(),
    )
    .sort(
      (one, other) =>
        Number(other.IsAllDay) - Number(one.IsAllDay) || one.Start.localeCompare(other.Start),
    );
}

function meetingOf({
  id,
  subject,
  start,
  end,
  isAllDay,
  location,
  webLink,
}: CalendarEvent): Meeting {
  const moment = ({ dateTime }: GraphTime) =>
    (isAllDay ? localMidnight(dateTime) : new Date(`${dateTime.replace(/Z$/, '')}Z`)).toISOString();
  return {
    Id: id,
    Subject: subject ?? '',
    Start: moment(start),
    End: moment(end),
    IsAllDay: isAllDay,
    Location: location?.displayName ?? '',
    WebLink: webLink,
  };
}

/** An all-day event belongs to its dates wherever the person is. */
function localMidnight(dateTime: string): Date {
  const [year = 0, month = 1, date = 1] = dateTime.slice(0, 10).split('-').map(Number);
  return new Date(year, month - 1, date);
}

/**
 * The open tasks that have no due date or are due within seven days, the most urgent first
 * (MYDAY-10).
 */
export function openTasks(tasks: readonly PlannerTask[], now: Date): Task[] {
  const latest = now.getTime() + daysAhead * day;
  return tasks
    .filter(
      ({ percentComplete, dueDateTime }) =>
        percentComplete < 100 && (dueDateTime === null || Date.parse(dueDateTime) <= latest),
    )
    .map(({ id, title, dueDateTime }): Task => ({
      Id: id,
      Subject: title,
      ...(dueDateTime ? { DueDate: dueDateTime } : {}),
    }))
    .sort((one, other) => urgency(one) - urgency(other));
}

/** True when the task was due before today began. */
export function isOverdue({ DueDate }: Task, now: Date): boolean {
  return DueDate !== undefined && Date.parse(DueDate) < dayAround(now).start.getTime();
}

function urgency({ DueDate }: Task): number {
  return DueDate ? Date.parse(DueDate) : Number.MAX_SAFE_INTEGER;
}
