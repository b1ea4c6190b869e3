import type { ReadName } from '../read/readKey';

/** The reads that a changed restaurant or menu changes. */
export const menuReads = [
  'GET /restaurantmenus',
  'GET /restaurantmenus/all',
  'GET /restaurantmenus/weeks',
  'GET /restaurantmenus/{id}',
  'GET /restaurantmenus/{id}/audits',
  'GET /restaurants',
  'GET /restaurants/{id}',
  'GET /restaurants/{id}/audits',
] as const satisfies readonly ReadName[];
