import { lazyTexts } from './lazyTexts';

/** Texts of the screen with the feature settings, which load with it. */
export const useFeatureSettingsTexts = lazyTexts({
  en: () =>
    import(/* webpackChunkName: "settings-en" */ './en/featureSettings').then(
      ({ featureSettings }) => featureSettings,
    ),
  da: () =>
    import(/* webpackChunkName: "settings-da" */ './da/featureSettings').then(
      ({ featureSettings }) => featureSettings,
    ),
  sv: () =>
    import(/* webpackChunkName: "settings-sv" */ './sv/featureSettings').then(
      ({ featureSettings }) => featureSettings,
    ),
  fi: () =>
    import(/* webpackChunkName: "settings-fi" */ './fi/featureSettings').then(
      ({ featureSettings }) => featureSettings,
    ),
  nb: () =>
    import(/* webpackChunkName: "settings-nb" */ './nb/featureSettings').then(
      ({ featureSettings }) => featureSettings,
    ),
});
