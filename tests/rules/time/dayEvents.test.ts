import {
  actionsOf,
  byDay,
  conflictsOf,
  daysAsked,
  eventFields,
  eventOf,
  eventResponses,
  eventsFrom,
  responseOf,
  type CalendarEvent,
  type DayEvent,
} from '#shared/rules/calendar/dayEvents';
import { isSameTime, minutesUntil, nearMoments } from '#shared/rules/calendar/eventTimes';
import { momentOf } from '#shared/rules/time/graphTime';
import { ianaZone } from '#shared/rules/time/windowsZones';
import { timeWords } from '../../../src/client/features/myDay/timeWords';
import { fieldsRead } from '../../support/fieldsRead';

const now = new Date(2026, 10, 20, 12);
const at = (hour: number, day = 20) => new Date(2026, 10, day, hour);
const utc = (date: Date) => ({
  dateTime: `${date.toISOString().slice(0, 19)}.0000000`,
  timeZone: 'UTC',
});
const timed = (
  id: string,
  start: Date,
  end: Date,
  changes: Partial<CalendarEvent> = {},
): CalendarEvent => ({ id, subject: id, start: utc(start), end: utc(end), ...changes });
const dates = (from: number, to: number): Partial<CalendarEvent> => ({
  isAllDay: true,
  start: { dateTime: `2026-11-${from}T00:00:00.0000000`, timeZone: 'UTC' },
  end: { dateTime: `2026-11-${to}T00:00:00.0000000`, timeZone: 'UTC' },
});
const idsOf = (events: CalendarEvent[]) => eventsFrom(events, now).map(({ Id }) => Id);
const one = (event: CalendarEvent): DayEvent => eventOf(event, now);

it('MYDAY-27 MYDAY-44 events are shown that had not ended before local midnight, in their order', () => {
  const events = [
    timed('late', at(15), at(16)),
    timed('tomorrow', at(8, 21), at(9, 21)),
    timed('early', at(8), at(9)),
    timed('over night', at(23, 19), at(1)),
    timed('yesterday', at(22, 19), at(0)),
  ];
  expect(idsOf(events)).toEqual(['over night', 'early', 'late', 'tomorrow']);
  expect(
    byDay(eventsFrom(events, now), now).map(({ day, events: found }) => [day, found.length]),
  ).toEqual([
    ['2026-11-20', 3],
    ['2026-11-21', 1],
  ]);
  expect(byDay([], now)).toEqual([{ day: '2026-11-20', events: [] }]);
  expect(daysAsked(now, 7)).toEqual({ start: at(0), end: at(0, 28) });
});

it('an all-day event belongs to its dates wherever the person is, and stands first on its day', () => {
  expect(
    idsOf([
      timed('night', at(23, 19), at(1)),
      timed('early', at(7), at(8)),
      timed('today', at(0), at(0), dates(20, 21)),
      timed('tomorrow', at(0), at(0), dates(21, 22)),
      timed('yesterday', at(0), at(0), dates(19, 20)),
      timed('the whole week', at(0), at(0), dates(16, 23)),
    ]),
  ).toEqual(['the whole week', 'today', 'night', 'early', 'tomorrow']);
});

it('MYDAY-22 what the person has declined, and what they have called off themselves, is left out', () => {
  const response = (word: string) => ({ responseStatus: { response: word } });
  expect(
    idsOf([
      timed('declined', at(9), at(10), response('declined')),
      timed('called off', at(9), at(10), { isCancelled: true, isOrganizer: true }),
      timed('called off by another', at(9), at(10), { isCancelled: true }),
      timed('open', at(10), at(11), response('notResponded')),
    ]),
  ).toEqual(['called off by another', 'open']);
});

