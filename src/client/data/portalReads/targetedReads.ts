import type { ReadName } from '../read/readKey';
import { broadcastReads } from './broadcastReads';
import { frameReads } from './frameReads';
import { infoboxReads } from './infoboxReads';
import { navigationReads } from './navigationReads';
import { newsReads, ownNewsReads } from './newsReads';
import { contentPageReads } from './pageReads';
import { channelReads, languageReads } from './termReads';
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
const targetedReads: readonly ReadName[] = [...new Set([...answeredReads, ...newsReads])];

/** The reads that change with the channels a person follows. */
export const followedChannelReads: readonly ReadName[] = [
  'GET /me/userchannelterms',
  ...channelReads,
  ...targetedReads,
  ...broadcastReads,
  ...frameReads,
];

/** The reads that change with the languages a person reads. */
export const readLanguageReads: readonly ReadName[] = [
  'GET /me/userlanguageterms',
  ...languageReads,
  ...targetedReads,
];
