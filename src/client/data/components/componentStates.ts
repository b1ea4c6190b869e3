import type { ComponentId, ComponentState, ComponentUpdate } from '#shared/realtime';
import { lifetimes } from '../cache/lifetimes';
import type { PersonCache } from '../cache/personCache';
import { connection } from '../connection/connection';
import type { ReadKey } from '../read/readKey';

/**
 * The states of the portal's components for one person: badges and when they were last asked for
 * new content (HUB-09).
 */
export interface ComponentStates {
  of(id: ComponentId): ComponentState;
  /** Takes over the given fields. The state outlives the page. */
  update(update: ComponentUpdate): void;
  /** Tells everybody who listens that something else of the components has changed. */
  notify(): void;
  subscribe(onChange: () => void): () => void;
}

const byCache = new WeakMap<PersonCache, ComponentStates>();

/** The states of the signed-in person. */
export function componentStates(): ComponentStates {
  const { cache } = connection();
  const known = byCache.get(cache) ?? createStates(cache);
  byCache.set(cache, known);
  return known;
}

function createStates(cache: PersonCache): ComponentStates {
  const states = new Map<ComponentId, ComponentState>();
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const of = (id: ComponentId) => {
    const state = states.get(id) ?? {
      ...initial(id),
      ...cache.peek<ComponentState>(stateKey(id))?.Data,
    };
    states.set(id, state);
    return state;
  };
  return {
    of,
    update(update) {
      const state = { ...of(update.ComponentId), ...update };
      states.set(update.ComponentId, state);
      cache.put(stateKey(update.ComponentId), state, lifetimes.visit);
      notify();
    },
    notify,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}

function initial(id: ComponentId): ComponentState {
  return {
    ComponentId: id,
    ShowBadge: false,
    Data: null,
    LastCheckedForNewContent: null,
    Hidden: false,
    Component: { Id: id, Title: '' },
  };
}

function stateKey(id: ComponentId): ReadKey {
  return `components ${id}`;
}

/** Whether a component shows its badge (BADGE-07). */
export function hasBadge({ ShowBadge, Hidden }: ComponentState): boolean {
  return ShowBadge && !Hidden;
}