it('MYDAY-17 an event has its fields, and counts those who are asked by their answers', () => {
  const person = (name: string, response?: string) => ({
    emailAddress: { name, address: `${name}@x` },
    ...(response && { status: { response } }),
  });
  expect(
    one(
      timed('e', at(9), at(10), {
        subject: 'Review',
        bodyPreview: 'About it',
        location: { displayName: 'Fjord' },
        type: 'occurrence',
        webLink: 'https://outlook.example/e',
        isOrganizer: false,
        organizer: person('Anna'),
        responseStatus: { response: 'tentativelyAccepted' },
        originalStartTimeZone: 'FLE Standard Time',
        onlineMeeting: { joinUrl: 'https://teams.example/j' },
        attendees: [
          person('Anna', 'organizer'),
          person('Bo', 'accepted'),
          person('Cia', 'declined'),
          person('Dan', 'tentativelyAccepted'),
          person('Eva', 'none'),
          person('Finn'),
        ],
      }),
    ),
  ).toMatchObject({
    Id: 'e',
    Subject: 'Review',
    BodyPreview: 'About it',
    Start: at(9).toISOString(),
    End: at(10).toISOString(),
    Location: 'Fjord',
    Recurring: 'occurrence',
    Zone: expect.stringMatching(/^Europe\/(Kiev|Kyiv)$/),
    WebLink: 'https://outlook.example/e',
    JoinUrl: 'https://teams.example/j',
    IsAllDay: false,
    Attendees: 6,
    Accepted: 2,
    Declined: 1,
    Tentative: 1,
    NoResponse: 2,
    Expired: true,
    IsCancelled: false,
    IsOrganizer: false,
    HasOthers: true,
    WantsAnswer: true,
    Response: eventResponses.Tentative,
  });
});

it('MYDAY-17 every field that is read of an event is asked for, and no other', () => {
  expect(eventFields.split(',').sort()).toEqual(fieldsRead<CalendarEvent>(one));
});

it('MYDAY-18 MYDAY-19 an answer is one of four, and the organizer counts as having accepted', () => {
  expect(eventResponses).toEqual({ None: 1, Accepted: 2, Tentative: 3, Decline: 4 });
  const words = [
    'none',
    'notResponded',
    'accepted',
    'organizer',
    'tentativelyAccepted',
    'declined',
  ];
  expect([...words, undefined].map(responseOf)).toEqual([1, 1, 2, 2, 3, 4, 1]);
  const own = { isOrganizer: true, responseStatus: { response: 'none' } };
  expect(one(timed('own', at(9), at(10), own)).Response).toBe(2);
});

it('MYDAY-23 MYDAY-24 MYDAY-25 MYDAY-26 the buttons of an event follow from whose it is', () => {
  const buttons = (changes: Partial<CalendarEvent>) =>
    actionsOf(one(timed('e', at(9), at(10), changes)));
  const self = { emailAddress: { address: 'Me@x' } };
  const other = { emailAddress: { address: 'other@x' } };
  expect(buttons({ isOrganizer: true, organizer: self, attendees: [other] })).toEqual(['cancel']);
  expect(buttons({ isOrganizer: true })).toEqual(['delete']);
  const alone = [{ ...self, status: { response: 'organizer' } }];
  expect(buttons({ isOrganizer: true, organizer: self, attendees: alone })).toEqual(['delete']);
  expect(buttons({ isOrganizer: true, organizer: other, attendees: alone })).toEqual(['delete']);
  const again = [{ emailAddress: { address: 'me@X' } }];
  expect(buttons({ isOrganizer: true, organizer: self, attendees: again })).toEqual(['delete']);
  expect(buttons({ isCancelled: true, attendees: [other] })).toEqual(['delete']);
  expect(buttons({ attendees: [other] })).toEqual(['accept', 'tentative', 'decline', 'remove']);
});

it('events that lack an optional field harm nothing: one without a start stands at today, without a time', () => {
  const full = timed('e', at(9), at(10), {
    bodyPreview: 'x',
    isAllDay: false,
    isCancelled: false,
    isOrganizer: false,
    showAs: 'busy',
    type: 'singleInstance',
    location: { displayName: 'Fjord' },
    organizer: { emailAddress: { name: 'Anna' } },
    attendees: [{}, { emailAddress: null, status: null }],
    responseStatus: { response: 'none' },
    onlineMeeting: { joinUrl: 'https://teams.example/j' },
    onlineMeetingUrl: '',
    originalStartTimeZone: 'UTC',
    webLink: 'https://outlook.example/e',
  });
  for (const name of Object.keys(full))
    for (const value of [undefined, null]) {
      const found = eventsFrom([{ ...full, [name]: value }, timed('other', at(10), at(11))], now);
      expect([name, found.length]).toEqual([name, 2]);
    }
  expect(one({ start: utc(at(9)) })).toMatchObject({ Subject: '', End: at(9).toISOString() });
  expect(one({})).toMatchObject({ HasTime: false, Start: at(0).toISOString(), IsAllDay: true });
});

