import { isReadPage } from '#shared/rules/pages/readPages';
import { paintKeys } from '../auth/storedPerson';

export type PaintKey = `${typeof paintKeys}${string}`;

/** Under what the paint of the page in the address is kept; nothing for a page that has none. */
export function paintKey({ pathname, search, hash } = location): PaintKey | undefined {
  return isReadPage(pathname) && !search && !hash ? `${paintKeys}${pathname}` : undefined;
}
