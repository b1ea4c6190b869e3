import type { ReadName } from '../read/readKey';
import { infoboxReads } from './infoboxReads';
import { navigationReads } from './navigationReads';
import { newsReads, ownNewsReads } from './newsReads';
import { contentPageReads } from './pageReads';
import { shownTileReads, smartLinkReads } from './tileReads';

/** The reads that the server answers by a reader's channels and languages. */
const answered = [
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
export const targetedReads: readonly ReadName[] = [...new Set([...answered, ...newsReads])];

/** The settings, and what the server answers by them: some say how channels and languages count. */
export const settingReads = [
  'GET /featuresettings',
  'GET /admin/retention',
  ...answered,
] as const satisfies readonly ReadName[];
