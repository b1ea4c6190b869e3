import { VerticalBarChart } from '@fluentui/react-charts';
import { makeStyles } from '@fluentui/react-components';
import { barChartHeight, barMaximum, barPlaces, barStep } from '#shared/rules/widgets/charts';
import { numberFormat } from '../../texts/formatters';
import { useLocale } from '../../texts/useLocale';
import type { ShownGroup } from './ChartCard';
import { useChartColours } from './useCharts';

const useStyles = makeStyles({
  root: {
    overflow: 'hidden',
    '@media (forced-colors: active)': {
      '& rect': { fill: 'Highlight' },
      '& text': { fill: 'CanvasText' },
    },
  },
});

/** Figures side by side on one scale (KPI-04, KPI-05). */
export function BarFigure({ group: { GroupName, ChartItems } }: { group: ShownGroup }) {
  const styles = useStyles();
  const [color] = useChartColours();
  const locale = useLocale();
  // The chart's own labels have a decimal point in every language.
  const labels = numberFormat(locale, { notation: 'compact', maximumSignificantDigits: 3 });
  const maximum = barMaximum(ChartItems.map(({ ChartValue }) => ChartValue));
  // Bars of the same place lie upon one another.
  const places = barPlaces(ChartItems);
  const data = ChartItems.map(({ Title, ChartValue }, index) => ({
    x: places[index]!,
    y: ChartValue,
    barLabel: labels.format(ChartValue),
    legend: Title,
    ...(color ? { color } : {}),
  }));
  return (
    <div className={styles.root} style={{ height: barChartHeight }}>
      <VerticalBarChart
        data={data}
        chartTitle={GroupName}
        height={barChartHeight}
        yMinValue={0}
        yMaxValue={maximum}
        yAxisTickCount={5}
        yAxis={{ tickStep: barStep(maximum) }}
        culture={locale}
        hideLegend
        useSingleColor
        barWidth="auto"
        maxBarWidth={64}
        xAxisInnerPadding={0.5}
        roundCorners
      />
    </div>
  );
}
