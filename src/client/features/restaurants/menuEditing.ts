import type { NewRestaurantMenu, RestaurantMenu } from '#shared/contract/restaurantMenus';
import { callApi } from '../../data/callApi';
import type { Editing } from '../../data/editing/Editing';

const operation = 'The menu';
const query = { siteUrl: undefined };

/** How editors read and store menus. */
export const menuEditing: Editing<RestaurantMenu, NewRestaurantMenu> = {
  key: 'restaurants/',
  list: (signal) => callApi('GET /restaurantmenus/all', { operation: 'Menus', signal }),
  one: (id, signal) => callApi('GET /restaurantmenus/{id}', { params: { id }, operation, signal }),
  create: (body) => callApi('POST /restaurantmenus', { query, body, operation }),
  change: (id, body) =>
    callApi('PUT /restaurantmenus/{id}', { params: { id }, query, body, operation }),
  remove: (id) => callApi('DELETE /restaurantmenus/{id}', { params: { id }, query, operation }),
  audits: (id, signal) =>
    callApi('GET /restaurantmenus/{id}/audits', { params: { id }, operation, signal }),
  restore: (id, auditId) =>
    callApi('POST /restaurantmenus/{id}/audits/{auditId}/restore', {
      params: { id, auditId },
      operation,
    }),
};
