import { lazyTexts } from './lazyTexts';

/** Texts of the tiles of apps and of the app center, which load with them. */
export const useAppTexts = lazyTexts({
  en: () => import(/* webpackChunkName: "apps-en" */ './apps/en').then(({ en }) => en),
  da: () => import(/* webpackChunkName: "apps-da" */ './apps/da').then(({ da }) => da),
  sv: () => import(/* webpackChunkName: "apps-sv" */ './apps/sv').then(({ sv }) => sv),
  fi: () => import(/* webpackChunkName: "apps-fi" */ './apps/fi').then(({ fi }) => fi),
  nb: () => import(/* webpackChunkName: "apps-nb" */ './apps/nb').then(({ nb }) => nb),
});
