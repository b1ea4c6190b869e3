import type { ReadName } from '../read/readKey';

/** The portal's own news that a person sees beside the featured ones, and single pages. */
export const ownNewsReads = [
  'GET /pages/news/my',
  'GET /pages/news/{slug}',
  'GET /pages/{id}/neighbours',
  'POST /pages/query',
  'POST /pages/query/center',
] as const satisfies readonly ReadName[];

/** Featured news, from all sources. */
export const topNewsReads = [
  'GET /pages/news/top',
  'news/top',
] as const satisfies readonly ReadName[];

/** Everything that is chosen for a reader of news. */
export const newsReads = [
  ...ownNewsReads,
  ...topNewsReads,
  'news/anySite',
  'news/followedSites',
  'news/personal',
] as const satisfies readonly ReadName[];
