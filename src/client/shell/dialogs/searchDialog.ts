import { lazyPart } from '../../loading/lazyPart';

/** Selector of the box and the icon that lead to it, of which the window shows one (SEARCH-06). */
export const searchEntry = '[data-search-entry]';

/** The search dialog, above any page. */
export const SearchDialog = lazyPart(() => import('./search/PortalSearch'), 'PortalSearch');
