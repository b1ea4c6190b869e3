import type { ReadName } from '../read/readKey';

/** The reads that a changed chart changes. */
export const chartReads = [
  'GET /chartgroups',
  'GET /chartgroups/active',
  'GET /chartgroups/{id}',
  'GET /chartgroups/{id}/audits',
] as const satisfies readonly ReadName[];
