import { lazy, Suspense } from 'react';
import { SkeletonItem } from '@fluentui/react-components';
import { barChartHeight, chartTypes, pieChartHeight } from '#shared/rules/charts';
import type { ShownGroup } from './ChartCard';

const PieFigure = lazy(async () => ({
  default: (await import(/* webpackChunkName: "charts" */ './PieFigure')).PieFigure,
}));
const BarFigure = lazy(async () => ({
  default: (await import(/* webpackChunkName: "charts" */ './BarFigure')).BarFigure,
}));

/** A pie or bars (KPI-02); the code that draws them comes with the first chart. */
export function ChartFigure({ group }: { group: ShownGroup }) {
  const isPie = group.ChartType === chartTypes.pie;
  return (
    <Suspense
      fallback={<SkeletonItem style={{ height: isPie ? pieChartHeight : barChartHeight }} />}
    >
      {isPie ? <PieFigure group={group} /> : <BarFigure group={group} />}
    </Suspense>
  );
}
