import type { ReadName } from '../read/readKey';

/** What a changed node of the menu changes. */
export const navigationReads = [
  'GET /NavigationNodes',
  'GET /NavigationNodes/{id}',
  'GET /NavigationNodes/{id}/audits',
] as const satisfies readonly ReadName[];
