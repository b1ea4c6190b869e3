import type { ReadName } from '../read/readKey';
import { ownNewsReads, topNewsReads } from './newsReads';

/** The portal's content pages, for readers. */
export const contentPageReads = [
  'GET /pages/content/{slug}',
  'POST /pages/query/center',
] as const satisfies readonly ReadName[];

/** The reads that a changed page changes, for editors. */
export const pageReads = [
  ...ownNewsReads,
  ...topNewsReads,
  ...contentPageReads,
  'GET /pages/{id}',
  'GET /pages/{id}/audits',
  'GET /pages/trash',
  'search',
  'search/suggestions',
] as const satisfies readonly ReadName[];
