import { useState } from 'react';
import { makeStyles, tokens } from '@fluentui/react-components';
import { startOfDay } from '#shared/rules/time/localDays';
import { format } from '#shared/rules/values/format';
import { dateFormat } from '../../texts/formatters';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { WidgetBoundary } from '../../ui/widget/WidgetBoundary';
import { WidgetSection } from '../../ui/widget/WidgetSection';
import { EventColumn } from './events/EventColumn';
import { TaskColumn } from './tasks/TaskColumn';
import { useDay } from '../../data/useDay';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '40px',
    alignItems: 'start',
    '@media (min-width: 992px)': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: tokens.spacingHorizontalXXXL,
    },
  },
});

/** The board's section with the person's own day: tasks and events side by side (MYDAY-01). */
export function MyDay() {
  const texts = useTexts('myDay');
  const { sections } = useTexts('board');
  const day = useDay();
  const [events, setEvents] = useState(0);
  const words = dateFormat(useLocale(), { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <WidgetSection
      title={sections.myDay}
      introduction={format(texts.today, { date: words.format(startOfDay(day)) })}
    >
      <div className={useStyles().columns}>
        <WidgetBoundary name={texts.tasks}>
          <TaskColumn day={day} events={events} />
        </WidgetBoundary>
        <WidgetBoundary name={texts.events}>
          <EventColumn day={day} onCount={setEvents} />
        </WidgetBoundary>
      </div>
    </WidgetSection>
  );
}
