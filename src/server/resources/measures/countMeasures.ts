import type { Measure } from '#shared/contract/measures';
import { groupCount, groupOf, widgetFailures, type Metric } from '#shared/rules/measures/measures';
import type { MeasureTable } from '../../db/tables';

/** Days after which what was measured is not taken any more. */
const maxAge = 7;

/** Builds of one day; where one is rolled out there are two. */
const maxBuilds = 20;

/**
 * The builds that a server takes figures of. The name of a build is all that a caller chooses
 * freely: without a limit each would be rows of its own.
 */
export class TakenBuilds {
  readonly #byDay = new Map<string, Set<string>>();

  takes(day: string, build: string): boolean {
    const builds = this.#byDay.get(day) ?? new Set();
    if (builds.size < maxBuilds) this.#byDay.set(day, builds.add(build));
    return builds.has(build);
  }

  /** Days as 2026-01-31. */
  forgetBefore(day: string): void {
    for (const known of this.#byDay.keys()) if (known < day) this.#byDay.delete(known);
  }
}

/** The rows to add to the figures, each once and in one order, so that no two batches deadlock. */
export function countMeasures(
  measures: readonly Measure[],
  now: Date,
  builds: TakenBuilds,
): MeasureTable[] {
  const rows = new Map<string, MeasureTable>();
  const oldest = now.getTime() - maxAge * 24 * 3_600_000;
  builds.forgetBefore(dayOf(oldest));
  for (const measure of measures) {
    const time = Date.parse(measure.Time);
    if (time < oldest) continue;
    const Day = dayOf(Math.min(time, now.getTime()));
    const { Host, Device, Build } = measure;
    if (!builds.takes(Day, Build)) continue;
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

/** As 2026-01-31. */
function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
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
