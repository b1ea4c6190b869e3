import { Type, type Static } from '@sinclair/typebox';
import { menuEditors } from '../rules/people/roles';
import { defineCalls } from './call';
import { changeOf, editable } from './editable';
import { channelLinks, fields, object } from './fields';

/** MENU-02. */
export const Restaurant = object({
  Id: fields.id,
  Name: Type.String(),
  /** With any, it is the first choice of people who follow one of these channels. */
  ChannelTermRestaurants: channelLinks,
  Modified: fields.dateTime,
});
export type Restaurant = Static<typeof Restaurant>;

export const NewRestaurant = object({
  Name: fields.title,
  ChannelTermRestaurants: Type.Optional(channelLinks),
});
export type NewRestaurant = Static<typeof NewRestaurant>;

const RestaurantChange = changeOf(NewRestaurant);

export const restaurants = defineCalls({
  ...editable('/restaurants', {
    noun: 'a restaurant',
    access: menuEditors,
    readers: 'signedIn',
    body: NewRestaurant,
    change: RestaurantChange,
    answer: Restaurant,
  }),
  'GET /restaurants': {
    summary: 'All restaurants, by name.',
    access: 'signedIn',
    answer: Type.Array(Restaurant),
  },
});
