import type { ReadState } from './readState';

/**
 * Shows another form of what is read. The form of one value is made once, so that it stays the same
 * object while nothing has changed.
 */
export function mappedRead<A extends object, B>(
  form: (value: A) => B,
): (state: ReadState<A>) => ReadState<B> {
  const known = new WeakMap<A, { form: B }>();
  return (state) => {
    if (state.state !== 'ready') return state;
    const made = known.get(state.value) ?? { form: form(state.value) };
    known.set(state.value, made);
    return { ...state, value: made.form };
  };
}
