import type { LinkField } from './fields';
import type { Values } from './store';

/**
 * The values of a row that the history keeps: links as a list of ids (PAGES-082), and none of the
 * columns that are left out.
 */
export function historyOf(
  row: Values,
  links: readonly LinkField[],
  leftOut: readonly string[],
): Values {
  const columns = new Map(links.flatMap(({ field, column }) => (column ? [[column, field]] : [])));
  return Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !leftOut.includes(name))
      .map(([name, value]) => [columns.get(name) ?? name, value]),
  );
}

/** The columns of a row that an entry of its history holds. */
export function columnsOfHistory(values: Values, links: readonly LinkField[]): Values {
  const columns = new Map(links.flatMap(({ field, column }) => (column ? [[field, column]] : [])));
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [columns.get(name) ?? name, value]),
  );
}
