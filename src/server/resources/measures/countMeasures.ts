import type { Measure } from '#shared/contract/measures';
import { groupCount, groupOf, widgetFailures, type Metric } from '#shared/rules/measures/measures';
import type { MeasureTable } from '../../db/tables';

/** Days after which what was measured is not taken any more. */
const maxAge = 7;

/** The rows to add to the figures, each once and in one order, so that no two batches deadlock. */
export function countMeasures(measures: readonly Measure[], now: Date): MeasureTable[] {
  const rows = new Map<string, MeasureTable>();
  for (const measure of measures) {
    const age = now.getTime() - Date.parse(measure.Time);
    if (age > maxAge * 24 * 3_600_000) continue;
    const Day = (age < 0 ? now.toISOString() : new Date(measure.Time).toISOString()).slice(0, 10);
    const { Host, Device, Build } = measure;
    for (const { Metric, Subject, group } of valuesOf(measure)) {
      const key = [Day, Metric, Subject, Host, Device, Build].join(' ');
      const row = rows.get(key) ?? {
        ...{ Day, Metric, Subject, Host, Device, Build },
        Counts: Array.from({ length: groupCount(Metric) }, () => 0),
      };
      row.Counts[group] = (row.Counts[group] ?? 0) + 1;
      rows.set(key, row);
    }
  }
  return [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

function valuesOf(measure: Measure): { Metric: Metric; Subject: string; group: number }[] {
  if (measure.Name === 'PageMeasure') {
    const { Vital: Metric, Path: Subject, Value } = measure;
    return [{ Metric, Subject, group: groupOf(Metric, Value) }];
  }
  const { ComponentId: Subject, Wait, Failure } = measure;
  return [
    ...(Wait === undefined
      ? []
      : [{ Metric: 'Wait', Subject, group: groupOf('Wait', Wait) } as const]),
    ...(Failure
      ? [{ Metric: 'Failure', Subject, group: widgetFailures.indexOf(Failure) } as const]
      : []),
  ];
}
