import type { ReadName } from '../read/readKey';

/** The reads that a changed node of the menu changes. */
export const navigationReads = [
  'GET /NavigationNodes',
  'GET /NavigationNodes/{id}',
  'GET /NavigationNodes/{id}/audits',
] as const satisfies readonly ReadName[];
