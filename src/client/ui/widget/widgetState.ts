/**
 * A failure, in the form that the error panel shows. Made by `data`; it holds no token and no query
 * values.
 */
export interface WidgetFailure {
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** The operation that failed, in the words of the screen. */
  operation: string;
  /** Address without query values. */
  url: string;
  messages: string[];
  /** ISO 8601. */
  time: string;
  requestId?: string;
  /** For so long the service wants to be left alone. */
  retryAfterSeconds?: number | undefined;
  /** A Sign in button (above the page, or in the failed form) waits for the person's click. */
  isSignInNeeded?: true;
}

/**
 * Why a saved value is shown instead of a fresh one, and when it was fresh (ISO 8601) where that is
 * known.
 */
export interface SavedState {
  failure: WidgetFailure;
  asOf?: string;
}

/**
 * The four states of a widget (ERRORS-50). A failure is never shown as empty. `isPrevious`: what was
 * asked for before stands until the answer is there.
 */
export type WidgetState<T> =
  | { state: 'loading' }
  | { state: 'empty' }
  | { state: 'failed'; failure: WidgetFailure; reload(): void }
  | { state: 'ready'; value: T; stale?: SavedState; isPrevious?: true; reload(): void };
