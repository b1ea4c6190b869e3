import { lazyPart } from '../../loading/lazyPart';

/** The infoboxes themselves: where they are folded, the page stands without their code. */
export const InfoboxRow = lazyPart(
  () => import(/* webpackChunkName: "infobox-row" */ './edit/InfoboxRow'),
  'InfoboxRow',
);