it('a time of Graph is read in its zone, by Windows or IANA name, also across clock changes', () => {
  const moment = (dateTime: string, timeZone?: string) =>
    momentOf({ dateTime, ...(timeZone && { timeZone }) })?.toISOString();
  const zone = 'W. Europe Standard Time';
  expect(moment('2026-10-25T00:30:00.0000000', zone)).toBe('2026-10-24T22:30:00.000Z');
  expect(moment('2026-10-25T12:00:00.0000000', zone)).toBe('2026-10-25T11:00:00.000Z');
  expect(moment('2026-11-20T09:00:00.0000000', 'Europe/Helsinki')).toBe('2026-11-20T07:00:00.000Z');
  expect(moment('2026-11-20T09:00:00.0000000', 'UTC')).toBe('2026-11-20T09:00:00.000Z');
  expect(moment('2026-11-20T09:00:00', 'tzone://Microsoft/Custom')).toBe(
    '2026-11-20T09:00:00.000Z',
  );
  expect(moment('2026-11-20T09:00:00-08:00')).toBe('2026-11-20T17:00:00.000Z');
  expect([momentOf(null), momentOf({}), momentOf({ dateTime: 'soon' })]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect([ianaZone('fle standard time'), ianaZone('Europe/Oslo'), ianaZone('x')]).toEqual([
    expect.stringMatching(/^Europe\/(Kiev|Kyiv)$/),
    expect.stringMatching(/^Europe\//),
    undefined,
  ]);
  expect(isSameTime(now, 'Europe/Berlin', 'Europe/Copenhagen')).toBe(true);
  expect(isSameTime(now, 'Europe/Helsinki', 'Europe/Copenhagen')).toBe(false);
  expect(isSameTime(now, 'Pacific/Kiritimati', 'Pacific/Honolulu')).toBe(false);
});

it('an event is near from a quarter of an hour before it until its end', () => {
  const event = one(timed('e', at(13), at(14)));
  const left = (minutes: number) => minutesUntil(event, new Date(+at(13) - minutes * 60_000));
  expect([left(16), left(15), left(4.5), left(0), left(-59), left(-60)]).toEqual([
    ...[undefined, 15, 5, 0, 0, undefined],
  ]);
  const minutes = Array.from({ length: 16 }, (_, before) => +at(13) - before * 60_000);
  expect(nearMoments(event)).toEqual([...minutes, +at(14)]);
  expect(nearMoments({ ...event, IsAllDay: true })).toEqual([+at(14)]);
  expect(minutesUntil({ ...event, IsAllDay: true }, at(13))).toBeUndefined();
  expect(minutesUntil({ ...event, IsCancelled: true }, at(13))).toBeUndefined();
});

it('events at the same time are named, but for those of all day, called off, or of no time', () => {
  const event = timed('e', at(13), at(14));
  const others = [
    timed('before', at(12), at(13)),
    timed('during', at(13), at(15)),
    timed('free', at(13), at(14), { showAs: 'free' }),
    timed('off', at(13), at(14), { isCancelled: true }),
    timed('day', at(0), at(0), dates(20, 21)),
  ];
  const all = eventsFrom([event, ...others], now);
  expect(conflictsOf(one(event), all).map(({ Id }) => Id)).toEqual(['during']);
  for (const none of ['free', 'off', 'day'])
    expect(
      conflictsOf(
        all.find(({ Id }) => Id === none)!,
        all,
      ),
    ).toEqual([]);
});

describe('MYDAY-17 the time of an event', () => {
  const words = (start: Date, end: Date, locale: string) =>
    timeWords(one(timed('Watch', start, end)), locale);

  it('names no day within one, also where it ends at midnight', () => {
    expect(words(at(8), at(9), 'da')).toBe('08.00–09.00');
    expect(words(at(20), at(24), 'da')).toBe('20.00–00.00');
    expect(words(at(20), at(24), 'fi')).toBe('20.00–0.00');
    expect(words(at(20), at(24), 'en')).toMatch(/^8:00\sPM–12:00\sAM$/);
    expect(words(at(0), at(0), 'sv')).toBe('00:00');
  });

  it('names both days where it goes on after midnight', () => {
    expect(words(at(20), at(26), 'da')).toMatch(/^20\. nov\.,? 20\.00\W+21\. nov\.,? 02\.00$/);
    expect(words(at(0), at(24, 21), 'en')).toMatch(/^Nov 20, .+\sNov 22, /);
  });
});
