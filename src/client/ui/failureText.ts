import type { Texts } from '../texts/en';

/** The sentence for a status (ERRORS-11..17, ERRORS-56). */
export function failureText(status: number, texts: Texts['widgets']['errors']): string {
  const own: Record<number, string> = {
    400: texts.invalid,
    401: texts.notAuthorized,
    403: texts.notPermitted,
    404: texts.notFound,
    409: texts.conflict,
    413: texts.tooLarge,
    429: texts.tooMany,
  };
  if (status >= 300 && status < 400) return texts.redirected;
  return own[status] ?? texts.server;
}
