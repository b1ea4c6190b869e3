import { lazyTexts } from './lazyTexts';

/** Texts of the page of channels and languages, which load with it. */
export const useTermTexts = lazyTexts({
  en: () => import(/* webpackChunkName: "terms-en" */ './terms/en').then(({ en }) => en),
  da: () => import(/* webpackChunkName: "terms-da" */ './terms/da').then(({ da }) => da),
  sv: () => import(/* webpackChunkName: "terms-sv" */ './terms/sv').then(({ sv }) => sv),
  fi: () => import(/* webpackChunkName: "terms-fi" */ './terms/fi').then(({ fi }) => fi),
  nb: () => import(/* webpackChunkName: "terms-nb" */ './terms/nb').then(({ nb }) => nb),
});
