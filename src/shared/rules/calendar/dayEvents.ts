import { dayOf, momentOf, type GraphTime } from '../time/graphTime';
import { dayAfter, localDay, startOfDay } from '../time/localDays';
import { ianaZone } from '../time/windowsZones';

/** MYDAY-18. */
export const eventResponses = { None: 1, Accepted: 2, Tentative: 3, Decline: 4 } as const;
export type EventResponse = (typeof eventResponses)[keyof typeof eventResponses];

/** Most characters of a comment to the organizer. */
export const maxAnswerLength = 1_000;

interface Address {
  emailAddress?: { name?: string | null; address?: string | null } | null;
}

/** The fields that are read of an event of the calendar; every one may be missing. */
export interface CalendarEvent {
  id?: string;
  subject?: string | null;
  bodyPreview?: string | null;
  start?: GraphTime | null;
  end?: GraphTime | null;
  originalStartTimeZone?: string | null;
  isAllDay?: boolean | null;
  isCancelled?: boolean | null;
  isOrganizer?: boolean | null;
  showAs?: string | null;
  type?: string | null;
  location?: { displayName?: string | null } | null;
  organizer?: Address | null;
  attendees?: (Address & { status?: { response?: string | null } | null })[] | null;
  responseStatus?: { response?: string | null } | null;
  responseRequested?: boolean | null;
  onlineMeeting?: { joinUrl?: string | null } | null;
  onlineMeetingUrl?: string | null;
  webLink?: string | null;
}

/** The fields of an event that My day reads. */
export const eventFields =
  'id,subject,bodyPreview,start,end,originalStartTimeZone,isAllDay,isCancelled,isOrganizer,showAs,' +
  'type,location,organizer,attendees,responseStatus,responseRequested,onlineMeeting,' +
  'onlineMeetingUrl,webLink';

export interface Attendee {
  Name: string;
  Response: EventResponse;
}

/** An event of My day. Spec: widgets §3 (MYDAY-17). */
export interface DayEvent {
  Id: string;
  Subject: string;
  BodyPreview: string;
  /** ISO 8601; of an event that lasts all day midnight where the device is. */
  Start: string;
  End: string;
  /** False where no time is given: then it is listed under today. */
  HasTime: boolean;
  /** IANA name of the zone in which it was made, where it is known. */
  Zone?: string;
  Location: string;
  /** Whether it is one of a series: `singleInstance`, `occurrence`, `exception`, `seriesMaster`. */
  Recurring: string;
  WebLink: string;
  /** Where its online meeting is. */
  JoinUrl: string;
  IsAllDay: boolean;
  /** How many are asked, and what they have answered. */
  Attendees: number;
  Accepted: number;
  Declined: number;
  Tentative: number;
  NoResponse: number;
  People: Attendee[];
  Organizer: string;
  /** Somebody beside the organizer is asked. */
  HasOthers: boolean;
  /** The organizer asks for answers; where not, Graph refuses to send one. */
  WantsAnswer: boolean;
  Expired: boolean;
  IsCancelled: boolean;
  IsOrganizer: boolean;
  IsBusy: boolean;
  Response: EventResponse;
}

const responses: Readonly<Record<string, EventResponse>> = {
  organizer: eventResponses.Accepted,
  accepted: eventResponses.Accepted,
  tentativelyAccepted: eventResponses.Tentative,
  declined: eventResponses.Decline,
};

/** The organizer of an event counts as having accepted it (MYDAY-19). */
export function responseOf(response: string | null | undefined): EventResponse {
  return responses[response ?? ''] ?? eventResponses.None;
}

/** An event as My day knows it. */
export function eventOf(event: CalendarEvent, now: Date): DayEvent {
  return { ...whenOf(event, now), ...whatOf(event), ...whoOf(event) };
}

/** An event without a start has no time; it is listed under today, so that it is not lost. */
function whenOf(event: CalendarEvent, now: Date) {
  const isAllDay = event.isAllDay ?? false;
  const moment = (time: GraphTime | null | undefined) => {
    const day = isAllDay ? dayOf(time) : undefined;
    return day === undefined ? momentOf(time) : startOfDay(day);
  };
  const known = moment(event.start);
  const start = known ?? startOfDay(localDay(now));
  const end = moment(event.end) ?? (known ? start : startOfDay(dayAfter(localDay(now), 1)));
  const zone = ianaZone(event.originalStartTimeZone);
  return {
    Start: start.toISOString(),
    End: end.toISOString(),
    HasTime: known !== undefined,
    ...(zone ? { Zone: zone } : {}),
    IsAllDay: isAllDay || known === undefined,
    Expired: end <= now,
  };
}

