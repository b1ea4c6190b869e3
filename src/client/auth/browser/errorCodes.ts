import { AuthError } from '@azure/msal-browser';
import { refusalNumberIn, type SignInTrouble } from '#shared/rules/people/signInTrouble';

const noAnswerInTime = 'no_answer_in_time';

/**
 * The identity library's stable code in an error, or that of a request which was given up; the
 * library's messages are not to be relied on.
 */
export function codeOf(error: unknown): string | undefined {
  if (error instanceof DOMException && error.name === 'TimeoutError') return noAnswerInTime;
  return error instanceof AuthError ? error.errorCode : undefined;
}

const offline = new Set([
  noAnswerInTime,
  'network_error',
  'no_network_connectivity',
  'post_request_failed',
  'get_request_failed',
  'request_cannot_be_made',
]);
const blocked = new Set(['popup_window_error', 'empty_window_error']);

/** The identity service was not reached: asking the person would not help. */
export function isOfflineCode(code: string | undefined): boolean {
  return code !== undefined && offline.has(code);
}

export function isBlockedPopupCode(code: string | undefined): boolean {
  return code !== undefined && blocked.has(code);
}

/**
 * The answer of the redirect does not belong to a request of this tab, for example after a reload:
 * as good as no answer.
 */
export function isNoAnswerCode(code: string | undefined): boolean {
  return code === 'no_token_request_cache_error';
}

/** The reason for the host of a pop-up: the identity service's number, or the library's code. */
export function reasonOf(error: unknown): string {
  return numberOf(error) ?? codeOf(error) ?? 'sign_in_failed';
}

/** Why an error keeps the person from signing in, where that is not their own doing. */
export function troubleOf(error: unknown): SignInTrouble | undefined {
  return isOfflineCode(codeOf(error)) ? 'unreached' : numberOf(error);
}

function numberOf(error: unknown) {
  return error instanceof AuthError ? refusalNumberIn(error.errorMessage) : undefined;
}
