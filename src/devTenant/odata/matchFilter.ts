import type { Comparison, Filter, Literal } from './filter';
import { isRecord } from '#shared/rules/values/records';

/** True when the object fits. Texts compare without regard to letter case, dates by their time. */
export function matchesFilter(item: unknown, filter: Filter): boolean {
  switch (filter.kind) {
    case 'and':
      return matchesFilter(item, filter.left) && matchesFilter(item, filter.right);
    case 'or':
      return matchesFilter(item, filter.left) || matchesFilter(item, filter.right);
    case 'not':
      return !matchesFilter(item, filter.inner);
    case 'any':
      return listAt(item, filter.path).some((value) =>
        matchesFilter({ [filter.variable]: value }, filter.inner),
      );
    case 'text':
      return matchesText(valueAt(item, filter.path), filter.operator, filter.value);
    case 'compare':
      return compares(valueAt(item, filter.path), filter.operator, filter.value);
  }
}

/** The value under a path such as `fields/PromotedState`. */
export function valueAt(item: unknown, path: string): unknown {
  return path
    .split('/')
    .reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), item);
}

/** Every property path that the filter names, with the operator used on it. */
export function usedPaths(filter: Filter): { path: string; operator: string }[] {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return [...usedPaths(filter.left), ...usedPaths(filter.right)];
    case 'not':
      return [{ path: '', operator: 'not' }, ...usedPaths(filter.inner)];
    case 'any':
      return [{ path: filter.path, operator: 'any' }];
    default:
      return [{ path: filter.path, operator: filter.operator }];
  }
}

function listAt(item: unknown, path: string): unknown[] {
  const value = valueAt(item, path);
  return Array.isArray(value) ? value : [];
}

function matchesText(
  value: unknown,
  operator: 'startswith' | 'endswith' | 'contains',
  wanted: string,
): boolean {
  if (typeof value !== 'string') return false;
  const [text, part] = [value.toLowerCase(), wanted.toLowerCase()];
  return operator === 'startswith'
    ? text.startsWith(part)
    : operator === 'endswith'
      ? text.endsWith(part)
      : text.includes(part);
}

function compares(value: unknown, operator: Comparison, wanted: Literal): boolean {
  const order = compare(value, wanted);
  if (order === undefined) return operator === 'ne';
  return {
    eq: order === 0,
    ne: order !== 0,
    gt: order > 0,
    ge: order >= 0,
    lt: order < 0,
    le: order <= 0,
  }[operator];
}

/** Negative, 0 or positive; `undefined` when the two cannot be compared. */
export function compare(one: unknown, other: unknown): number | undefined {
  if (one === null || one === undefined)
    return other === null || other === undefined ? 0 : undefined;
  if (other === null || other === undefined) return undefined;
  if (typeof one === 'boolean' || typeof one === 'number') return Number(one) - Number(other);
  const [left, right] = [String(one), String(other)];
  if (isDate(left) && isDate(right)) return Date.parse(left) - Date.parse(right);
  return left.toLowerCase() < right.toLowerCase()
    ? -1
    : left.toLowerCase() > right.toLowerCase()
      ? 1
      : 0;
}

function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d(T|$)/.test(text);
}
