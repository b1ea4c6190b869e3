import { lazyTexts } from './lazyTexts';

/** Texts of the editor of app tiles and smart links, which load with it. */
export const useAppEditorTexts = lazyTexts({
  en: () => import(/* webpackChunkName: "appEditor-en" */ './appEditor/en').then(({ en }) => en),
  da: () => import(/* webpackChunkName: "appEditor-da" */ './appEditor/da').then(({ da }) => da),
  sv: () => import(/* webpackChunkName: "appEditor-sv" */ './appEditor/sv').then(({ sv }) => sv),
  fi: () => import(/* webpackChunkName: "appEditor-fi" */ './appEditor/fi').then(({ fi }) => fi),
  nb: () => import(/* webpackChunkName: "appEditor-nb" */ './appEditor/nb').then(({ nb }) => nb),
});
