import { lazyPart } from '../../loading/lazyPart';

/** The infoboxes above everything else. */
export const HeroInfoboxes = lazyPart(
  () => import(/* webpackChunkName: "hero" */ '../../features/infoboxes/HeroInfoboxes'),
  'HeroInfoboxes',
);
