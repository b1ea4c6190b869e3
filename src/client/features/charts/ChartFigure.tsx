import { barChartHeight, chartTypes, pieChartHeight } from '#shared/rules/widgets/charts';
import { lazyPart } from '../../loading/lazyPart';
import { WidgetBoundary } from '../../ui/widget/WidgetBoundary';
import type { ShownGroup } from './ChartCard';
import { SkeletonItem } from '../../ui/widget/Skeleton';

const PieFigure = lazyPart(
  () => import(/* webpackChunkName: "charts" */ './PieFigure'),
  'PieFigure',
);
const BarFigure = lazyPart(
  () => import(/* webpackChunkName: "charts" */ './BarFigure'),
  'BarFigure',
);

/** A pie or bars (KPI-02); the code that draws them comes with the first chart. */
export function ChartFigure({ group }: { group: ShownGroup }) {
  const isPie = group.ChartType === chartTypes.pie;
  return (
    <WidgetBoundary
      name={group.GroupName}
      waiting={<SkeletonItem style={{ height: isPie ? pieChartHeight : barChartHeight }} />}
    >
      {isPie ? <PieFigure group={group} /> : <BarFigure group={group} />}
    </WidgetBoundary>
  );
}
