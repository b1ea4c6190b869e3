import type { ReadState } from './readState';

/**
 * The state of a search while its text is typed: what was found for the text before says nothing
 * about the one that stands there, which is yet to be looked for.
 */
export function answerToTyped<T>(
  state: ReadState<T>,
  searched: string,
  typed: string,
): ReadState<T> {
  return searched === typed.trim() ? state : { state: 'loading' };
}
