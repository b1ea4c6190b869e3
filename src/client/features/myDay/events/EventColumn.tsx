import { useEffect } from 'react';
import { Accordion, Subtitle2, makeStyles, tokens } from '@fluentui/react-components';
import {
  actionsOf,
  byDay,
  eventsFrom,
  type CalendarEvent,
  type DayEvent,
} from '#shared/rules/calendar/dayEvents';
import { dayLimits } from '#shared/rules/calendar/dayTasks';
import { startOfDay } from '#shared/rules/time/localDays';
import { useOpensNewTab } from '../../../data/useOpensNewTab';
import { useSession } from '../../../data/session/session';
import { presentDate } from '../../../platform/presentTime';
import { dateFormat } from '../../../texts/formatters';
import { plural } from '../../../texts/plural';
import { useLocale } from '../../../texts/useLocale';
import { useTexts } from '../../../texts/useTexts';
import { Disclosure } from '../../../ui/Disclosure';
import { Rows } from '../../../ui/list/Rows';
import { RowsPlaceholder } from '../../../ui/widget/RowsPlaceholder';
import { TextLink } from '../../../ui/TextLink';
import { useUnsavedChanges } from '../../../ui/leave/useUnsavedChanges';
import { WidgetFrame } from '../../../ui/widget/WidgetFrame';
import type { WidgetState } from '../../../ui/widget/widgetState';
import { DayColumn } from '../DayColumn';
import { hasNoMailbox } from '../hasNoMailbox';
import { useOpenRows, type OpenRows } from '../useOpenRows';
import { EventPanel } from './EventPanel';
import { useEventActions, type EventActions } from './useEventActions';
import { useEvents } from './useEvents';

const useStyles = makeStyles({
  next: { marginTop: tokens.spacingVerticalM },
  day: {
    display: 'block',
    margin: `${tokens.spacingVerticalM} 0 ${tokens.spacingVerticalS}`,
    color: tokens.colorNeutralForeground2,
  },
});

interface EventColumnProps {
  day: string;
  /** Called with the number of events that today has. */
  onCount: (events: number) => void;
}

/** The events of today; those of the next days open when they are wanted. */
export function EventColumn({ day, onCount }: EventColumnProps) {
  const styles = useStyles();
  const texts = useTexts('myDay');
  const locale = useLocale();
  const opensNewTab = useOpensNewTab();
  const { outlookCalendarUrl } = useSession().settings;
  const state = useEvents(day, texts.events);
  const isWithout = hasNoMailbox(state);
  const actions = useEventActions(day);
  // Here, so that the only event is open again when its "No" fails.
  const rows = useOpenRows();
  const all = state.state === 'ready' ? eventsFrom(state.value, presentDate()) : [];
  const [today, ...next] = byDay(all, startOfDay(day));
  const [count, later] = [today?.events.length ?? 0, next.flatMap(({ events }) => events)];
  useEffect(() => onCount(count), [count, onCount]);
  // Also in a row that was closed.
  useUnsavedChanges(all.some((event) => isCommented(event, actions)));
  return (
    <DayColumn
      title={texts.events}
      introduction={texts.eventsIntroduction}
      links={
        <TextLink to={outlookCalendarUrl} opensNewTab={opensNewTab}>
          {texts.openCalendar}
        </TextLink>
      }
    >
      <WidgetFrame
        measured="meetings"
        name={texts.events}
        state={isWithout ? { state: 'empty' } : ofToday(state, today?.events ?? [])}
        placeholder={<RowsPlaceholder count={dayLimits.shown} />}
        emptyText={isWithout ? texts.noMailboxEvents : texts.noEvents}
      >
        {(events) => <EventList events={events} all={all} actions={actions} rows={rows} />}
      </WidgetFrame>
      {later.length > 0 && (
        <div className={styles.next}>
          <Disclosure summary={plural(texts.nextDays, later.length, locale)}>
            {next.map(({ day: date, events }) => (
              <div key={date}>
                <DayHeading date={date} />
                <LaterEvents events={events} all={all} actions={actions} />
              </div>
            ))}
          </Disclosure>
        </div>
      )}
    </DayColumn>
  );
}

/** Whether words to its organizer were written that no answer has taken along yet. */
function isCommented(event: DayEvent, { draftOf }: EventActions): boolean {
  return actionsOf(event).includes('accept') && Boolean(draftOf(event.Id).comment?.trim());
}

/** The read's state for today: without an event it is empty, whatever the next days hold. */
function ofToday(state: WidgetState<CalendarEvent[]>, events: DayEvent[]): WidgetState<DayEvent[]> {
  if (state.state !== 'ready') return state;
  return events.length > 0 || state.stale ? { ...state, value: events } : { state: 'empty' };
}

function DayHeading({ date }: { date: string }) {
  const words = dateFormat(useLocale(), { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <Subtitle2 as="h4" className={useStyles().day}>
      {words.format(startOfDay(date))}
    </Subtitle2>
  );
}

interface EventListProps {
  events: readonly DayEvent[];
  /** With those of the other days, for what is at the same time. */
  all: readonly DayEvent[];
  actions: EventActions;
  rows: OpenRows;
}

function LaterEvents(props: Omit<EventListProps, 'rows'>) {
  return <EventList {...props} rows={useOpenRows()} />;
}

function EventList({ events, all, actions: { busy, draftOf, act }, rows }: EventListProps) {
  return (
    <Accordion {...rows.accordion}>
      <Rows items={events} keyOf={({ Id, Start }) => `${Id} ${Start}`}>
        {(event) => (
          <EventPanel
            event={event}
            all={all}
            isBusy={busy.has(event.Id)}
            draft={draftOf(event.Id)}
            onAct={(action) => act(event, action)}
          />
        )}
      </Rows>
    </Accordion>
  );
}
