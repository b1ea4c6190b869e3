import { Type, type Static } from '@sinclair/typebox';
import { highestChartValue, longestChartTitle } from '../rules/charts';
import { chartEditors } from '../rules/roles';
import { Audit } from './audits';
import { defineCalls } from './call';
import { fields, object, oneOf } from './fields';

/** Pie=1, bars=2 (KPI-02). */
const ChartType = oneOf([1, 2]);
/** Percent of the section (KPI-03). */
const ChartWidth = oneOf([25, 50, 75, 100]);
const ChartItem = object({
  Title: Type.String({ minLength: 1, maxLength: longestChartTitle }),
  ChartValue: Type.Number({ minimum: 0, maximum: highestChartValue }),
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

/** What is left out: half the width, active. */
export const NewChartGroup = object({
  GroupName: fields.title,
  ChartType,
  ChartWidth: Type.Optional(ChartWidth),
  ChartItems: Type.Array(ChartItem, { minItems: 1, maxItems: 50 }),
  Active: Type.Optional(Type.Boolean()),
});
export type NewChartGroup = Static<typeof NewChartGroup>;

/**
 * A change; fields that it leaves out stay. `Modified` as it was read guards against overwriting
 * somebody else's change (409).
 */
export const ChartGroupChange = object({
  ...NewChartGroup.properties,
  Id: Type.Optional(fields.id),
  Modified: Type.Optional(fields.dateTime),
});

const params = object({ id: fields.id });
const query = object({ siteUrl: fields.siteUrl });

export const chartGroups = defineCalls({
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
  'GET /chartgroups/{id}': {
    summary: 'One chart group.',
    access: chartEditors,
    params,
    answer: ChartGroup,
    problems: ['notFound'],
  },
  'POST /chartgroups': {
    summary: 'Creates a chart group.',
    access: chartEditors,
    query,
    body: NewChartGroup,
    answer: ChartGroup,
    status: 201,
  },
  'PUT /chartgroups/{id}': {
    summary: 'Updates a chart group.',
    access: chartEditors,
    params,
    query,
    body: ChartGroupChange,
    answer: ChartGroup,
    problems: ['notFound', 'conflict'],
  },
  'DELETE /chartgroups/{id}': {
    summary: 'Deletes a chart group.',
    access: chartEditors,
    params,
    query,
    answer: 'none',
    problems: ['notFound'],
  },
  'GET /chartgroups/{id}/audits': {
    summary: 'The history of a chart group, newest first.',
    access: chartEditors,
    params,
    answer: Type.Array(Audit),
    problems: ['notFound'],
  },
  'POST /chartgroups/{id}/audits/{auditId}/restore': {
    summary: 'Puts a chart group back to an earlier state.',
    access: chartEditors,
    params: object({ id: fields.id, auditId: fields.id }),
    answer: ChartGroup,
    problems: ['notFound'],
  },
});
