import { Text, makeStyles } from '@fluentui/react-components';
import { actionsOf, type DayEvent, type EventAction } from '#shared/rules/calendar/dayEvents';
import { isSameTime } from '#shared/rules/calendar/eventTimes';
import { useOpensNewTab } from '../../../data/useOpensNewTab';
import { useLocale } from '../../../texts/useLocale';
import { useTexts } from '../../../texts/useTexts';
import { FactList } from '../../../ui/list/FactList';
import { fingerHeight, wrapped } from '../../../ui/style/layout';
import { TextLink } from '../../../ui/TextLink';
import { AnswerComment } from './AnswerComment';
import { Attendees } from './Attendees';
import { EventButtons } from './EventButtons';
import { JoinLink } from './JoinLink';
import { whenWords } from '../timeWords';
import type { AnswerDraft } from './useAnswerDrafts';

const useStyles = makeStyles({
  text: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  links: {
    ...wrapped(),
    alignItems: 'center',
    '& > *': fingerHeight,
  },
  link: { display: 'inline-flex', alignItems: 'center' },
});

interface EventBodyProps {
  event: DayEvent;
  isOver: boolean;
  /** Other events at the same time. */
  conflicts: readonly DayEvent[];
  isBusy: boolean;
  draft: AnswerDraft;
  onAct: (action: EventAction) => void;
}

/** An event as an open panel shows it, and the actions on it. */
export function EventBody({ event, isOver, conflicts, isBusy, draft, onAct }: EventBodyProps) {
  const styles = useStyles();
  const texts = useTexts('myDay');
  const opensNewTab = useOpensNewTab();
  const facts = useFacts(event, conflicts);
  return (
    <>
      {event.BodyPreview.trim() !== '' && <Text className={styles.text}>{event.BodyPreview}</Text>}
      <FactList facts={facts} />
      {event.Attendees > 0 && <Attendees event={event} />}
      {event.Id && event.WantsAnswer && actionsOf(event).includes('accept') && (
        <AnswerComment draft={draft} isBusy={isBusy} />
      )}
      {event.Id && (
        <EventButtons
          event={event}
          isBusy={isBusy}
          hasComment={Boolean(draft.comment?.trim())}
          onAct={onAct}
        />
      )}
      <div className={styles.links}>
        {event.JoinUrl && !event.IsCancelled && !isOver && <JoinLink event={event} />}
        {event.WebLink && (
          <TextLink to={event.WebLink} opensNewTab={opensNewTab} className={styles.link}>
            {texts.showInOutlook}
          </TextLink>
        )}
      </div>
    </>
  );
}

function useFacts(event: DayEvent, conflicts: readonly DayEvent[]): [string, string][] {
  const texts = useTexts('myDay');
  const locale = useLocale();
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { Zone, Start, IsAllDay, HasTime } = event;
  const isElsewhere = Zone && !IsAllDay && !isSameTime(new Date(Start), Zone, own);
  const rows: [string, string | undefined][] = [
    [texts.when, HasTime ? whenWords(event, locale) : undefined],
    [texts.otherZone, isElsewhere ? whenWords(event, locale, Zone) : undefined],
    [texts.where, event.Location],
    [texts.organizer, event.Organizer],
    [
      texts.sameTime,
      conflicts.map(({ Subject }) => Subject || texts.noSubject).join(', ') || undefined,
    ],
    [
      texts.yourAnswer,
      event.IsOrganizer || event.IsCancelled ? undefined : texts.responses[event.Response],
    ],
  ];
  return rows.flatMap(([term, value]) => (value ? [[term, value]] : []));
}