function whatOf(event: CalendarEvent) {
  return {
    Id: event.id ?? '',
    Subject: event.subject ?? '',
    BodyPreview: event.bodyPreview ?? '',
    Location: event.location?.displayName ?? '',
    Recurring: event.type ?? 'singleInstance',
    WebLink: event.webLink ?? '',
    JoinUrl: event.onlineMeeting?.joinUrl ?? event.onlineMeetingUrl ?? '',
    IsCancelled: event.isCancelled ?? false,
    IsBusy: event.showAs !== 'free' && event.showAs !== 'workingElsewhere',
  };
}

function whoOf(event: CalendarEvent) {
  const People = attendeesOf(event);
  const count = (response: EventResponse) =>
    People.filter(({ Response }) => Response === response).length;
  const IsOrganizer = event.isOrganizer ?? event.responseStatus?.response === 'organizer';
  return {
    Attendees: People.length,
    Accepted: count(eventResponses.Accepted),
    Declined: count(eventResponses.Decline),
    NoResponse: count(eventResponses.None),
    Tentative: count(eventResponses.Tentative),
    People,
    Organizer: nameOf(event.organizer),
    HasOthers: hasOthers(event),
    WantsAnswer: event.responseRequested !== false,
    IsOrganizer,
    Response: IsOrganizer ? eventResponses.Accepted : responseOf(event.responseStatus?.response),
  };
}

function attendeesOf({ attendees }: CalendarEvent): Attendee[] {
  return (attendees ?? []).map((attendee) => ({
    Name: nameOf(attendee),
    Response: responseOf(attendee.status?.response),
  }));
}

function nameOf(person: Address | null | undefined): string {
  const { name, address } = person?.emailAddress ?? {};
  return name || address || '';
}

/** The organizer may be among the attendees. */
function hasOthers({ attendees, organizer }: CalendarEvent): boolean {
  const own = organizer?.emailAddress?.address?.toLowerCase();
  return (attendees ?? []).some(
    ({ emailAddress, status }) =>
      status?.response !== 'organizer' &&
      (own === undefined || emailAddress?.address?.toLowerCase() !== own),
  );
}

/** The actions that a person can take with an event. */
export type EventAction = 'accept' | 'tentative' | 'decline' | 'cancel' | 'delete' | 'remove';

/** The buttons of an event (MYDAY-23, MYDAY-24, MYDAY-25, MYDAY-26). */
export function actionsOf({ IsCancelled, IsOrganizer, HasOthers }: DayEvent): EventAction[] {
  if (IsCancelled) return ['delete'];
  if (IsOrganizer) return [HasOthers ? 'cancel' : 'delete'];
  return ['accept', 'tentative', 'decline', 'remove'];
}

/** The days whose events are read: today, and as many after it as tasks are shown for. */
export function daysAsked(now: Date, days: number): { start: Date; end: Date } {
  const today = localDay(now);
  return { start: startOfDay(today), end: startOfDay(dayAfter(today, days + 1)) };
}

/**
 * The events from today on, in their order, those of all day first: what had ended before today
 * began (MYDAY-27), what the person has declined and what they have called off themselves
 * (MYDAY-22) is left out.
 */
export function eventsFrom(events: readonly CalendarEvent[], now: Date): DayEvent[] {
  const today = startOfDay(localDay(now)).toISOString();
  return events
    .map((event) => eventOf(event, now))
    .filter((event) => (event.Start === event.End ? event.End >= today : event.End > today))
    .filter(
      ({ Response, IsCancelled, IsOrganizer }) =>
        Response !== eventResponses.Decline && !(IsCancelled && IsOrganizer),
    )
    .sort(
      (one, other) =>
        firstDay(one, today).localeCompare(firstDay(other, today)) ||
        Number(other.IsAllDay) - Number(one.IsAllDay) ||
        one.Start.localeCompare(other.Start),
    );
}

/** The day under which an event is listed: one that is still going on is under today. */
function firstDay({ Start }: DayEvent, today: string): string {
  return localDay(new Date(Start < today ? today : Start));
}

export interface EventsOfDay {
  day: string;
  events: DayEvent[];
}

/** The events by the day under which each is listed; today is there even without any. */
export function byDay(events: readonly DayEvent[], now: Date): EventsOfDay[] {
  const today = startOfDay(localDay(now)).toISOString();
  const days = new Map<string, DayEvent[]>([[localDay(now), []]]);
  for (const event of events) {
    const day = firstDay(event, today);
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return [...days].map(([day, found]) => ({ day, events: found }));
}

/** The other events at the same time, of those that take the person's time. */
export function conflictsOf(event: DayEvent, events: readonly DayEvent[]): DayEvent[] {
  const takesTime = ({ IsAllDay, IsBusy, IsCancelled }: DayEvent) =>
    !IsAllDay && IsBusy && !IsCancelled;
  if (!takesTime(event) || event.Expired) return [];
  return events.filter(
    (other) =>
      other.Id !== event.Id &&
      takesTime(other) &&
      other.Start < event.End &&
      event.Start < other.End,
  );
}
