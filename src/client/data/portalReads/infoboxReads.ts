import type { ReadName } from '../read/readKey';

/** The reads that a changed infobox changes. */
export const infoboxReads = [
  'GET /infoboxes',
  'GET /infoboxes/all',
  'GET /infoboxes/areas',
  'GET /infoboxes/next',
  'GET /infoboxes/{id}',
  'GET /infoboxes/{id}/audits',
] as const satisfies readonly ReadName[];
