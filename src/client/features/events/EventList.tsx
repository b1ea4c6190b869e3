import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { CalendarEvent } from '#shared/rules/events';
import { surface } from '../../ui/surface';
import { useNow } from '../../ui/useNow';
import { useRows } from '../../ui/rowsStyles';
import { EventEntry } from './EventEntry';
import { startOf } from './eventMoments';

const useStyles = makeStyles({
  grid: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    display: 'grid',
    gap: tokens.spacingHorizontalL,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 400px), 1fr))',
  },
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
