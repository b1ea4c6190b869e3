import type { Cache, State } from 'swr';
import type { ReadKey } from '../read/readKey';
import type { PersonCache } from './personCache';

/**
 * The person's cache as SWR's own: what is known and current is there from the start, without being
 * asked for. SWR keeps here what it knows of each read; what is to outlive the page is put into the
 * person's cache by the read itself, which knows for how long.
 */
export function swrCache(cache: PersonCache): Cache {
  const states = new Map<string, State>();
  const known = (key: string): State | undefined => {
    const entry = cache.peek(key as ReadKey);
    if (!entry) return undefined;
    const state: State = { data: entry.Data };
    states.set(key, state);
    return state;
  };
  return {
    keys: () => states.keys(),
    get: (key) => states.get(key) ?? known(key),
    set: (key, state) => void states.set(key, state),
    delete: (key) => void states.delete(key),
  };
}
