import { lazyTexts } from './lazyTexts';

/**
 * Texts of the set-up pages. What the doctor finds is said in English, like the admin centers that
 * it leads through.
 */
export const useAdminTexts = lazyTexts({
  en: () => import(/* webpackChunkName: "admin-en" */ './en/admin').then(({ admin }) => admin),
  da: () => import(/* webpackChunkName: "admin-da" */ './da/admin').then(({ admin }) => admin),
  sv: () => import(/* webpackChunkName: "admin-sv" */ './sv/admin').then(({ admin }) => admin),
  fi: () => import(/* webpackChunkName: "admin-fi" */ './fi/admin').then(({ admin }) => admin),
  nb: () => import(/* webpackChunkName: "admin-nb" */ './nb/admin').then(({ admin }) => admin),
});
