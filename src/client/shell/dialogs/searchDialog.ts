import { lazyPart } from '../../loading/lazyPart';

/** What is found, above any page. */
export const SearchDialog = lazyPart(
  () => import('../../features/search/SearchDialog'),
  'SearchDialog',
);
