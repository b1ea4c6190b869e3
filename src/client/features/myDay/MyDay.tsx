import { makeStyles, tokens } from '@fluentui/react-components';
import { useTexts } from '../../texts/useTexts';
import { format } from '../../texts/format';
import { dateFormat } from '../../texts/formatters';
import { useLocale } from '../../texts/useLocale';
import { WidgetSection } from '../../ui/WidgetSection';
import { WidgetBoundary } from '../../ui/WidgetBoundary';
import { DueTasks } from './DueTasks';
import { TodaysMeetings } from './TodaysMeetings';

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
  const texts = useTexts('board');
  const date = dateFormat(useLocale(), { weekday: 'long', day: 'numeric', month: 'long' }).format(
    new Date(),
  );
  return (
    <WidgetSection title={texts.sections.myDay} introduction={format(texts.today, { date })}>
      <div className={useStyles().columns}>
        <WidgetBoundary name={texts.tasks}>
          <DueTasks />
        </WidgetBoundary>
        <WidgetBoundary name={texts.meetings}>
          <TodaysMeetings />
        </WidgetBoundary>
      </div>
    </WidgetSection>
  );
}
