import { meetingsOf, type Meeting } from '../../company/meetings';
import type { Person } from '../../company/person';
import { idOf } from '../../company/random';
import { header, type Answer } from '../../http/message';
import { selectNames, selected } from '../../odata/select';
import { collection } from '../collection';
import { answerMeeting, eventAnswers } from './eventAnswers';
import { graphRoute, json, type GraphCall, type GraphRoute } from '../graphCall';
import { projected } from '../projected';
import { badRequest, GraphProblem } from '../graphProblem';
import { me } from '../people/me';
import { zonedText } from './timeZones';

const readScopes = 'Calendars.ReadBasic Calendars.Read Calendars.ReadWrite';

export const calendarRoutes: GraphRoute[] = [
  graphRoute('GET', '/me/calendar/calendarView', readScopes, calendarView),
  graphRoute('GET', '/me/events/{}', readScopes, (call, [id]) =>
    json(projected(call, eventResource(call, meetingWith(call, id)))),
  ),
  ...eventAnswers.map((action) =>
    graphRoute('POST', `/me/calendar/events/{}/${action}`, 'Calendars.ReadWrite', (call, [id]) =>
      answerMeeting(call, meetingWith(call, id), action),
    ),
  ),
  graphRoute('POST', '/me/events/{}/cancel', 'Calendars.ReadWrite', (call, [id]) => {
    const meeting = meetingWith(call, id);
    if (!meeting.organizerIsMe)
      throw new GraphProblem(
        400,
        'ErrorInvalidRequest',
        "Your request can't be completed. You need to be an organizer to cancel a meeting.",
      );
    call.state.deletedEvents.add(meeting.id);
    return { status: 202 };
  }),
  graphRoute('DELETE', '/me/calendar/events/{}', 'Calendars.ReadWrite', (call, [id]) => {
    call.state.deletedEvents.add(meetingWith(call, id).id);
    return { status: 204 };
  }),
];

/** Answers of the others who are invited. */
const answers = ['accepted', 'tentativelyAccepted', 'none', 'declined'] as const;

/** The person, who needs a mailbox. */
export function withMailbox(call: GraphCall): Person {
  const person = me(call);
  if (person.licences.every((name) => ['FLOW_FREE', 'POWER_BI_STANDARD'].includes(name)))
    throw new GraphProblem(
      404,
      'MailboxNotEnabledForRESTAPI',
      'The mailbox is either inactive, soft-deleted, or is hosted on-premise.',
    );
  return person;
}

function calendarView(call: GraphCall): Answer {
  const { searchParams } = call.request.url;
  const [from, to] = ['startDateTime', 'endDateTime'].map((name) =>
    Date.parse(withZone(searchParams.get(name) ?? '')),
  );
  if (!from || !to)
    throw badRequest(
      'This request requires a time window specified by the query string parameters StartDateTime and EndDateTime.',
    );
  const meetings = meetingsInForce(call).filter(
    ({ start, end }) => start.getTime() < to && end.getTime() > from,
  );
  const names = selectNames(searchParams);
  return collection(
    call,
    meetings.map((meeting) => eventResource(call, meeting)),
    { defaultSize: 10, maxSize: 1_000 },
    (event) => selected(event, names && ['id', ...names]),
    'calendarView',
  );
}

function meetingsInForce(call: GraphCall): Meeting[] {
  return meetingsOf(withMailbox(call), call.now).filter(
    ({ id }) =>
      !call.state.deletedEvents.has(id) && call.state.eventResponses.get(id) !== 'declined',
  );
}

function meetingWith(call: GraphCall, id = ''): Meeting {
  const meeting = meetingsInForce(call).find((candidate) => candidate.id === id);
  if (!meeting)
    throw new GraphProblem(
      404,
      'ErrorItemNotFound',
      'The specified object was not found in the store.',
    );
  return meeting;
}

function eventResource(call: GraphCall, meeting: Meeting) {
  const zone =
    /outlook\.timezone="([^"]+)"/i.exec(header(call.request, 'prefer') ?? '')?.[1] ?? 'UTC';
  const self = me(call);
  const organizer = meeting.organizerIsMe
    ? self
    : (call.company.person(self.managerId ?? '') ?? self);
  const others = meeting.hasOthers ? call.company.colleagues(self, answers.length) : [];
  const address = ({ displayName, mail }: Person) => ({
    emailAddress: { name: displayName, address: mail },
  });
  // A whole day is that day in every zone.
  const time = (date: Date) => ({
    dateTime: zonedText(date, meeting.isAllDay ? 'UTC' : zone),
    timeZone: zone,
  });
  return {
    '@odata.etag': `W/"${meeting.id.slice(0, 8)}"`,
    id: meeting.id,
    subject: meeting.subject,
    bodyPreview: meeting.text,
    body: { contentType: 'html', content: `<p>${meeting.text}</p>` },
    start: time(meeting.start),
    end: time(meeting.end),
    isAllDay: meeting.isAllDay,
    isCancelled: meeting.isCancelled,
    originalStartTimeZone: meeting.zone,
    originalEndTimeZone: meeting.zone,
    isOrganizer: meeting.organizerIsMe,
    showAs: 'busy',
    type: meeting.isAllDay || !meeting.hasOthers ? 'singleInstance' : 'occurrence',
    sensitivity: 'normal',
    importance: 'normal',
    location: { displayName: meeting.place, locationType: 'default' },
    isOnlineMeeting: meeting.isOnline,
    onlineMeeting: meeting.isOnline
      ? { joinUrl: `https://teams.microsoft.com/l/meetup-join/${idOf('join', meeting.id)}` }
      : null,
    organizer: address(organizer),
    attendees: others.map((person, index) => ({
      type: 'required',
      status: { response: answers[index], time: '2026-01-01T08:00:00Z' },
      ...address(person),
    })),
    responseStatus: {
      response: call.state.eventResponses.get(meeting.id) ?? meeting.response,
      time: '2026-01-01T08:00:00Z',
    },
    responseRequested: meeting.wantsAnswers,
    hasAttachments: false,
    webLink: `https://outlook.office365.com/owa/?itemid=${meeting.id}&exvsurl=1&path=/calendar/item`,
  };
}

function withZone(text: string): string {
  return /(Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}Z`;
}
