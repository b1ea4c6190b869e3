import type { ChartGroup } from '../../contract/chartGroups';
import { certain } from '../values/certain';

/** Kinds of charts (KPI-02). */
export const chartTypes = { pie: 1, bars: 2 } as const;
/** Parts of the section that a chart may take, in percent (KPI-03). */
export const chartWidths = [25, 50, 75, 100] as const;
const defaultWidth = 50;
/** The highest value of a figure. */
export const highestChartValue = 1_000_000_000_000;
/** Characters of a figure's title. */
export const maxChartTitleLength = 100;
/** Figures that a chart may have. */
export const maxChartItems = 50;
/** Pixels (KPI-04). */
export const barChartHeight = 200;
/** The same with the names of its parts below. */
export const pieChartHeight = barChartHeight + 48;
/** Colours that a pie uses at most (KPI-06). */
const maxColours = 10;

/** Whether there is something to draw: figures that are all 0 have no parts and no bars. */
export function isDrawable(items: readonly { ChartValue: number }[]): boolean {
  return items.some(({ ChartValue }) => ChartValue !== 0);
}

/** The part of the section in percent; half of it where nothing else is said (KPI-03). */
export function chartWidthOf({
  ChartWidth,
}: {
  ChartWidth?: number | null;
}): ChartGroup['ChartWidth'] {
  return chartWidths.find((width) => width === ChartWidth) ?? defaultWidth;
}

/** Pixels that a row of charts takes, with the space below it. */
const chartRowHeight = 360;

/**
 * Pixels that charts of these widths take: in rows that are full at 100 percent, on a phone each in
 * a row of its own.
 */
export function chartsHeight(widths: readonly number[], isMobile: boolean): number {
  let [rows, free] = [0, 0];
  for (const width of widths) {
    if (isMobile || width > free) [rows, free] = [rows + 1, 100];
    free -= width;
  }
  return rows * chartRowHeight;
}

/** The top of the scale: the largest value, rounded up to a multiple of 10 (KPI-05). */
export function barMaximum(values: readonly number[]): number {
  return Math.max(10, Math.ceil(Math.max(...values) / 10) * 10);
}

/** The name below each bar: its title, with a number where another one has it already. */
export function barPlaces(items: readonly { Title: string }[]): string[] {
  const taken = new Set(items.map(({ Title }) => Title));
  const seen = new Set<string>();
  return items.map(({ Title }) => {
    let place = Title;
    for (let number = 2; seen.has(Title) && taken.has(place); number++)
      place = `${Title} (${number})`;
    seen.add(Title);
    taken.add(place);
    return place;
  });
}

const maxLines = 6;

/**
 * The distance between two lines of the scale: a round number, so that a line is read at a glance.
 */
export function barStep(maximum: number): number {
  const min = maximum / maxLines;
  const power = 10 ** Math.floor(Math.log10(min));
  return certain([1, 2, 5, 10].find((factor) => factor * power >= min)) * power;
}

/**
 * A colour for each part of a pie: the first ten, and those again where there are more parts
 * (KPI-06).
 */
export function pieColours(count: number, colours: readonly string[]): string[] {
  const used = colours.slice(0, maxColours);
  return Array.from({ length: count }, (_, index) => used[index % used.length] ?? 'currentColor');
}
