import type { ReadName } from '../read/readKey';

/** The reads that a changed item to read changes. */
export const readingReads = [
  'GET /itemstoread',
  'GET /itemstoread/{id}',
  'GET /itemstoread/{id}/audits',
  'GET /itemstoread/{id}/report',
  'GET /me/useritemstoread',
] as const satisfies readonly ReadName[];
