import type { measures, VitalFigures, WidgetFigures } from '#shared/contract/measures';
import {
  measuredWidgets,
  vitals,
  widgetFailures,
  type Vital,
} from '#shared/rules/measures/measures';
import { slowSince } from '#shared/rules/measures/slowSince';
import { isOneOf } from '#shared/rules/values/records';
import type { HandlerDeps } from '../../deps';
import type { Handlers } from '../../http/calls';
import { buildsSince, groupTotals, spreads, type MeasureFilter, type SpreadRow } from './store';

/** Days that are looked through for when a widget became slow. */
const slowDays = 90;

/** How fast pages and widgets were for those who opened them. */
export function measureHandlers({
  wideDb,
  now,
}: Pick<HandlerDeps, 'wideDb' | 'now'>): Handlers<typeof measures> {
  const firstDay = (days: number) =>
    new Date(now().getTime() - (days - 1) * 24 * 3_600_000).toISOString().slice(0, 10);
  return {
    'GET /admin/measures': async ({ query: { days, host, device, page } }) => {
      const Since = firstDay(days);
      const by = [[], ['Subject'], ['Host'], ['Device'], ['Day']] as const;
      const [rows, Widgets, Builds] = await Promise.all([
        spreads(wideDb, { since: Since, metrics: vitals, host, device, subject: page }, by),
        widgetFigures({ since: Since, metrics: ['Wait'], host, device }, firstDay(slowDays)),
        buildsSince(wideDb, Since),
      ]);
      const ofVitals = rows.flatMap((row) => {
        const { Metric: Vital } = row;
        return isOneOf(vitals, Vital) ? [{ ...rounded(row, Vital), Vital }] : [];
      });
      const Days = ofVitals.flatMap((row) => (row.Day === null ? [] : [{ ...row, Day: row.Day }]));
      return {
        Since,
        Vitals: ofVitals
          .filter(({ Day }) => Day === null)
          .map((row) => ({ ...row, ...kindOf(row) })),
        Days: Days.sort((one, other) => (one.Day < other.Day ? -1 : 1)),
        Widgets,
        Builds,
      };
    },
  };

  async function widgetFigures(filter: MeasureFilter, slowFrom: string): Promise<WidgetFigures[]> {
    const [waits, days, totals] = await Promise.all([
      spreads(wideDb, filter, [['Subject']]),
      spreads(wideDb, { ...filter, since: slowFrom }, [['Subject', 'Day']]),
      groupTotals(wideDb, { ...filter, metrics: ['Wait', 'Failure'] }),
    ]);
    return measuredWidgets.flatMap((ComponentId) => {
      const isOf = ({ Subject }: { Subject: string | null }) => Subject === ComponentId;
      const own = totals.filter(isOf);
      if (own.length === 0) return [];
      const countOf = (metric: string, group: number) =>
        own.find(({ Metric, Group }) => Metric === metric && Group === group)?.Count ?? 0;
      const [noAnswer, refused, broken] = widgetFailures.map((_, group) =>
        countOf('Failure', group),
      );
      const wait = waits.find(isOf) ?? { Count: 0, P50: 0, P75: 0, P95: 0 };
      return [
        {
          ComponentId,
          ...rounded(wait),
          AtOnce: countOf('Wait', 0),
          Failures: { noAnswer: noAnswer ?? 0, refused: refused ?? 0, broken: broken ?? 0 },
          Slow: slowSince(days.filter(isOf).map((row) => ({ ...row, Day: row.Day ?? '' }))) ?? null,
        },
      ];
    });
  }
}

/** By what figures are told apart, and which one they are of. */
function kindOf({ Subject, Host, Device }: SpreadRow): Pick<VitalFigures, 'By' | 'Of'> {
  if (Subject !== null) return { By: 'page', Of: Subject };
  if (Host !== null) return { By: 'host', Of: Host };
  return Device === null ? { By: 'all', Of: '' } : { By: 'device', Of: Device };
}

/** Milliseconds whole, CLS in thousandths. */
function rounded<T extends { P50: number; P75: number; P95: number }>(row: T, vital?: Vital): T {
  const unit = vital === 'CLS' ? 1_000 : 1;
  const round = (value: number) => Math.round(value * unit) / unit;
  return { ...row, P50: round(row.P50), P75: round(row.P75), P95: round(row.P95) };
}
