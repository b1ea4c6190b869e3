import { lazyTexts } from './lazyTexts';

/** Texts of the settings page, and of what keeps choices in step with the directory. */
export const useSettingsTexts = lazyTexts({
  en: () =>
    import(/* webpackChunkName: "choices-en" */ './en/settings').then(({ settings }) => settings),
  da: () =>
    import(/* webpackChunkName: "choices-da" */ './da/settings').then(({ settings }) => settings),
  sv: () =>
    import(/* webpackChunkName: "choices-sv" */ './sv/settings').then(({ settings }) => settings),
  fi: () =>
    import(/* webpackChunkName: "choices-fi" */ './fi/settings').then(({ settings }) => settings),
  nb: () =>
    import(/* webpackChunkName: "choices-nb" */ './nb/settings').then(({ settings }) => settings),
});
