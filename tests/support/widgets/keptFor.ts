import type { PersonCache } from '../../../src/client/data/cache/personCache';
import type { ReadKey, ReadName } from '../../../src/client/data/read/readKey';

/** For how many milliseconds each answer of a read is kept. */
export function keptFor(cache: PersonCache, name: ReadName): number[] {
  return cache.keysOf(name).map((key) => {
    const { AddedToCache, AbsoluteExpirationDate } = cache.last(key as ReadKey)!;
    return Date.parse(AbsoluteExpirationDate) - Date.parse(AddedToCache);
  });
}
