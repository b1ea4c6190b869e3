import type { Texts } from '../en';

/** Texts of pages that are not open to everybody, in Danish. */
export const guard: Texts['guard'] = {
  page: 'Denne side',
  unlicensed: 'Du har ikke licens til at se den ønskede side',
  home: 'Til startsiden',
};
