/** Each begins anew one piece of the state that the client keeps outside of its components. */
export const beginnings: (() => void)[] = [];

/** State that belongs to the open page as a whole and not to a part of what is drawn. */
export function clientState<T>(initial: () => T): { value: T } {
  const state = { value: initial() };
  beginnings.push(() => (state.value = initial()));
  return state;
}

/** Whoever wants to hear of something. */
export interface Listeners<Args extends unknown[]> {
  /** True when somebody has heard of it. */
  notify: (...args: Args) => boolean;
  /** Calls back each time until the returned function is called. */
  subscribe: (listener: (...args: Args) => void) => () => void;
}

export function clientListeners<Args extends unknown[] = []>(): Listeners<Args> {
  const listeners = clientState(() => new Set<(...args: Args) => void>());
  return {
    notify(...args) {
      const notified = [...listeners.value];
      for (const listener of notified) listener(...args);
      return notified.length > 0;
    },
    subscribe(listener) {
      const { value } = listeners;
      value.add(listener);
      return () => void value.delete(listener);
    },
  };
}
