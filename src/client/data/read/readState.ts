import type { Failure } from '../connection/failure';

/** The state of a read, as a component sees it. A failure is never shown as empty (ERRORS-54). */
export type ReadState<T> =
  | { state: 'loading' }
  | { state: 'empty'; reload(): void }
  | { state: 'failed'; failure: Failure; reload(): void }
  /**
   * `stale`: the value comes from the cache because the service could not be reached (ERRORS-07) or
   * asks the person to sign in;
   * `asOf` says since when it is there, ISO 8601, where that is known. `isPrevious`: the value is
   * that of the key before, while this one is being read (`keepPrevious`).
   */
  | {
      state: 'ready';
      value: T;
      stale?: { failure: Failure; asOf?: string };
      isPrevious?: true;
      reload(): void;
    };
