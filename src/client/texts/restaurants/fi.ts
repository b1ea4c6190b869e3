import type { Texts } from '../topics';

export const texts: Texts['restaurants'] = {
  restaurant: 'Ravintola',
  noRestaurants: 'Ravintoloita ei ole.',
  noMenus: 'Ravintolalla ei ole ruokalistoja tälle viikolle.',
  allWeek: 'Koko viikon',
  today: 'Tänään',
  week: 'Viikko {week}',
};
