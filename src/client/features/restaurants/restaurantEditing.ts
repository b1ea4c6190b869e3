import type { NewRestaurant, Restaurant } from '#shared/contract/restaurants';
import { apiRead } from '../../data/apiRead';
import { callApi } from '../../data/callApi';
import type { Editing } from '../../data/editing/Editing';
import { menuReads } from '../../data/reads/menuReads';

const operation = 'The restaurant';
const query = { siteUrl: undefined };

/** How editors read and store restaurants. */
export const restaurantEditing: Editing<Restaurant, NewRestaurant> = {
  reads: menuReads,
  list: apiRead('GET /restaurants', { operation: 'Restaurants' }),
  one: (id) => apiRead('GET /restaurants/{id}', { params: { id }, operation }),
  create: (body) => callApi('POST /restaurants', { query, body, operation }),
  change: (id, body) =>
    callApi('PUT /restaurants/{id}', { params: { id }, query, body, operation }),
  remove: (id) => callApi('DELETE /restaurants/{id}', { params: { id }, query, operation }),
  audits: (id) => apiRead('GET /restaurants/{id}/audits', { params: { id }, operation }),
  restore: (id, auditId) =>
    callApi('POST /restaurants/{id}/audits/{auditId}/restore', {
      params: { id, auditId },
      operation,
    }),
};
