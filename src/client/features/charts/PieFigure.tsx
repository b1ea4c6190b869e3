import { DonutChart } from '@fluentui/react-charts';
import { makeStyles } from '@fluentui/react-components';
import { barChartHeight, pieChartHeight, pieColours } from '#shared/rules/widgets/charts';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import type { ShownGroup } from './ChartCard';
import { useChartColours } from './useCharts';

const useStyles = makeStyles({
  root: {
    minHeight: `${pieChartHeight}px`,
    overflow: 'hidden',
    '& *': { textTransform: 'none' },
    // The parts keep their colours, which the legend names, and are told apart without them.
    '@media (forced-colors: active)': {
      '& path': { stroke: 'CanvasText', strokeWidth: '2px' },
      '& text': { fill: 'CanvasText' },
    },
  },
});

/** The parts of a whole (KPI-06). */
export function PieFigure({ group: { ChartItems } }: { group: ShownGroup }) {
  const styles = useStyles();
  const { moreParts } = useTexts('charts');
  const colours = pieColours(ChartItems.length, useChartColours());
  const chartData = ChartItems.map(({ Title, ChartValue }, index) => ({
    legend: Title,
    data: ChartValue,
    color: colours[index]!,
  }));
  return (
    <div className={styles.root}>
      <DonutChart
        data={{ chartData }}
        innerRadius={0}
        height={barChartHeight}
        culture={useLocale()}
        hideLabels
        legendProps={{ allowFocusOnLegends: true, overflowText: moreParts }}
      />
    </div>
  );
}
