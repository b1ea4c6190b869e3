import { Type, type Static } from '@sinclair/typebox';
import { chartEditors } from '../rules/people/roles';
import { namePattern } from '../rules/values/leadingSpace';
import { highestChartValue, maxChartItems, maxChartTitleLength } from '../rules/widgets/charts';
import { defineCalls } from './call';
import { changeOf, editable } from './editable';
import { fields, object, oneOf } from './fields';

/** Pie=1, bars=2 (KPI-02). */
const ChartType = oneOf([1, 2]);
/** Percent of the section (KPI-03). */
const ChartWidth = oneOf([25, 50, 75, 100]);
const ChartItem = object({
  Title: Type.String({ minLength: 1, maxLength: maxChartTitleLength }),
  ChartValue: Type.Number({ minimum: 0, maximum: highestChartValue }),
});
const NewChartItem = object({
  ...ChartItem.properties,
  Title: Type.String({ ...ChartItem.properties.Title, pattern: namePattern }),
});

/** Figures that belong together in one chart (KPI-01, KPI-15). */
export const ChartGroup = object({
  Id: fields.id,
  GroupName: Type.String(),
  ChartType,
  ChartWidth,
  ChartItems: Type.Array(ChartItem),
  /** Whether the start page shows it (KPI-16). */
  Active: Type.Boolean(),
  Modified: fields.dateTime,
});
export type ChartGroup = Static<typeof ChartGroup>;

/** Defaults: half the width, active. */
export const NewChartGroup = object({
  GroupName: fields.title,
  ChartType,
  ChartWidth: Type.Optional(ChartWidth),
  ChartItems: Type.Array(NewChartItem, { minItems: 1, maxItems: maxChartItems }),
  Active: Type.Optional(Type.Boolean()),
});
export type NewChartGroup = Static<typeof NewChartGroup>;

const ChartGroupChange = changeOf(NewChartGroup);

export const chartGroups = defineCalls({
  ...editable('/chartgroups', {
    noun: 'a chart group',
    access: chartEditors,
    body: NewChartGroup,
    change: ChartGroupChange,
    answer: ChartGroup,
  }),
  'GET /chartgroups': {
    summary: 'All chart groups, the oldest first.',
    access: chartEditors,
    answer: Type.Array(ChartGroup),
  },
  'GET /chartgroups/active': {
    summary: 'The chart groups that the start page shows.',
    access: 'signedIn',
    answer: Type.Array(ChartGroup),
  },
});
