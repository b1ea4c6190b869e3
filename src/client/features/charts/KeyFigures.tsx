import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { chartWidthOf } from '#shared/rules/widgets/charts';
import { useTexts } from '../../texts/useTexts';
import { plainList } from '../../ui/style/layout';
import type { PlacedWidgetProps } from '../../ui/widget/placedWidget';
import { useMobileLayout } from '../../ui/useMobileLayout';
import { WidgetPlaceholder } from '../../ui/widget/WidgetPlaceholder';
import { FramedWidget } from '../../ui/widget/FramedWidget';
import { ChartCard } from './ChartCard';
import { useCharts } from './useCharts';

const useStyles = makeStyles({
  list: {
    ...plainList,
    display: 'grid',
    gap: tokens.spacingHorizontalL,
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  },
  mobile: { gridTemplateColumns: 'minmax(0, 1fr)' },
  width25: { gridColumnEnd: 'span 1' },
  width50: { gridColumnEnd: 'span 2' },
  width75: { gridColumnEnd: 'span 3' },
  width100: { gridColumnEnd: 'span 4' },
});

/** The widget with the organisation's figures. Spec: widgets §2, §3, §9. */
export function KeyFigures({ place, onEmptyChange }: PlacedWidgetProps) {
  const styles = useStyles();
  const title = useTexts().today.widgets.charts;
  const isMobile = useMobileLayout();
  return (
    <FramedWidget
      measured="kpiCharts"
      title={title}
      place={place}
      state={useCharts()}
      placeholder={
        <WidgetPlaceholder height="calc(var(--reserved, 340px) - 40px)" hasHeading={false} />
      }
      emptyText=""
      onEmptyChange={onEmptyChange}
    >
      {(groups) => (
        <ul className={mergeClasses(styles.list, isMobile && styles.mobile)}>
          {groups.map((group) => (
            <li
              key={group.Id}
              data-width={isMobile ? 100 : chartWidthOf(group)}
              className={isMobile ? undefined : styles[`width${chartWidthOf(group)}`]}
            >
              <ChartCard group={group} />
            </li>
          ))}
        </ul>
      )}
    </FramedWidget>
  );
}
