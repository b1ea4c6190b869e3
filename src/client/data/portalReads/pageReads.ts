import type { ReadName } from '../read/readKey';
import { ownNewsReads, topNewsReads } from './newsReads';

/** The portal's content pages, for readers. */
export const contentPageReads = [
  'GET /pages/content/{slug}',
  'GET /pages/{id}/neighbours',
  'POST /pages/query/center',
] as const satisfies readonly ReadName[];

/** A page, for readers and, before it is published, for editors. */
export const singlePageReads = [
  'GET /pages/news/{slug}',
  'GET /pages/content/{slug}',
  'GET /pages/{id}/neighbours',
] as const satisfies readonly ReadName[];

/** The reads that a changed page changes, for editors. */
export const pageReads = [
  ...ownNewsReads,
  ...topNewsReads,
  ...contentPageReads,
  'GET /pages/{id}',
  'GET /pages/{id}/audits',
  'GET /pages/{id}/notification',
  'GET /pages/trash',
  'search',
  'search/suggestions',
] as const satisfies readonly ReadName[];
