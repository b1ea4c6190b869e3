import type { WidgetState } from './widgetState';

/** The same state with another value. */
export function mapState<A, B>(state: WidgetState<A>, change: (value: A) => B): WidgetState<B> {
  return state.state === 'ready' ? { ...state, value: change(state.value) } : state;
}

/** The two values together, once both are there; a failure of either is a failure. */
export function bothStates<A, B>(a: WidgetState<A>, b: WidgetState<B>): WidgetState<[A, B]> {
  if (a.state === 'ready' && b.state === 'ready') {
    const reload = () => [a, b].forEach((state) => state.reload());
    return { state: 'ready', value: [a.value, b.value], stale: a.stale ?? b.stale, reload };
  }
  const worse =
    [a, b].find(({ state }) => state === 'failed') ??
    [a, b].find(({ state }) => state === 'loading');
  return (worse ?? { state: 'empty' }) as WidgetState<[A, B]>;
}

/**
 * The value of a read that is only a part of what is shown: until it is there, and where it failed,
 * the fallback, i.e. an empty list for a list and null for one thing (ERRORS-27, ERRORS-28). The
 * failure is logged, and told where the read itself is shown (ERRORS-54).
 */
export function valueOr<T, F>(state: WidgetState<T>, fallback: F): T | F {
  return state.state === 'ready' ? state.value : fallback;
}
