import type { ReadName } from '../read/readKey';

/** The reads that a changed report frame changes. */
export const frameReads = [
  'GET /powerbiframes',
  'GET /powerbiframes/{id}',
  'GET /powerbiframes/{id}/audits',
] as const satisfies readonly ReadName[];
