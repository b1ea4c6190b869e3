import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';
import type { PageMeasure } from '#shared/contract/measures';
import { sendAlong } from '../tracking';
import { surroundings } from './surroundings';

type Path = PageMeasure['Path'];

/**
 * Measures how fast this page was, also before this code was here, and sends it along when the page
 * is put aside: what people do with it counts until then.
 * @param pathAt the page at a moment of the page's clock
 */
export function measurePages(build: string, pathAt: (moment: number) => Path | undefined): void {
  const latest = new Map<string, PageMeasure>();
  const take = ({ id, name: Vital, value, entries }: MetricType) => {
    // A slow reaction or a shift belongs to the page on which it was.
    const moment = Vital === 'INP' || Vital === 'CLS' ? (entries[0]?.startTime ?? 0) : 0;
    const Path = pathAt(moment);
    if (!Path || latest.has(id)) return;
    const Value = Vital === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value);
    const measure = { ...{ Name: 'PageMeasure', ...surroundings(build) }, Path, Vital, Value };
    latest.set(id, measure as PageMeasure);
    sendAlong(measure as PageMeasure);
  };
  for (const measure of [onTTFB, onFCP, onLCP, onINP, onCLS]) measure(take);
}
