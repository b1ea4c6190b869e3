import { lazyPart } from '../loading/lazyPart';

/** Draws the notices. */
export const NoticeToaster = lazyPart(
  () => import(/* webpackChunkName: "notices" */ './NoticeToaster'),
  'NoticeToaster',
);
/** The frame of all dialogs. */
export const ModalDialog = lazyPart(() => import('./ModalDialog'), 'ModalDialog');
