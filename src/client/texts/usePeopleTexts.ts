import { lazyTexts } from './lazyTexts';

/** Texts of people: their cards and pages, finding them, birthdays. */
export const usePeopleTexts = lazyTexts({
  en: () => import(/* webpackChunkName: "people-en" */ './en/people').then(({ people }) => people),
  da: () => import(/* webpackChunkName: "people-da" */ './da/people').then(({ people }) => people),
  sv: () => import(/* webpackChunkName: "people-sv" */ './sv/people').then(({ people }) => people),
  fi: () => import(/* webpackChunkName: "people-fi" */ './fi/people').then(({ people }) => people),
  nb: () => import(/* webpackChunkName: "people-nb" */ './nb/people').then(({ people }) => people),
});
