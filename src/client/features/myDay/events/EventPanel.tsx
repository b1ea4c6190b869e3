import { Badge, Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  conflictsOf,
  eventResponses,
  type DayEvent,
  type EventAction,
} from '#shared/rules/calendar/dayEvents';
import { minutesUntil, nearMoments } from '#shared/rules/calendar/eventTimes';
import { format } from '#shared/rules/values/format';
import { plural } from '../../../texts/plural';
import type { Texts } from '../../../texts/topics';
import { useLocale } from '../../../texts/useLocale';
import { useTexts } from '../../../texts/useTexts';
import { useNow } from '../../../platform/useNow';
import { DayPanel } from '../DayPanel';
import { EventBody } from './EventBody';
import { JoinLink } from './JoinLink';
import { timeWords } from '../timeWords';
import type { AnswerDraft } from './useAnswerDrafts';

const useStyles = makeStyles({
  summary: {
    display: 'grid',
    gridTemplateColumns: '8.5rem minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalL,
    alignItems: 'baseline',
    flexGrow: 1,
    '@media (max-width: 575.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  time: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  words: { display: 'block', minWidth: 0 },
  subject: { display: 'block', overflowWrap: 'anywhere' },
  meta: { display: 'block', color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
  cancelled: { textDecorationLine: 'line-through' },
  soon: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
});

interface EventPanelProps {
  event: DayEvent;
  all: readonly DayEvent[];
  isBusy: boolean;
  draft: AnswerDraft;
  onAct: (action: EventAction) => void;
}

/** An event: when, what and where; opened, all that is known of it (MYDAY-02). */
export function EventPanel({ event, all, isBusy, draft, onAct }: EventPanelProps) {
  const styles = useStyles();
  const texts = useTexts('myDay');
  const locale = useLocale();
  const now = new Date(useNow(nearMoments(event)));
  const isOver = Date.parse(event.End) <= now.getTime();
  const minutes = minutesUntil(event, now);
  const conflicts = isOver ? [] : conflictsOf(event, all);
  const quiet = isOver && styles.quiet;
  return (
    <DayPanel
      id={event.Id}
      summary={
        <span className={styles.summary}>
          <Text className={mergeClasses(styles.time, quiet)}>
            {timeText(event, texts) ?? timeWords(event, locale)}
          </Text>
          <span className={styles.words}>
            <Text
              weight={isOver ? 'regular' : 'semibold'}
              className={mergeClasses(styles.subject, quiet, event.IsCancelled && styles.cancelled)}
            >
              {event.Subject || texts.noSubject}
            </Text>
            <Text size={200} className={styles.meta}>
              {minutes !== undefined && <Soon minutes={minutes} />}
              {metaWords(event, texts, { isOver, conflict: conflicts[0] }).join(' · ')}
            </Text>
            <State event={event} />
          </span>
        </span>
      }
      after={minutes !== undefined && event.JoinUrl && <JoinLink event={event} />}
    >
      <EventBody {...{ event, isOver, conflicts, isBusy, draft, onAct }} />
    </DayPanel>
  );
}

type Words = Texts['myDay'];

/** The words in place of the time of an event that has none. */
function timeText({ HasTime, IsAllDay }: DayEvent, texts: Words): string | undefined {
  if (!HasTime) return texts.noTime;
  return IsAllDay ? texts.allDay : undefined;
}

function metaWords(
  { Location, Recurring }: DayEvent,
  texts: Words,
  { isOver, conflict }: { isOver: boolean; conflict: DayEvent | undefined },
): string[] {
  return [
    isOver ? texts.ended : '',
    Location,
    Recurring === 'singleInstance' ? '' : texts.recurring,
    conflict ? format(texts.conflict, { subject: conflict.Subject || texts.noSubject }) : '',
  ].filter(Boolean);
}

/** How long until an event that is near. */
function Soon({ minutes }: { minutes: number }) {
  const { now, startsIn } = useTexts('myDay');
  const locale = useLocale();
  return (
    <span className={useStyles().soon}>
      {minutes > 0 ? plural(startsIn, minutes, locale) : now}
      {' · '}
    </span>
  );
}

/** The event's state, to be known before the panel is opened: cancelled, or its answer. */
function State({ event: { IsCancelled, IsOrganizer, Response } }: { event: DayEvent }) {
  const { cancelled, responses } = useTexts('myDay');
  if (IsCancelled)
    return (
      <Badge appearance="tint" color="danger">
        {cancelled}
      </Badge>
    );
  if (IsOrganizer || Response === eventResponses.Accepted) return null;
  return (
    <Badge appearance="tint" color={Response === eventResponses.None ? 'brand' : 'informative'}>
      {responses[Response]}
    </Badge>
  );
}
