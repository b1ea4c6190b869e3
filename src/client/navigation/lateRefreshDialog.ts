import { lazyPart } from '../loading/lazyPart';

/** Asks to reload a page that a newer build has replaced. */
export const LateRefreshDialog = lazyPart(
  () => import(/* webpackChunkName: "refresh" */ './RefreshDialog'),
  'RefreshDialog',
);
