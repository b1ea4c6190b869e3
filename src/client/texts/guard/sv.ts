import type { Texts } from '../topics';

export const texts: Texts['guard'] = {
  page: 'Den här sidan',
  unlicensed: 'Du har inte licens för att visa den begärda sidan',
  home: 'Gå till startsidan',
};
