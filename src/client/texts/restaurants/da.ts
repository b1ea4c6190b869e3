import type { Texts } from '../topics';

export const texts: Texts['restaurants'] = {
  restaurant: 'Restaurant',
  noRestaurants: 'Der er ingen restauranter.',
  noMenus: 'Der er ingen menuer for restauranten i denne uge.',
  allWeek: 'Hele ugen',
  today: 'I dag',
  week: 'Uge {week}',
};
