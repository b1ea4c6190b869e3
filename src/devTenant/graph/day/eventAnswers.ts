import type { Meeting } from '../../company/meetings';
import type { Answer } from '../../http/message';
import type { GraphCall } from '../graphCall';
import { GraphProblem } from '../graphProblem';
import { bodyOf } from '../sites/newGroups';

const responses = {
  accept: 'accepted',
  tentativelyAccept: 'tentativelyAccepted',
  decline: 'declined',
} as const;

export type EventAnswer = keyof typeof responses;
export const eventAnswers = Object.keys(responses) as EventAnswer[];

/** Names as Graph takes them, in either case of their first letter, and what they hold. */
const parameters: Readonly<Record<string, 'boolean' | 'string' | 'object'>> = {
  sendResponse: 'boolean',
  comment: 'string',
  proposedNewTime: 'object',
};

/** Takes an answer to a meeting, with what was written to its organizer. */
export function answerMeeting(call: GraphCall, meeting: Meeting, action: EventAnswer): Answer {
  const { comment, sendResponse } = answerOf(call, action);
  if (meeting.organizerIsMe)
    throw new GraphProblem(
      400,
      'ErrorInvalidRequest',
      "Your request can't be completed. You can't respond to this meeting because you're the meeting organizer.",
    );
  if (!meeting.wantsAnswers && sendResponse !== false)
    throw new GraphProblem(
      400,
      'ErrorInvalidRequest',
      "Your request can't be completed. The meeting organizer hasn't requested a response.",
    );
  call.state.eventResponses.set(meeting.id, responses[action]);
  // Without a response to the organizer, nobody gets the words either.
  if (typeof comment === 'string' && sendResponse !== false)
    call.state.answerComments.set(meeting.id, comment);
  else call.state.answerComments.delete(meeting.id);
  return { status: 202 };
}

/** The parameters of an answer; a 400 where one is unknown or holds something else. */
function answerOf(call: GraphCall, action: EventAnswer): Record<string, unknown> {
  const given = call.request.body.length === 0 ? {} : bodyOf<Record<string, unknown>>(call);
  return Object.fromEntries(
    Object.entries(given).map(([written, value]) => {
      const name = written.charAt(0).toLowerCase() + written.slice(1);
      const type = action === 'accept' && name === 'proposedNewTime' ? undefined : parameters[name];
      if (!type)
        throw unread(
          `The parameter '${written}' in the request payload is not a valid parameter for the operation '${action}'.`,
        );
      if (value !== null && typeof value !== type)
        throw unread(`The value of the parameter '${written}' is not of the type '${type}'.`);
      return [name, value];
    }),
  );
}

const unread = (message: string) => new GraphProblem(400, 'RequestBodyRead', message);
