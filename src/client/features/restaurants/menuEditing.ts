import type { NewRestaurantMenu, RestaurantMenu } from '#shared/contract/restaurantMenus';
import { apiRead } from '../../data/apiRead';
import { callApi } from '../../data/callApi';
import type { Editing } from '../../data/editing/Editing';
import { menuReads } from '../../data/reads/menuReads';

const operation = 'The menu';
const query = { siteUrl: undefined };

/** How editors read and store menus. */
export const menuEditing: Editing<RestaurantMenu, NewRestaurantMenu> = {
  reads: menuReads,
  list: apiRead('GET /restaurantmenus/all', { operation: 'Menus' }),
  one: (id) => apiRead('GET /restaurantmenus/{id}', { params: { id }, operation }),
  create: (body) => callApi('POST /restaurantmenus', { query, body, operation }),
  change: (id, body) =>
    callApi('PUT /restaurantmenus/{id}', { params: { id }, query, body, operation }),
  remove: (id) => callApi('DELETE /restaurantmenus/{id}', { params: { id }, query, operation }),
  audits: (id) => apiRead('GET /restaurantmenus/{id}/audits', { params: { id }, operation }),
  restore: (id, auditId) =>
    callApi('POST /restaurantmenus/{id}/audits/{auditId}/restore', {
      params: { id, auditId },
      operation,
    }),
};
