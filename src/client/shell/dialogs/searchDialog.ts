import { lazyPart } from '../../loading/lazyPart';

/** What is found, above any page. */
export const SearchDialog = lazyPart(() => import('./search/PortalSearch'), 'PortalSearch');
