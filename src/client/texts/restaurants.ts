import { lazyTexts } from './lazyTexts';

const en = {
  restaurant: 'Restaurant',
  noRestaurants: 'There are no restaurants.',
  noMenus: 'There are no menus for the restaurant this week.',
  allWeek: 'All week',
  today: 'Today',
  week: 'Week {week}',
};

export type RestaurantTexts = typeof en;

const da: RestaurantTexts = {
  restaurant: 'Restaurant',
  noRestaurants: 'Der er ingen restauranter.',
  noMenus: 'Der er ingen menuer for restauranten i denne uge.',
  allWeek: 'Hele ugen',
  today: 'I dag',
  week: 'Uge {week}',
};

const sv: RestaurantTexts = {
  restaurant: 'Restaurang',
  noRestaurants: 'Det finns inga restauranger.',
  noMenus: 'Det finns inga menyer för restaurangen den här veckan.',
  allWeek: 'Hela veckan',
  today: 'I dag',
  week: 'Vecka {week}',
};

const fi: RestaurantTexts = {
  restaurant: 'Ravintola',
  noRestaurants: 'Ravintoloita ei ole.',
  noMenus: 'Ravintolalla ei ole ruokalistoja tälle viikolle.',
  allWeek: 'Koko viikon',
  today: 'Tänään',
  week: 'Viikko {week}',
};

const nb: RestaurantTexts = {
  restaurant: 'Restaurant',
  noRestaurants: 'Det er ingen restauranter.',
  noMenus: 'Det er ingen menyer for restauranten denne uken.',
  allWeek: 'Hele uken',
  today: 'I dag',
  week: 'Uke {week}',
};

/** Texts of the restaurant menu, which load with its widget. */
export const useRestaurantTexts = lazyTexts<RestaurantTexts>({
  en: async () => en,
  da: async () => da,
  sv: async () => sv,
  fi: async () => fi,
  nb: async () => nb,
});
