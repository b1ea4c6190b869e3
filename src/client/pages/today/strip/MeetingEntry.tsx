import { CalendarClockRegular } from '@fluentui/react-icons/svg/calendar-clock';
import type { DayEvent } from '#shared/rules/calendar/dayEvents';
import { dateFormat } from '../../../texts/formatters';
import { useLocale } from '../../../texts/useLocale';
import { useTexts } from '../../../texts/useTexts';
import { AddressLink } from '../../../ui/AddressLink';
import { useEntryStyles } from './entryStyles';

/** When the next meeting begins; it leads to the day on the board, where it can be joined. */
export function MeetingEntry({ meeting }: { meeting: DayEvent }) {
  const styles = useEntryStyles();
  const { parts } = useTexts('todayStrip');
  const { noSubject } = useTexts('myDay');
  const time = dateFormat(useLocale(), { timeStyle: 'short' });
  const subject = meeting.Subject || noSubject;
  return (
    <AddressLink to="/your-board" className={styles.entry} title={subject}>
      <span className={styles.icon} aria-hidden>
        <CalendarClockRegular />
      </span>
      <span className={styles.words}>
        <span className={styles.label}>{parts.meeting}: </span>
        <span className={styles.strong}>{time.format(new Date(meeting.Start))}</span>
        <span className={styles.subject}> {subject}</span>
      </span>
    </AddressLink>
  );
}
