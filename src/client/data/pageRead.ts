import type { PageKind } from '#shared/rules/pages/pageTypes';
import { apiRead } from './connection/apiRead';

/** One page of a kind by its slug. Apart from the hook, because it is asked for before the app has arrived. */
export function pageRead(slug: string, kind: PageKind, operation: string) {
  const asked = { params: { slug }, operation };
  return kind === 'news'
    ? apiRead('GET /pages/news/{slug}', asked)
    : apiRead('GET /pages/content/{slug}', asked);
}
