import type { Texts } from '../topics';

export const texts: Texts['restaurants'] = {
  restaurant: 'Restaurang',
  noRestaurants: 'Det finns inga restauranger.',
  noMenus: 'Det finns inga menyer för restaurangen den här veckan.',
  allWeek: 'Hela veckan',
  today: 'I dag',
  week: 'Vecka {week}',
};
