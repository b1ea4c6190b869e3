import { Type, type Static } from '@sinclair/typebox';
import { menuEditors } from '../rules/roles';
import { Audit } from './audits';
import { defineCalls } from './call';
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

/**
 * A change; fields that it leaves out stay. `Modified` as it was read guards against overwriting
 * somebody else's change (409).
 */
export const RestaurantChange = object({
  ...NewRestaurant.properties,
  Id: Type.Optional(fields.id),
  Modified: Type.Optional(fields.dateTime),
});

const params = object({ id: fields.id });
const query = object({ siteUrl: fields.siteUrl });

export const restaurants = defineCalls({
  'GET /restaurants': {
    summary: 'All restaurants, by name.',
    access: 'signedIn',
    answer: Type.Array(Restaurant),
  },
  'GET /restaurants/{id}': {
    summary: 'One restaurant.',
    access: 'signedIn',
    params,
    answer: Restaurant,
    problems: ['notFound'],
  },
  'POST /restaurants': {
    summary: 'Creates a restaurant.',
    access: menuEditors,
    query,
    body: NewRestaurant,
    answer: Restaurant,
    status: 201,
  },
  'PUT /restaurants/{id}': {
    summary: 'Updates a restaurant.',
    access: menuEditors,
    params,
    query,
    body: RestaurantChange,
    answer: Restaurant,
    problems: ['notFound', 'conflict'],
  },
  'DELETE /restaurants/{id}': {
    summary: 'Deletes a restaurant with its menus.',
    access: menuEditors,
    params,
    query,
    answer: 'none',
    problems: ['notFound'],
  },
  'GET /restaurants/{id}/audits': {
    summary: 'The history of a restaurant, newest first.',
    access: menuEditors,
    params,
    answer: Type.Array(Audit),
    problems: ['notFound'],
  },
  'POST /restaurants/{id}/audits/{auditId}/restore': {
    summary: 'Puts a restaurant back to an earlier state.',
    access: menuEditors,
    params: object({ id: fields.id, auditId: fields.id }),
    answer: Restaurant,
    problems: ['notFound'],
  },
});
