import { useState } from 'react';
import { makeStyles, tokens } from '@fluentui/react-components';
import { eventsPerPage, type CalendarEvent } from '#shared/rules/events';
import { useTexts } from '../../texts/useTexts';
import { Pager } from '../../ui/Pager';
import { CalendarLink } from './CalendarLink';
import { EventList } from './EventList';

const useStyles = makeStyles({ link: { marginTop: tokens.spacingVerticalM } });

interface PagedEventsProps {
  id: string;
  events: CalendarEvent[];
  isInPanel: boolean;
}

/** Events of the compact design, a page at a time (EVENTS-05, EVENTS-10). */
export function PagedEvents({ id, events, isInPanel }: PagedEventsProps) {
  const styles = useStyles();
  const texts = useTexts('events');
  const [wanted, setPage] = useState(0);
  // Events leave the list when they end.
  const page = Math.min(wanted, Math.floor((events.length - 1) / eventsPerPage));
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
        onTurn={setPage}
      />
      <div className={styles.link}>
        <CalendarLink>{texts.goToCalendar}</CalendarLink>
      </div>
    </>
  );
}
