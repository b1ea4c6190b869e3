import { lazyTexts } from './lazyTexts';

/** Texts of the two dashboards, which load with them. */
export const useDashboardTexts = lazyTexts({
  en: () =>
    import(/* webpackChunkName: "dashboards-en" */ './en/dashboards').then(
      ({ dashboards }) => dashboards,
    ),
  da: () =>
    import(/* webpackChunkName: "dashboards-da" */ './da/dashboards').then(
      ({ dashboards }) => dashboards,
    ),
  sv: () =>
    import(/* webpackChunkName: "dashboards-sv" */ './sv/dashboards').then(
      ({ dashboards }) => dashboards,
    ),
  fi: () =>
    import(/* webpackChunkName: "dashboards-fi" */ './fi/dashboards').then(
      ({ dashboards }) => dashboards,
    ),
  nb: () =>
    import(/* webpackChunkName: "dashboards-nb" */ './nb/dashboards').then(
      ({ dashboards }) => dashboards,
    ),
});
