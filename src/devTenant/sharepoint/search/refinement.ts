import { certain } from '#shared/rules/values/certain';
import { SharePointProblem } from '../sharePointProblem';
import type { SearchRow } from './SearchRow';

/**
 * Whether a row passes a refinement filter, of which the service knows `property:range(from,to)`
 * with `min` and `max`.
 */
export function matchesRefinement(row: SearchRow, filter: string): boolean {
  const range = /^([A-Za-z]\w*):range\(\s*([^,]+?)\s*,\s*([^,)]+?)\s*\)$/.exec(filter.trim());
  if (!range) throw new SharePointProblem('filterMalformed', { filter });
  const [, property, from, to] = range;
  const time = Date.parse(row[certain(property).toLowerCase()] ?? '');
  return (
    (from === 'min' ? !Number.isNaN(time) : time >= Date.parse(certain(from))) &&
    (to === 'max' || time < Date.parse(certain(to)))
  );
}
