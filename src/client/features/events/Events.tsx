import { makeStyles, tokens } from '@fluentui/react-components';
import { eventsPerLoad, eventsPerPage, type CalendarEvent } from '#shared/rules/calendar/events';
import { pageWithin } from '#shared/rules/values/pager';
import { usePageOfDay } from '../../data/useDay';
import { useTexts } from '../../texts/useTexts';
import { FramedWidget } from '../../ui/widget/FramedWidget';
import { cardGrid } from '../../ui/style/layout';
import { Pager } from '../../ui/list/Pager';
import { RowsPlaceholder } from '../../ui/widget/RowsPlaceholder';
import type { PlacedWidgetProps, WidgetPlace } from '../../ui/widget/placedWidget';
import { ShowMore } from '../../ui/list/ShowMore';
import { useShowMore } from '../../ui/list/useShowMore';
import { CalendarLink, MoreEvents } from './CalendarLink';
import { EventList } from './EventList';
import { useEvents } from './useEvents';
import { SkeletonItem } from '../../ui/widget/Skeleton';

/**
 * The widget "Upcoming events": cards over the width of the page, pages of rows in the compact
 * design. Spec: widgets §2, §4.
 */
export function Events({ place, onEmptyChange }: PlacedWidgetProps) {
  const title = useTexts().today.widgets.events;
  const texts = useTexts('events');
  const styles = useStyles();
  const isCompact = place !== 'main';
  const [page = 0, setPage] = usePageOfDay();
  const { partOf, fetched, listId, widget } = useShowMore({
    name: 'events',
    perLoad: eventsPerLoad,
  });
  const events = useEvents(
    title,
    Math.max(eventsPerLoad, isCompact ? (page + 1) * eventsPerPage : fetched - 1),
  );
  const placeholder = (
    <EventPlaceholder count={isCompact ? eventsPerPage : eventsPerLoad} place={place} />
  );
  const link = <CalendarLink>{texts.goToCalendar}</CalendarLink>;
  return (
    <FramedWidget
      measured="events"
      ref={widget}
      title={title}
      place={place}
      introduction={link}
      sideLink={link}
      // While it loads, the placeholder keeps the room of the foot as well.
      foot={
        place === 'panel' && events.state !== 'loading' && <div className={styles.link}>{link}</div>
      }
      state={events}
      placeholder={placeholder}
      emptyText={texts.none}
      onEmptyChange={onEmptyChange}
    >
      {(all) => {
        if (isCompact)
          return (
            <PagedEvents
              id={listId}
              events={all}
              wanted={page}
              onTurn={setPage}
              isInPanel={place === 'panel'}
            />
          );
        const { shown, more } = partOf(all);
        return (
          <>
            <EventList id={listId} events={shown} look="cards" />
            <ShowMore {...more}>{more.button !== 'more' && <MoreEvents />}</ShowMore>
          </>
        );
      }}
    </FramedWidget>
  );
}

const useStyles = makeStyles({
  grid: cardGrid('400px'),
  // Four entries, the pager, the label and in a panel the link below them: as much as the page keeps
  // free, beside it without the heading's 44 px.
  panel: { minHeight: 'var(--reserved, 492px)' },
  side: { minHeight: 'calc(var(--reserved, 492px) - 44px)' },
  card: { height: '112px', borderRadius: tokens.borderRadiusXLarge },
  link: { marginTop: tokens.spacingVerticalM },
});

/** Shaped like the events that are to come. */
function EventPlaceholder({ count, place }: { count: number; place: WidgetPlace }) {
  const styles = useStyles();
  if (place !== 'main')
    return (
      <div className={styles[place]}>
        <RowsPlaceholder count={count} />
      </div>
    );
  return (
    <div className={styles.grid}>
      {Array.from({ length: count }, (_, index) => (
        <SkeletonItem key={index} className={styles.card} />
      ))}
    </div>
  );
}

interface PagedEventsProps {
  id: string;
  events: CalendarEvent[];
  /** The page that was turned to, from 0. */
  wanted: number;
  onTurn: (page: number) => void;
  isInPanel: boolean;
}

/** Events of the compact design, a page at a time (EVENTS-05, EVENTS-10). */
function PagedEvents({ id, events, wanted, onTurn, isInPanel }: PagedEventsProps) {
  const styles = useStyles();
  // Events leave the list when they end.
  const page = pageWithin(wanted, events.length, eventsPerPage);
  return (
    <>
      <EventList
        id={id}
        events={events.slice(page * eventsPerPage, (page + 1) * eventsPerPage)}
        look={isInPanel ? 'plain' : 'rows'}
      />
      <Pager
        page={page}
        items={events.length}
        pageSize={eventsPerPage}
        controls={id}
        onTurn={onTurn}
      />
      <div className={styles.link}>
        <MoreEvents />
      </div>
    </>
  );
}
