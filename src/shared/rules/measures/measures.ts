/** How fast a page was for who opened it, in the order in which a page comes. */
export const vitals = ['TTFB', 'FCP', 'LCP', 'INP', 'CLS'] as const;
export type Vital = (typeof vitals)[number];

/** Where the portal was shown. */
export const measureHosts = [
  'browser',
  'teamsDesktop',
  'teamsWeb',
  'teamsMobile',
  'otherSite',
] as const;
export type MeasureHost = (typeof measureHosts)[number];

export const deviceClasses = ['phone', 'tablet', 'desktop'] as const;
export type DeviceClass = (typeof deviceClasses)[number];

/** Widgets whose time and failures are counted. */
export const measuredWidgets = [
  'featuredNews',
  'personalNews',
  'requiredReading',
  'compliments',
  'blogs',
  'events',
  'birthdays',
  'restaurantMenus',
  'rss',
  'powerBI',
  'kpiCharts',
  'infoboxes',
  'appTiles',
  'smartLinks',
  'meetings',
  'tasks',
  'myDocuments',
  'recentActivity',
  'latestSites',
  'followedSites',
  'siteIndex',
  'findInformation',
  'trendingPages',
  'savedPages',
  'colleagues',
  'appCenter',
] as const;
export type MeasuredWidget = (typeof measuredWidgets)[number];

/** Why a widget could not show what is new: no answer, a refusal, trouble of the service. */
export const widgetFailures = ['noAnswer', 'refused', 'broken'] as const;
export type WidgetFailureClass = (typeof widgetFailures)[number];

/** The metrics that are counted: a vital of a page, the wait for a widget, its failures. */
export const metrics = [...vitals, 'Wait', 'Failure'] as const;
export type Metric = (typeof metrics)[number];

export type Rating = 'good' | 'fair' | 'poor';

/** Google's: up to the first a value is good, above the second it is poor. CLS has no unit. */
export const vitalLimits: Readonly<Record<Vital, readonly [good: number, poor: number]>> = {
  TTFB: [800, 1_800],
  FCP: [1_800, 3_000],
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
};

/** By Google's limits; `value` in milliseconds, of CLS without a unit. */
export function ratingOf(vital: Vital, value: number): Rating {
  const [good, poor] = vitalLimits[vital];
  if (value <= good) return 'good';
  return value <= poor ? 'fair' : 'poor';
}

/** Milliseconds; the limits are among them, so that what is good is counted exactly. */
const times = [
  ...[50, 100, 150, 200, 250, 300, 400, 500, 650, 800, 1_000, 1_250, 1_500, 1_800, 2_100, 2_500],
  ...[3_000, 3_500, 4_000, 5_000, 6_500, 8_000, 10_000, 15_000, 20_000, 30_000, 60_000],
];
const shifts = [
  0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.13, 0.16, 0.2, 0.25, 0.35, 0.5, 0.75, 1,
];

/**
 * The upper ends of the groups in which values are counted; what is above the last counts in it.
 * The first group of the wait, up to 0, is what was there at once.
 */
export const upperEnds: Readonly<Record<Exclude<Metric, 'Failure'>, readonly number[]>> = {
  TTFB: times,
  FCP: times,
  LCP: times,
  INP: times,
  CLS: shifts,
  Wait: [0, ...times],
};

/** How many groups a metric is counted in. */
export function groupCount(metric: Metric): number {
  return metric === 'Failure' ? widgetFailures.length : upperEnds[metric].length;
}

/** The group of a value, from 0. */
export function groupOf(metric: Exclude<Metric, 'Failure'>, value: number): number {
  const ends = upperEnds[metric];
  const group = ends.findIndex((end) => value <= end);
  return group < 0 ? ends.length - 1 : group;
}

/** By the width of the window, where the layout changes. */
export function deviceClassOf(width: number): DeviceClass {
  if (width < 768) return 'phone';
  return width < 1_200 ? 'tablet' : 'desktop';
}

/** `status`: of the answer; 0 where none came. */
export function failureClassOf(status: number): WidgetFailureClass {
  if (status === 0) return 'noAnswer';
  return status < 500 ? 'refused' : 'broken';
}

/** Days that figures can be looked at for. */
export const measurePeriods = [7, 28, 90] as const;
export type MeasurePeriod = (typeof measurePeriods)[number];
