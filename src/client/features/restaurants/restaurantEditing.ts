import type { NewRestaurant, Restaurant } from '#shared/contract/restaurants';
import { callApi } from '../../data/callApi';
import type { Editing } from '../../data/editing/Editing';

const operation = 'The restaurant';
const query = { siteUrl: undefined };

/** How editors read and store restaurants. */
export const restaurantEditing: Editing<Restaurant, NewRestaurant> = {
  key: 'restaurants/',
  list: (signal) => callApi('GET /restaurants', { operation: 'Restaurants', signal }),
  one: (id, signal) => callApi('GET /restaurants/{id}', { params: { id }, operation, signal }),
  create: (body) => callApi('POST /restaurants', { query, body, operation }),
  change: (id, body) =>
    callApi('PUT /restaurants/{id}', { params: { id }, query, body, operation }),
  remove: (id) => callApi('DELETE /restaurants/{id}', { params: { id }, query, operation }),
  audits: (id, signal) =>
    callApi('GET /restaurants/{id}/audits', { params: { id }, operation, signal }),
  restore: (id, auditId) =>
    callApi('POST /restaurants/{id}/audits/{auditId}/restore', {
      params: { id, auditId },
      operation,
    }),
};
