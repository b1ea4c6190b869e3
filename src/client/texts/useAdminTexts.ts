import { lazyTexts } from './lazyTexts';

const english = () => import(/* webpackChunkName: "adminTexts" */ './en/admin').then(({ admin }) => admin);

/** Texts of the set-up pages. They are in English for everybody, like the doctor's sentences and the admin centers that they lead through. */
export const useAdminTexts = lazyTexts({ en: english, da: english, sv: english, fi: english, nb: english });
