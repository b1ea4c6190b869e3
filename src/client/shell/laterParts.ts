import { lazyPart } from '../loading/lazyPart';

/** Draws the notices. */
export const NoticeToaster = lazyPart(
  () => import(/* webpackChunkName: "notices" */ './frame/NoticeToaster'),
  'NoticeToaster',
);
/** Every dialog's frame, and which dialogs there are. */
export const OpenModal = lazyPart(() => import('./dialogs/OpenModal'), 'OpenModal');
/** The navigation of a phone's browser. */
export const BottomBar = lazyPart(
  () => import(/* webpackChunkName: "bottom-bar" */ './menus/BottomBar'),
  'BottomBar',
);
