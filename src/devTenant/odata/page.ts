import { itemAt } from '#shared/rules/values/certain';
import type { Filter } from './filter';
import { parseFilter } from './filter';
import { compare, matchesFilter, valueAt } from './matchFilter';
import { ODataError } from './odataError';

export interface PageRules {
  /** Items on a page when `$top` does not say. */
  defaultSize: number;
  maxSize: number;
  /** Checks what the service allows in this filter; throws. */
  checkFilter?: (filter: Filter) => void;
  /** Properties that `$orderby` may name; any when left out. */
  sortable?: readonly string[];
}

export interface Page<T> {
  items: T[];
  total: number;
  /** Address of the next page, absolute and opaque. */
  nextLink?: string;
}

/** Filters, sorts and cuts a collection by the query options of the request. */
export function pageOf<T>(all: readonly T[], url: URL, rules: PageRules): Page<T> {
  const parameters = url.searchParams;
  const filtered = filterItems(all, parameters, rules);
  const sorted = sortItems(filtered, parameters.get('$orderby'), rules.sortable);
  const size = pageSize(parameters.get('$top'), rules);
  const start = startOf(parameters);
  const items = sorted.slice(start, start + size);
  const hasMore = start + size < sorted.length;
  return {
    items,
    total: sorted.length,
    ...(hasMore ? { nextLink: nextLink(url, start + size) } : {}),
  };
}

function filterItems<T>(
  all: readonly T[],
  parameters: URLSearchParams,
  rules: PageRules,
): readonly T[] {
  const text = parameters.get('$filter');
  if (!text) return all;
  const filter = parseFilter(text);
  rules.checkFilter?.(filter);
  return all.filter((item) => matchesFilter(item, filter));
}

function sortItems<T>(
  items: readonly T[],
  orderby: string | null,
  sortable?: readonly string[],
): readonly T[] {
  if (!orderby) return items;
  const keys = orderby.split(',').map((part) => {
    const match = /^\s*([\w/]+)(?:\s+(asc|desc))?\s*$/i.exec(part);
    if (!match || (sortable && !sortable.includes(itemAt(match, 1))))
      throw new ODataError(`Sorting by '${part.trim()}' is not supported.`);
    return { path: itemAt(match, 1), sign: match[2]?.toLowerCase() === 'desc' ? -1 : 1 };
  });
  return [...items].sort((one, other) => {
    for (const { path, sign } of keys) {
      const order = (compare(valueAt(one, path), valueAt(other, path)) ?? 0) * sign;
      if (order !== 0) return order;
    }
    return 0;
  });
}

function pageSize(top: string | null, { defaultSize, maxSize }: PageRules): number {
  if (top === null) return defaultSize;
  if (!/^\d+$/.test(top))
    throw new ODataError(`Invalid value '${top}' for $top query option found.`);
  const size = Number(top);
  if (size === 0 || size > maxSize)
    throw new ODataError(
      `Invalid page size specified: '${top}'. Must be between 1 and ${maxSize} inclusive.`,
    );
  return size;
}

function startOf(parameters: URLSearchParams): number {
  const token = parameters.get('$skiptoken');
  if (token === null) return Number(parameters.get('$skip') ?? 0);
  const start = Number(/^page:(\d+)$/.exec(Buffer.from(token, 'base64url').toString())?.[1]);
  if (Number.isNaN(start)) throw new ODataError('The $skiptoken is not valid.');
  return start;
}

function nextLink(url: URL, start: number): string {
  const next = new URL(url);
  next.searchParams.delete('$skip');
  next.searchParams.set('$skiptoken', Buffer.from(`page:${start}`).toString('base64url'));
  return next.href;
}
