import { lazy, Suspense } from 'react';
import { SkeletonItem, makeStyles } from '@fluentui/react-components';
import { barChartHeight, chartTypes } from '#shared/rules/charts';
import type { ShownGroup } from './ChartCard';

const PieFigure = lazy(async () => ({ default: (await import(/* webpackChunkName: "charts" */ './PieFigure')).PieFigure }));
const BarFigure = lazy(async () => ({ default: (await import(/* webpackChunkName: "charts" */ './BarFigure')).BarFigure }));

const useStyles = makeStyles({ waiting: { height: `${barChartHeight}px` } });

/** A pie or bars (KPI-02); the code that draws them comes with the first chart. */
export function ChartFigure({ group }: { group: ShownGroup }) {
  const styles = useStyles();
  return (
    <Suspense fallback={<SkeletonItem className={styles.waiting} />}>
      {group.ChartType === chartTypes.pie ? <PieFigure group={group} /> : <BarFigure group={group} />}
    </Suspense>
  );
}
