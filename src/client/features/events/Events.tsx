import { useId } from 'react';
import { eventsPerLoad, eventsPerPage } from '#shared/rules/events';
import { useTexts } from '../../texts/useTexts';
import type { StartPageWidgetProps } from '../../ui/startPageWidget';
import { ShowMore } from '../../ui/ShowMore';
import { useShowMore } from '../../ui/useShowMore';
import { WidgetFrame } from '../../ui/WidgetFrame';
import { WidgetSection } from '../../ui/WidgetSection';
import { CalendarLink, MoreEvents } from './CalendarLink';
import { EventList } from './EventList';
import { EventPlaceholder } from './EventPlaceholder';
import { PagedEvents } from './PagedEvents';
import { useEvents } from './useEvents';

/**
 * The widget "Upcoming events": cards over the width of the page, pages of rows in the compact
 * design. Spec: widgets §2, §4.
 */
export function Events({ place, onEmptyChange }: StartPageWidgetProps) {
  const title = useTexts().today.widgets.events;
  const texts = useTexts('events');
  const listId = useId();
  const isCompact = place !== 'main';
  const events = useEvents(title);
  const { stateFor, onMore, onLess, widget } = useShowMore({
    perLoad: eventsPerLoad,
    step: eventsPerLoad,
  });
  const placeholder = (
    <EventPlaceholder count={isCompact ? eventsPerPage : eventsPerLoad} place={place} />
  );
  return (
    <WidgetSection
      ref={widget}
      title={title}
      place={place}
      introduction={<CalendarLink>{texts.goToCalendar}</CalendarLink>}
    >
      <WidgetFrame
        name={title}
        state={events}
        placeholder={placeholder}
        emptyText={texts.none}
        onEmptyChange={onEmptyChange}
      >
        {(all) => {
          if (isCompact)
            return <PagedEvents id={listId} events={all} isInPanel={place === 'panel'} />;
          const { shown, button } = stateFor(all.length);
          return (
            <>
              <EventList id={listId} events={all.slice(0, shown)} look="cards" />
              <ShowMore
                button={button}
                count={Math.min(all.length, shown)}
                controls={listId}
                onMore={onMore}
                onLess={onLess}
              >
                {button !== 'more' && <MoreEvents />}
              </ShowMore>
            </>
          );
        }}
      </WidgetFrame>
    </WidgetSection>
  );
}
