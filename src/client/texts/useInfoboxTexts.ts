import { lazyTexts } from './lazyTexts';

/** Texts for those who edit infoboxes, and of videos. */
export const useInfoboxTexts = lazyTexts({
  en: () =>
    import(/* webpackChunkName: "infoboxes-en" */ './en/infoboxes').then(
      ({ infoboxes }) => infoboxes,
    ),
  da: () =>
    import(/* webpackChunkName: "infoboxes-da" */ './da/infoboxes').then(
      ({ infoboxes }) => infoboxes,
    ),
  sv: () =>
    import(/* webpackChunkName: "infoboxes-sv" */ './sv/infoboxes').then(
      ({ infoboxes }) => infoboxes,
    ),
  fi: () =>
    import(/* webpackChunkName: "infoboxes-fi" */ './fi/infoboxes').then(
      ({ infoboxes }) => infoboxes,
    ),
  nb: () =>
    import(/* webpackChunkName: "infoboxes-nb" */ './nb/infoboxes').then(
      ({ infoboxes }) => infoboxes,
    ),
});
