import {
  barChartHeight,
  barMaximum,
  barPlaces,
  barStep,
  chartTypes,
  chartWidthOf,
  chartsHeight,
  pieChartHeight,
  pieColours,
} from '#shared/rules/widgets/charts';
import { settingDefaults } from '#shared/rules/settings/settings';
import { contrast } from '#shared/rules/widgets/infoboxes';

it('KPI-02 type 1 is a pie and type 2 are bars', () => {
  expect(chartTypes).toEqual({ pie: 1, bars: 2 });
});

it('KPI-03 a chart takes 25, 50, 75 or 100 percent, and 50 where nothing else is said', () => {
  expect(
    [25, 50, 75, 100, 60, null, undefined].map((ChartWidth) => chartWidthOf({ ChartWidth })),
  ).toEqual([25, 50, 75, 100, 50, 50, 50]);
});

it('KPI-04 bars are 200 pixels high', () => {
  expect(barChartHeight).toBe(200);
});

it('KPI-04 each bar has a place of its own, also where several have the same title', () => {
  const placesOf = (...titles: string[]) => barPlaces(titles.map((Title) => ({ Title })));
  expect(placesOf('Tugs', 'Ferries')).toEqual(['Tugs', 'Ferries']);
  expect(placesOf('Tugs', 'Tugs', 'Tugs (2)', 'Tugs')).toEqual([
    'Tugs',
    'Tugs (3)',
    'Tugs (2)',
    'Tugs (4)',
  ]);
});

it('KPI-05 the top of the scale is the largest value, rounded up to a multiple of 10', () => {
  expect([[92.4, 88], [90], [90.01], [0.5], [0], [], [-30]].map(barMaximum)).toEqual([
    100, 90, 100, 10, 10, 10, 10,
  ]);
});

it('the lines of the scale stand at round numbers', () => {
  expect([10, 20, 60, 70, 100, 590, 1_240, 12_000, 9_999_990].map(barStep)).toEqual([
    2, 5, 10, 20, 20, 100, 500, 2_000, 2_000_000,
  ]);
});

it('KPI-06 KPI-17 a pie takes its colours from the ten of the organisation, each a different one', () => {
  expect(new Set(settingDefaults.chartColours).size).toBe(10);
  expect(pieColours(3, settingDefaults.chartColours)).toEqual(
    settingDefaults.chartColours.slice(0, 3),
  );
  expect(pieColours(12, settingDefaults.chartColours)).toEqual([
    ...settingDefaults.chartColours,
    ...settingDefaults.chartColours.slice(0, 2),
  ]);
  expect(pieColours(1, [])).toEqual(['currentColor']);
  expect(new Set(pieColours(12, [...settingDefaults.chartColours, '#123456'])).size).toBe(10);
});

it('KPI-17 each of the ten colours is told from a card of the light and of the dark theme', () => {
  const cards = ['#ffffff', '#1f272c'];
  for (const colour of settingDefaults.chartColours)
    for (const card of cards) expect(contrast(colour, card)).toBeGreaterThanOrEqual(3);
});

it('room is kept for each row of charts, and on a phone for each chart', () => {
  const rows = (widths: number[], isMobile = false) =>
    chartsHeight(widths, isMobile) / chartsHeight([100], false);
  expect([
    rows([]),
    rows([50, 50, 100]),
    rows([75, 50, 25, 25]),
    rows([25, 25, 25, 25]),
    rows([50, 50, 100], true),
  ]).toEqual([0, 2, 2, 1, 3]);
  expect(chartsHeight([100], false)).toBeGreaterThan(pieChartHeight);
});
