import { Badge, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { LocationRegular } from '@fluentui/react-icons/svg/location';
import { eventText, type CalendarEvent } from '#shared/rules/calendar/events';
import { useTexts } from '../../texts/useTexts';
import { format } from '#shared/rules/values/format';
import { useLocale } from '../../texts/useLocale';
import { useHiddenText } from '../../ui/style/hiddenText';
import { stacked, text200, text300, title400, wrapped } from '../../ui/style/layout';
import { DateTile } from './DateTile';
import { EventDownload } from './EventDownload';
import { EventLink } from './EventLink';
import { EventPicture } from './EventPicture';
import { eventTimes } from './eventTimes';

const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: tokens.spacingHorizontalM,
    height: '100%',
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusXLarge,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  compact: { padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalM}` },
  body: { ...stacked(tokens.spacingVerticalXXS), flexGrow: 1, minWidth: 0 },
  badges: wrapped(tokens.spacingHorizontalXS),
  title: { ...title400, margin: 0, overflowWrap: 'anywhere' },
  compactTitle: text300,
  line: {
    ...text200,
    display: 'flex',
    alignItems: 'flex-start',
    gap: tokens.spacingHorizontalXXS,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  faint: { color: tokens.colorNeutralForeground3 },
  icon: { flexShrink: 0, lineHeight: 0 },
});

interface EventEntryProps {
  event: CalendarEvent;
  now: number;
  isCompact: boolean;
}

/** One event: when, what and where. Its title is the link of the whole entry (EVENTS-45). */
export function EventEntry({ event, now, isCompact }: EventEntryProps) {
  const styles = useStyles();
  const texts = useTexts('events');
  const times = eventTimes(event, { locale: useLocale(), now });
  const when = [times.weekday, times.span || (event.AllDayEvent ? texts.allDay : '')]
    .filter(Boolean)
    .join(', ');
  return (
    <article className={mergeClasses(styles.root, isCompact && styles.compact)}>
      <DateTile dateTime={event.EventDate} day={times.day} month={times.month} />
      <div className={styles.body}>
        {(event.ShowNewOrModifiedBadge || times.isRunning) && (
          <span className={styles.badges}>
            {times.isRunning && (
              <Badge color="success" appearance="tint" shape="rounded">
                {texts.ongoing}
              </Badge>
            )}
            {event.ShowNewOrModifiedBadge && (
              <Badge color="brand" shape="rounded">
                {texts.isNew}
              </Badge>
            )}
          </span>
        )}
        {event.OrganizationCalendarName && (
          <span className={mergeClasses(styles.line, styles.faint)}>
            {event.OrganizationCalendarName}
          </span>
        )}
        <h3 className={mergeClasses(styles.title, isCompact && styles.compactTitle)}>
          <EventLink event={event} />
        </h3>
        <span className={styles.line}>{when}</span>
        {event.Location && <Place name={event.Location} />}
      </div>
      {!isCompact && event.BannerUrl && <EventPicture address={event.BannerUrl} of={event.Id} />}
      <EventDownload event={event} />
    </article>
  );
}

/** A long name is cut; the tooltip and screen readers tell all of it (EVENTS-15). */
function Place({ name }: { name: string }) {
  const styles = useStyles();
  const hidden = useHiddenText();
  const texts = useTexts('events');
  const shown = eventText(name);
  return (
    <span className={mergeClasses(styles.line, styles.faint)}>
      <span className={styles.icon} aria-hidden>
        <LocationRegular fontSize={16} />
      </span>
      <span
        aria-hidden
        title={shown === name ? undefined : name}
        style={{ position: 'relative', zIndex: 1 }}
      >
        {shown}
      </span>
      <span className={hidden.hidden}>{format(texts.at, { place: name })}</span>
    </span>
  );
}
