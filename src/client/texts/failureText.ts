import type { Texts } from './topics';

/**
 * The sentence for a failure: by its status (ERRORS-11..17, ERRORS-56), unless signing in is all
 * that is missing.
 */
export function failureText(
  { status, isSignInNeeded }: { status: number; isSignInNeeded?: boolean },
  texts: Texts['widgets']['errors'],
): string {
  if (isSignInNeeded) return texts.signInAbove;
  const own: Record<number, string> = {
    400: texts.invalid,
    401: texts.notAuthorized,
    403: texts.notPermitted,
    404: texts.notFound,
    409: texts.conflict,
    413: texts.tooLarge,
    429: texts.tooMany,
    507: texts.noRoom,
  };
  if (status >= 300 && status < 400) return texts.redirected;
  return own[status] ?? texts.server;
}
