import type { Texts } from '../en';

/** Texts of pages that are not open to everybody, in Norwegian Bokmål. */
export const guard: Texts['guard'] = {
  page: 'Denne siden',
  unlicensed: 'Du har ikke lisens til å se den forespurte siden',
  home: 'Til startsiden',
};
