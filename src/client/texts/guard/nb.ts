import type { Texts } from '../topics';

export const texts: Texts['guard'] = {
  page: 'Denne siden',
  unlicensed: 'Du har ikke lisens til å se den forespurte siden',
  home: 'Gå til startsiden',
};
