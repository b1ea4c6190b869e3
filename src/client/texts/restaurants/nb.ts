import type { Texts } from '../topics';

export const texts: Texts['restaurants'] = {
  restaurant: 'Restaurant',
  noRestaurants: 'Det er ingen restauranter.',
  noMenus: 'Det er ingen menyer for restauranten denne uken.',
  allWeek: 'Hele uken',
  today: 'I dag',
  week: 'Uke {week}',
};
