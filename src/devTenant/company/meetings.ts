import { Type, type Static } from '@sinclair/typebox';
import { object } from '#shared/contract/fields';
import { content } from './content';
import type { Person } from './person';
import { idOf, Random } from './random';

export interface Meeting {
  id: string;
  subject: string;
  /** Its description, plain text. */
  text: string;
  start: Date;
  end: Date;
  isAllDay: boolean;
  place: string;
  isOnline: boolean;
  organizerIsMe: boolean;
  /** Somebody else is asked. */
  hasOthers: boolean;
  isCancelled: boolean;
  /** Its organizer asks for answers. */
  wantsAnswers: boolean;
  /** Windows name of the zone in which it was made. */
  zone: string;
  response: 'none' | 'organizer' | 'accepted' | 'tentativelyAccepted' | 'notResponded';
}

const Weekly = object({
  subject: Type.String(),
  text: Type.String(),
  hour: Type.Number(),
  minutes: Type.Number(),
  place: Type.String(),
  isOnline: Type.Boolean(),
  /** `own`: the person's own, and nobody else is asked. */
  kind: Type.Optional(Type.Union([Type.Literal('own'), Type.Literal('cancelled')])),
  zone: Type.Optional(Type.String()),
  wantsNoAnswers: Type.Optional(Type.Boolean()),
});
const usualZone = 'W. Europe Standard Time';
const weekly = content('meetings', Weekly);

/** A person's meetings on the days from 14 before to 60 after now; on Saturdays and Sundays only the morning round. */
export function meetingsOf(person: Person, now: Date): Meeting[] {
  const today = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  const days = Array.from(
    { length: 75 },
    (_, index) => new Date(today.getTime() + (index - 14) * 86_400_000),
  );
  return days.flatMap((day) => dayOf(person, day));
}

function dayOf(person: Person, day: Date): Meeting[] {
  const date = day.toISOString().slice(0, 10);
  const random = new Random(`meetings-${person.upn}-${date}`);
  const isWeekend = day.getUTCDay() % 6 === 0;
  const chosen = weekly.filter((_, index) => index === 0 || (!isWeekend && random.chance(0.5)));
  const meetings = chosen.map((row, index) => timed(person, day, row, index));
  return day.getUTCDay() === 5 ? [...meetings, allDay(person, day)] : meetings;
}

function timed(
  person: Person,
  day: Date,
  {
    subject,
    text,
    hour,
    minutes,
    place,
    isOnline,
    kind,
    zone,
    wantsNoAnswers,
  }: Static<typeof Weekly>,
  index: number,
): Meeting {
  const start = new Date(day.getTime() + hour * 3_600_000);
  const organizerIsMe = kind === 'own' || (index === 1 && kind === undefined);
  return {
    id: idOf('meeting', person.upn, start.toISOString(), subject),
    subject,
    text,
    place,
    isOnline,
    organizerIsMe,
    hasOthers: kind !== 'own',
    isCancelled: kind === 'cancelled',
    wantsAnswers: !wantsNoAnswers,
    zone: zone ?? usualZone,
    isAllDay: false,
    start,
    end: new Date(start.getTime() + minutes * 60_000),
    response: organizerIsMe ? 'organizer' : index % 2 ? 'notResponded' : 'accepted',
  };
}

function allDay(person: Person, day: Date): Meeting {
  return {
    id: idOf('meeting', person.upn, day.toISOString(), 'focus'),
    subject: 'Focus day',
    text: 'No meetings, please.',
    place: '',
    isOnline: false,
    organizerIsMe: true,
    hasOthers: false,
    isCancelled: false,
    wantsAnswers: true,
    zone: usualZone,
    isAllDay: true,
    start: day,
    end: new Date(day.getTime() + 86_400_000),
    response: 'organizer',
  };
}
