import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { CalendarEvent } from '#shared/rules/calendar/events';
import { cardGrid, plainList } from '../../ui/style/layout';
import { surface } from '../../ui/style/surface';
import { useNow } from '../../platform/useNow';
import { useRows } from '../../ui/list/rowsStyles';
import { EventEntry } from './EventEntry';
import { startOf } from './eventMoments';

const useStyles = makeStyles({
  grid: { ...cardGrid('400px'), ...plainList },
  card: surface,
  plain: { border: 'none', boxShadow: 'none', borderRadius: 0 },
});

interface EventListProps {
  id: string;
  events: CalendarEvent[];
  /** `cards`: over the width of the page; `rows`: a panel of its own; `plain`: within a panel. */
  look: 'cards' | 'rows' | 'plain';
}

/** Events in their order; what begins while the page is open is marked. */
export function EventList({ id, events, look }: EventListProps) {
  const styles = useStyles();
  const rows = useRows();
  const now = useNow(events.map(startOf));
  const isGrid = look === 'cards';
  return (
    <ul
      id={id}
      className={isGrid ? styles.grid : mergeClasses(rows.list, look === 'plain' && styles.plain)}
    >
      {events.map((event) => (
        <li key={event.Key} className={isGrid ? styles.card : rows.item}>
          <EventEntry event={event} now={now} isCompact={!isGrid} />
        </li>
      ))}
    </ul>
  );
}
