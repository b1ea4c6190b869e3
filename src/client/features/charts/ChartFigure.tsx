import {
  barChartHeight,
  chartTypes,
  isDrawable,
  pieChartHeight,
} from '#shared/rules/widgets/charts';
import { lazyPart } from '../../loading/lazyPart';
import { WidgetBoundary } from '../../ui/widget/WidgetBoundary';
import type { ShownGroup } from './ChartCard';
import { FigureTable } from './FigureTable';
import { SkeletonItem } from '../../ui/widget/Skeleton';

const PieFigure = lazyPart(
  () => import(/* webpackChunkName: "charts" */ './PieFigure'),
  'PieFigure',
);
const BarFigure = lazyPart(
  () => import(/* webpackChunkName: "charts" */ './BarFigure'),
  'BarFigure',
);

/**
 * A pie or bars (KPI-02), or, where there is nothing to draw, the figures themselves; the code that
 * draws comes with the first chart.
 */
export function ChartFigure({ group }: { group: ShownGroup }) {
  if (!isDrawable(group.ChartItems)) return <FigureTable group={group} />;
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
