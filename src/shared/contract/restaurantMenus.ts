import { Type, type Static } from '@sinclair/typebox';
import { menuEditors } from '../rules/people/roles';
import { defineCalls } from './call';
import { changeOf, editable } from './editable';
import { fields, object } from './fields';

/** Plain text; each line is one dish. */
const dishes = Type.String({ maxLength: 2_000 });
const texts = {
  Monday: dishes,
  Tuesday: dishes,
  Wednesday: dishes,
  Thursday: dishes,
  Friday: dishes,
  Saturday: dishes,
  Sunday: dishes,
  AllWeek: dishes,
};
const WeekNumber = Type.Integer({ minimum: 1, maximum: 53 });
/** Year of the ISO week, which is not always the calendar's (MENU-28). */
const Year = Type.Integer({ minimum: 2000, maximum: 2999 });

/** A restaurant's menu of one week (MENU-03). */
export const RestaurantMenu = object({
  Id: fields.id,
  RestaurantId: fields.id,
  Year,
  WeekNumber,
  ...texts,
  Modified: fields.dateTime,
});
export type RestaurantMenu = Static<typeof RestaurantMenu>;

const { properties: optionalTexts } = Type.Partial(Type.Object(texts));

/** Days that are left out are empty. There is one menu for each restaurant and week. */
export const NewRestaurantMenu = object({
  RestaurantId: fields.id,
  Year,
  WeekNumber,
  ...optionalTexts,
});
export type NewRestaurantMenu = Static<typeof NewRestaurantMenu>;

const RestaurantMenuChange = changeOf(NewRestaurantMenu);

const menus = Type.Array(RestaurantMenu);

export const restaurantMenus = defineCalls({
  ...editable('/restaurantmenus', {
    noun: 'a menu',
    access: menuEditors,
    readers: 'signedIn',
    body: NewRestaurantMenu,
    change: RestaurantMenuChange,
    answer: RestaurantMenu,
    problems: ['alreadyExists'],
  }),
  'GET /restaurantmenus': {
    summary: 'The menus of a restaurant for one ISO week.',
    access: 'signedIn',
    query: object({ weekNumber: WeekNumber, year: Year, restaurantId: fields.id }),
    answer: menus,
  },
  'GET /restaurantmenus/weeks': {
    summary: 'The menus of several weeks in a row, of one restaurant or of all.',
    access: 'signedIn',
    query: object({
      /** Up to ten ISO weeks joined by commas; a number below the first one is of the next year. */
      weekNumbers: Type.String({
        pattern: '^\\d{1,2}(,\\d{1,2}){0,9}$',
        'x-pattern-message': 'must be week numbers joined by commas',
      }),
      /** Of the first week. */
      year: Year,
      restaurantId: Type.Optional(fields.id),
    }),
    answer: menus,
  },
  'GET /restaurantmenus/all': {
    summary: 'All menus, the latest week first.',
    access: 'signedIn',
    answer: menus,
  },
});
