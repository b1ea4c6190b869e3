import { failureIn, type Failure } from './failure';

/** A failure as an answer, for who shows it in its place. Throws what is none. */
export function answerFailure(error: unknown): { failure: Failure } {
  return { failure: failureIn(error) };
}
