import { useState } from 'react';
import {
  eventFields,
  type CalendarEvent,
  type DayEvent,
  type EventAction,
} from '#shared/rules/calendar/dayEvents';
import { readGraph } from '../../../data/graph/graph';
import { confirmDone } from '../../../data/notices';
import { useChangeKnown } from '../../../data/read/useChangeKnown';
import type { GraphWrite } from '../../../data/graph/writeGraph';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../../texts/useTexts';
import { eventsKey, eventsScopes } from '../dayKeys';
import { isGone } from '../isGone';
import { useAnswerDrafts, type AnswerDrafts } from './useAnswerDrafts';
import { inUtc } from './useEvents';
import { useGraphWrites } from '../useGraphWrites';

export interface EventActions {
  /** Ids of the events that something is being done with. */
  busy: ReadonlySet<string>;
  /** The comment to be sent with the next answer to an event. */
  draftOf: AnswerDrafts['of'];
  act: (event: DayEvent, action: EventAction) => void;
}

/** The words to the organizer, and whether the organizer is told of the answer at all. */
interface Sent {
  comment: string | undefined;
  sendResponse: boolean;
}

type Call = (
  id: string,
  sent: Sent,
) => readonly [GraphWrite['method'], path: string, body?: object];

const answer =
  (verb: string): Call =>
  (id, { comment, sendResponse }) => [
    ...(['POST', `/me/calendar/events/${id}/${verb}`] as const),
    { ...(sendResponse && comment && { comment }), sendResponse },
  ];
const removal: Call = (id) => ['DELETE', `/me/calendar/events/${id}`];

/** MYDAY-38, MYDAY-39, MYDAY-40, MYDAY-41, MYDAY-42. */
const calls: Readonly<Record<EventAction, Call>> = {
  accept: answer('accept'),
  tentative: answer('tentativelyAccept'),
  decline: answer('decline'),
  cancel: (id) => ['POST', `/me/events/${id}/cancel`, {}],
  delete: removal,
  remove: removal,
};

/** The event's response at once after an answer; every other action takes it from the list. */
const answered: Partial<Record<EventAction, string>> = {
  accept: 'accepted',
  tentative: 'tentativelyAccepted',
};

/**
 * The person's actions on an event: each shows at once. An answer, and whatever failed, is followed
 * by reading the event again, so that it shows as it is in the calendar (MYDAY-20, MYDAY-21,
 * MYDAY-22).
 */
export function useEventActions(day: string): EventActions {
  const texts = useTexts('myDay');
  const { write, notify } = useGraphWrites(texts.events);
  const change = useChangeKnown<CalendarEvent[]>(eventsKey(day));
  const drafts = useAnswerDrafts();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  const act = async (event: DayEvent, action: EventAction) => {
    const { Id, Subject, WantsAnswer } = event;
    const id = encodeURIComponent(Id);
    setBusy((before) => new Set(before).add(Id));
    let before: CalendarEvent[] = [];
    const response = answered[action];
    change((known) => {
      before = known;
      return response
        ? known.map((each) => (each.id === Id ? { ...each, responseStatus: { response } } : each))
        : known.filter((each) => each.id !== Id);
    });
    const put = (found: CalendarEvent | undefined) =>
      change((known) => [...known.filter((each) => each.id !== Id), ...(found ? [found] : [])]);
    const reread = () =>
      readGraph<CalendarEvent>(`/me/events/${id}?$select=${eventFields}`, {
        ...{ scopes: eventsScopes, operation: texts.events, headers: inUtc },
      }).then(put, (error: unknown) => isGone(error) && put(undefined));
    try {
      const [method, path, body] = calls[action](id, {
        comment: drafts.of(Id).comment?.trim(),
        sendResponse: WantsAnswer,
      });
      await write(path, { method, scopes: ['Calendars.ReadWrite'], ...(body && { body }) });
      drafts.discard(Id);
      confirmDone(format(texts.said[action], { subject: Subject || texts.noSubject }));
      if (response) await reread();
    } catch (error) {
      if (!isGone(error) || response) {
        put(before.find((each) => each.id === Id));
        notify(error, Subject);
        await reread();
      }
    }
    setBusy((others) => new Set([...others].filter((other) => other !== Id)));
  };
  return { busy, draftOf: drafts.of, act: (event, action) => void act(event, action) };
}
