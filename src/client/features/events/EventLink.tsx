import { eventText, type CalendarEvent } from '#shared/rules/calendar/events';
import { useOpensNewTab } from '../../data/useOpensNewTab';
import { CardLink } from '../../ui/CardLink';

/** The title of an event, cut when it is long (EVENTS-14); opens its display form (EVENTS-45). */
export function EventLink({ event: { Title, ItemUrl } }: { event: CalendarEvent }) {
  return (
    <CardLink
      address={ItemUrl}
      title={Title}
      shown={eventText(Title)}
      opensNewTab={useOpensNewTab()}
    />
  );
}
