import { Type, type Static } from '@sinclair/typebox';
import {
  deviceClasses,
  measuredWidgets,
  measureHosts,
  measurePeriods,
  vitals,
  widgetFailures,
} from '../rules/measures/measures';
import { trackedPaths } from '../rules/tracking';
import { defineCalls } from './call';
import { fields, nullable, object, oneOf } from './fields';

/** Where something was measured; nobody by whom. */
const surroundings = {
  Time: fields.dateTime,
  Host: oneOf(measureHosts),
  Device: oneOf(deviceClasses),
  /** Of the client. */
  Build: Type.String({ pattern: '^[\\w.-]{1,40}$' }),
};

/** How fast a page was. Milliseconds, but for CLS. */
const PageMeasure = object({
  Name: oneOf(['PageMeasure']),
  ...surroundings,
  /** The page, by its place in the table of routes. */
  Path: oneOf(trackedPaths),
  Vital: oneOf(vitals),
  Value: Type.Number({ minimum: 0, maximum: 3_600_000 }),
});
export type PageMeasure = Static<typeof PageMeasure>;

/** How it went with one widget in a visit: how long it was waited for, or that it failed. */
const WidgetMeasure = object({
  Name: oneOf(['WidgetMeasure']),
  ...surroundings,
  ComponentId: oneOf(measuredWidgets),
  /** Milliseconds until it was there; 0: at once. Left out: it was not. */
  Wait: Type.Optional(Type.Number({ minimum: 0, maximum: 3_600_000 })),
  /** Also where what was saved stood in for it. */
  Failure: Type.Optional(oneOf(widgetFailures)),
});
export type WidgetMeasure = Static<typeof WidgetMeasure>;

export const Measure = Type.Union([PageMeasure, WidgetMeasure]);
export type Measure = Static<typeof Measure>;

const count = Type.Integer({ minimum: 0 });
const spread = { Count: count, P50: Type.Number(), P75: Type.Number(), P95: Type.Number() };

const VitalFigures = object({
  Vital: oneOf(vitals),
  /** All visits together, or those of one page, host or class of devices. */
  By: oneOf(['all', 'page', 'host', 'device']),
  /** Which one; empty for all. */
  Of: Type.String(),
  ...spread,
  /** Shares of the count. */
  Good: Type.Number(),
  Poor: Type.Number(),
});
export type VitalFigures = Static<typeof VitalFigures>;

const WidgetFigures = object({
  ComponentId: oneOf(measuredWidgets),
  /** Those who waited. */
  ...spread,
  /** Those who had it at once. */
  AtOnce: count,
  Failures: object({ noAnswer: count, refused: count, broken: count }),
  /** Since when it has been slower than in the weeks before. */
  Slow: nullable(object({ Since: Type.String(), Usual: Type.Number(), Now: Type.Number() })),
});
export type WidgetFigures = Static<typeof WidgetFigures>;

export const Measures = object({
  /** The first day that counts, as 2026-01-31. */
  Since: Type.String(),
  Vitals: Type.Array(VitalFigures),
  /** Each day's vitals of all pages together. */
  Days: Type.Array(object({ Day: Type.String(), Vital: oneOf(vitals), ...spread })),
  Widgets: Type.Array(WidgetFigures),
  /** The first day of each build that is younger than the first day. */
  Builds: Type.Array(object({ Build: Type.String(), Since: Type.String() })),
});
export type Measures = Static<typeof Measures>;

export const measures = defineCalls({
  'GET /admin/measures': {
    summary:
      'How fast pages and widgets were for those who opened them, and how often widgets failed.',
    access: ['Admin'],
    takes: 'database',
    query: object({
      days: oneOf(measurePeriods),
      host: Type.Optional(oneOf(measureHosts)),
      device: Type.Optional(oneOf(deviceClasses)),
      page: Type.Optional(oneOf(trackedPaths)),
    }),
    answer: Measures,
  },
});
