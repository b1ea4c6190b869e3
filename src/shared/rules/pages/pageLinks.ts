import { isPageSlug } from '../news/newsFromPage';
import { idOfSlug } from './slug';
import { portalPath } from '../addresses/portalPath';

/** Whether a page can be opened at a time; `missing`: there is none. */
export const linkStates = ['shown', 'draft', 'scheduled', 'archived', 'missing'] as const;
export type LinkState = (typeof linkStates)[number];

/**
 * The id of the portal's own page to which an address leads. It stands in the address, so that a
 * link goes on leading to its page when the title becomes another one.
 * @param origin of the portal, for links that were written with it, also by Teams
 */
export function linkedPageId(address: string, origin = ''): number | undefined {
  const path = portalPath(address, origin);
  const slug = /^\/pages\/(?:news|content)\/([^/?#]+)\/?(?:[?#]|$)/.exec(path ?? '')?.[1] ?? '';
  return isPageSlug(slug) ? idOfSlug(slug) : undefined;
}
