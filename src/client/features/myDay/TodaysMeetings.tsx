import { Text, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { Meeting } from '#shared/rules/myDay';
import { useOpensNewTab } from '../../data/useOpensNewTab';
import { dateFormat } from '../../texts/formatters';
import { useTexts } from '../../texts/useTexts';
import { useLocale } from '../../texts/useLocale';
import { RowsPlaceholder } from '../../ui/RowsPlaceholder';
import { TextLink } from '../../ui/TextLink';
import { useNow } from '../../ui/useNow';
import { Rows } from '../../ui/Rows';
import { WidgetFrame } from '../../ui/WidgetFrame';
import { DayColumn } from './DayColumn';
import { useMeetings } from './useMeetings';

const calendarAddress = 'https://outlook.office.com/calendar/';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: '6.5rem minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalL,
    alignItems: 'baseline',
  },
  time: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  past: { color: tokens.colorNeutralForeground3 },
  place: { display: 'block', color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  subject: { overflowWrap: 'anywhere' },
});

/** The meetings of today in the person's own time zone, each leading to Outlook. */
export function TodaysMeetings() {
  const texts = useTexts('board');
  const opensNewTab = useOpensNewTab();
  const meetings = useMeetings(texts.meetings);
  return (
    <DayColumn
      title={texts.meetings}
      introduction={texts.meetingsIntroduction}
      links={
        <TextLink to={calendarAddress} opensNewTab={opensNewTab}>
          {texts.openCalendar}
        </TextLink>
      }
    >
      <WidgetFrame
        name={texts.meetings}
        state={meetings}
        placeholder={<RowsPlaceholder count={4} />}
        emptyText={texts.noMeetings}
      >
        {(items) => (
          <Rows items={items} keyOf={({ Id }) => Id} isPadded>
            {(meeting) => <MeetingRow meeting={meeting} />}
          </Rows>
        )}
      </WidgetFrame>
    </DayColumn>
  );
}

function MeetingRow({
  meeting: { Subject, Start, End, IsAllDay, Location, WebLink },
}: {
  meeting: Meeting;
}) {
  const styles = useStyles();
  const texts = useTexts('board');
  const locale = useLocale();
  const opensNewTab = useOpensNewTab();
  const isPast = useNow([Date.parse(End)]) >= Date.parse(End);
  const time = dateFormat(locale, { hour: '2-digit', minute: '2-digit' });
  return (
    <div className={styles.row}>
      <Text className={mergeClasses(styles.time, isPast && styles.past)}>
        {IsAllDay ? (
          texts.allDay
        ) : (
          <time dateTime={Start}>{time.formatRange(new Date(Start), new Date(End))}</time>
        )}
      </Text>
      <div>
        <TextLink to={WebLink} opensNewTab={opensNewTab} className={styles.subject}>
          {Subject || texts.noSubject}
        </TextLink>
        {(Location || isPast) && (
          <Text size={200} className={styles.place}>
            {[isPast ? texts.ended : '', Location].filter(Boolean).join(' · ')}
          </Text>
        )}
      </div>
    </div>
  );
}
