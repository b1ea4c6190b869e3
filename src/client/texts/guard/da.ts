import type { Texts } from '../topics';

export const texts: Texts['guard'] = {
  page: 'Denne side',
  unlicensed: 'Du har ikke licens til at se den ønskede side',
  home: 'Gå til startsiden',
};
