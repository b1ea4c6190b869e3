import type { ReadName } from '../read/readKey';
import { ownNewsReads, topNewsReads } from './newsReads';

/** The reads that a changed page changes, for editors. */
export const pageReads = [
  ...ownNewsReads,
  ...topNewsReads,
  'GET /pages/{id}',
  'GET /pages/{id}/audits',
  'GET /pages/content/{slug}',
  'GET /pages/trash',
] as const satisfies readonly ReadName[];
