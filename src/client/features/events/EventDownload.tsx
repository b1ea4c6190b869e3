import { Button, makeStyles } from '@fluentui/react-components';
import { CalendarAddRegular } from '@fluentui/react-icons/svg/calendar-add';
import type { CalendarEvent } from '#shared/rules/calendar/events';
import { iCalendarFileName, iCalendarOf } from '#shared/rules/calendar/iCalendar';
import { useTexts } from '../../texts/useTexts';
import { format } from '#shared/rules/values/format';
import { saveFile } from '../../platform/saveFile';
import { fingerSquare } from '../../ui/style/layout';
import { plainLines } from '../../ui/text/plainLines';

const useStyles = makeStyles({
  root: {
    position: 'relative',
    zIndex: 1,
    flexShrink: 0,
    ...fingerSquare,
  },
});

/** Hands the event over as a file that Outlook and other calendars open. */
export function EventDownload({ event }: { event: CalendarEvent }) {
  const styles = useStyles();
  const texts = useTexts('events');
  const save = () => {
    const file = iCalendarOf(event, {
      now: new Date(),
      description: plainLines(event.Description),
    });
    saveFile(file, { name: iCalendarFileName(event.Title), type: 'text/calendar;charset=utf-8' });
  };
  return (
    <Button
      className={styles.root}
      size="small"
      appearance="subtle"
      icon={<CalendarAddRegular />}
      title={texts.download}
      aria-label={format(texts.downloadOf, { title: event.Title })}
      onClick={save}
    />
  );
}
