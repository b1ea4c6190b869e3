import { lazyPart } from '../../loading/lazyPart';

/** The search dialog, above any page. */
export const SearchDialog = lazyPart(() => import('./search/PortalSearch'), 'PortalSearch');
