import { lazyPart } from '../loading/lazyPart';

/** Draws the notices. */
export const NoticeToaster = lazyPart(
  () => import(/* webpackChunkName: "notices" */ './NoticeToaster'),
  'NoticeToaster',
);
/** Asks to reload a page that a newer build has replaced. */
export const RefreshDialog = lazyPart(
  () => import(/* webpackChunkName: "refresh" */ './RefreshDialog'),
  'RefreshDialog',
);
/** The frame of all dialogs. */
export const ModalDialog = lazyPart(() => import('./ModalDialog'), 'ModalDialog');
