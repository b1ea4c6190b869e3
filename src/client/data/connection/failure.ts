/**
 * The one value that every failed request ends in, whatever failed: network, product API, Graph,
 * SharePoint or the answer's form. It is made for people and support: it holds no token and no
 * query values.
 */
export interface Failure {
  /** HTTP status; 0 when no answer came (network away, timed out, blocked). */
  status: number;
  /** The operation that failed, in the words of the screen, e.g. `Your news`. */
  operation: string;
  /** Address without query values. */
  url: string;
  /** The messages of the service, if it gave any. */
  messages: string[];
  /** ISO 8601, when it failed. */
  time: string;
  /** Id of the request at the service, for support. */
  requestId?: string;
  /** Errors in what was sent: field name → messages. */
  fieldErrors?: Record<string, string[]>;
  /** Graph's messages about single properties, as it gives them. */
  details?: readonly unknown[];
  retryAfterSeconds?: number;
  /** The service was reached, and did not answer in time. */
  isSilent?: true;
  /**
   * The person has to sign in for it, and a Sign in button (above the page, or in the failed form)
   * waits for their click.
   */
  isSignInNeeded?: true;
  /** Stable id of a product API problem (`#shared/errors`). */
  problemId?: string;
  /** After a conflict: what is stored now, as the call's answers have it. */
  current?: unknown;
  /** After a conflict or a deletion: who was faster, where it is known. */
  changedBy?: ChangedBy;
}

/** Who changed something, and when (ISO 8601). */
export interface ChangedBy {
  UpnId: string;
  DisplayName: string | null;
  DateTime: string;
}

/** A {@link Failure} on its way to whoever shows it. */
export class FailureError extends Error {
  constructor(readonly failure: Failure) {
    super(`${failure.operation}: ${failure.status} ${failure.messages.join(' ')}`.trim());
    this.name = 'FailureError';
  }
}

/** The failure in an error; anything else is a mistake in the program and is thrown on. */
export function failureIn(error: unknown): Failure {
  if (error instanceof FailureError) return error.failure;
  throw error;
}
