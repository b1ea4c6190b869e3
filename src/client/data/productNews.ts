import { apiRead } from './connection/apiRead';

/** The portal's own top news; `operation` names it where it fails. */
export function topNewsRead(amount: number, operation: string) {
  return apiRead('GET /pages/news/top', { query: { amount }, operation });
}
