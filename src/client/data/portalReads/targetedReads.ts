import type { ReadName } from '../read/readKey';
import { infoboxReads } from './infoboxReads';
import { navigationReads } from './navigationReads';
import { newsReads, ownNewsReads } from './newsReads';
import { contentPageReads } from './pageReads';
import { shownTileReads, smartLinkReads } from './tileReads';

/**
 * The reads that the server answers by a reader's channels and languages, and by the settings that
 * say how these count.
 */
export const answeredReads = [
  'GET /pages/news/top',
  ...ownNewsReads,
  ...contentPageReads,
  ...infoboxReads,
  ...navigationReads,
  ...shownTileReads,
  ...smartLinkReads,
  'search',
  'search/suggestions',
] as const satisfies readonly ReadName[];

/** The same, and news of Microsoft 365, which is chosen for the reader here. */
export const targetedReads: readonly ReadName[] = [...new Set([...answeredReads, ...newsReads])];
