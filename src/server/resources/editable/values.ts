import { isDeepStrictEqual } from 'node:util';
import type { Values } from './store';

/** Does a row have these values already? */
export function hasValues(row: Values, values: Values): boolean {
  return Object.entries(values).every(([name, value]) => isDeepStrictEqual(row[name], value));
}

/** Values without those of these names. */
export function without(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}
