import { readStored } from './guardedStorage';

/** True when the redirect page has left an answer of the identity service for this page, where the library will look for it (AUTH-06). */
export function isRedirectAnswerPending(clientId: string): boolean {
  return readStored('sessionStorage', `msal.${clientId}.urlHash`) !== undefined;
}
