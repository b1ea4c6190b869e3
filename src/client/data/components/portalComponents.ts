import type { FeatureSettings } from '#shared/rules/settings/settings';
import type { ComponentId } from '#shared/realtime';
import { callApi } from '../connection/callApi';
import { hasOwnNews } from '../session/hasOwnNews';
import type { ReadName } from '../read/readKey';
import { broadcastReads } from '../portalReads/broadcastReads';
import { chartReads } from '../portalReads/chartReads';
import { frameReads } from '../portalReads/frameReads';
import { infoboxReads } from '../portalReads/infoboxReads';
import { menuReads } from '../portalReads/menuReads';
import { navigationReads } from '../portalReads/navigationReads';
import { ownNewsReads, topNewsReads } from '../portalReads/newsReads';
import { contentPageReads, singlePageReads } from '../portalReads/pageReads';
import { readingReads } from '../portalReads/readingReads';
import { channelReads, languageReads } from '../portalReads/termReads';
import {
  answeredReads,
  followedChannelReads,
  readLanguageReads,
} from '../portalReads/targetedReads';
import { tileReads } from '../portalReads/tileReads';
import { isOwnChoice } from '../targeting/ownChoice';

/** How a component of the portal learns of new content. */
export interface PortalComponent {
  /** The reads of its content: calls of the product API, and reads of other services. */
  reads: readonly ReadName[];
  /** The reads of other components that a change of this one changes. */
  dependents?: readonly ReadName[];
  /** Whether all that has changed was changed in this window, which has read it again. */
  isOwn?: () => Promise<boolean>;
  /** The reads where a check has found new content (BADGE-06); left out: the same. */
  readsWhenFound?: readonly ReadName[];
  /**
   * Milliseconds over which open pages spread their reading when all are notified of a change at
   * once; left out: none.
   */
  spread?: number;
  /**
   * Asks for content that is new or updated since a time, ISO 8601 (BADGE-04); left out: only the
   * hub notifies.
   */
  hasNewSince?: (time: string, signal: AbortSignal, settings: FeatureSettings) => Promise<boolean>;
  /** Whether it has the portal's own content, of which the hub tells; left out: always. */
  hasOwn?: (settings: FeatureSettings) => boolean;
  /** Whether the organisation uses it at all; left out: always. */
  isUsed?: (settings: FeatureSettings) => boolean;
}

/** Milliseconds. */
const newsSpread = 1_000;

/** Every component that can change under an open page. */
export const portalComponents: Readonly<Record<ComponentId, PortalComponent>> = {
  featuredNews: {
    // The hub tells of the portal's own pages alone.
    reads: ['GET /pages/news/top'],
    readsWhenFound: topNewsReads,
    spread: newsSpread,
    hasOwn: hasOwnNews,
    hasNewSince: async (since, signal, settings) =>
      (await import('./newTopNews')).hasNewTopNews({ since, settings, signal }),
  },
  personalNews: {
    reads: ownNewsReads,
    spread: newsSpread,
    hasOwn: hasOwnNews,
  },
  // Of those who do not read the language of a page, and so find it in no list.
  newsPages: {
    reads: [],
    dependents: ['GET /pages/news/{slug}', 'GET /pages/{id}/neighbours'],
    spread: newsSpread,
  },
  contentPages: { reads: contentPageReads, spread: newsSpread },
  calendar: {
    reads: ['events'],
    spread: newsSpread,
    hasNewSince: async (since, signal, settings) =>
      (await import('../sharePoint/changedEvents')).hasChangedEvents({ since, settings, signal }),
    isUsed: ({ organizationCalenderSiteUrl }) => organizationCalenderSiteUrl !== '',
  },
  appTiles: {
    reads: tileReads,
    spread: newsSpread,
    hasNewSince: async (since, signal) => (await import('./newTiles')).hasNewTiles(since, signal),
  },
  requiredReading: {
    reads: readingReads,
    spread: newsSpread,
    hasNewSince: async (
      lastVisitedDate,
      signal,
      { includeDraftsInRequiredReading: includeDrafts },
    ) =>
      (
        await callApi('GET /me/useritemstoread/updates', {
          query: { lastVisitedDate, includeDrafts },
          operation: 'New required reading',
          signal,
        })
      ).length > 0,
    // BADGE-05.
    isUsed: ({ enableRequiredReading }) => enableRequiredReading,
  },
  broadcastMessages: { reads: broadcastReads },
  restaurantMenus: { reads: menuReads, spread: newsSpread },
  kpiCharts: { reads: chartReads, spread: newsSpread },
  powerBI: { reads: frameReads, spread: newsSpread },
  infoboxes: { reads: infoboxReads, spread: newsSpread },
  navigationNodes: { reads: navigationReads, spread: newsSpread },
  footer: { reads: ['GET /siteelements'], spread: newsSpread },
  channels: { reads: [...channelReads, ...languageReads], spread: newsSpread },
  tabConfigurations: { reads: ['GET /me/usertabcomponentconfigurations'] },
  // Of editors alone: what they have written, and who writes at the same time.
  pages: {
    reads: [
      'GET /pages/{id}/audits',
      'GET /pages/{id}/notification',
      'GET /pages/trash',
      'POST /pages/query/center',
    ],
    dependents: singlePageReads,
  },
  // The form asks when it opens, and learns of another window when it saves; `useUnfinished` and
  // `useWorkingCopy` hear of one that has gone.
  workingCopies: { reads: [] },
  pageEditing: { reads: ['GET /pages/{id}/editing'] },
  // An open gallery hears by itself, because no read keeps it.
  images: { reads: [] },
  // The pages that the person has opened, here or on another device.
  readPages: { reads: ['GET /me/readpages'] },
  // Choices of the person for themselves, in another window or on another device.
  user: { reads: ['GET /users/me'] },
  // The channels and languages that the person chose, here or on another device.
  userChannelTerms: {
    reads: ['GET /me/userchannelterms'],
    dependents: followedChannelReads,
    isOwn: () =>
      isOwnChoice('userChannelTerms', async () =>
        (await callApi('GET /me/userchannelterms', { operation: 'Your channels' })).map(
          ({ ChannelTermId }) => ChannelTermId,
        ),
      ),
    spread: newsSpread,
  },
  userLanguageTerms: {
    reads: ['GET /me/userlanguageterms'],
    dependents: readLanguageReads,
    isOwn: () =>
      isOwnChoice('userLanguageTerms', async () =>
        (await callApi('GET /me/userlanguageterms', { operation: 'Your languages' })).map(
          ({ LanguageTermId }) => LanguageTermId,
        ),
      ),
    spread: newsSpread,
  },
  featureSettings: {
    reads: ['GET /featuresettings', 'GET /admin/retention'],
    dependents: answeredReads,
    spread: newsSpread,
  },
  // Of administrators alone: a removal began or ended.
  retention: { reads: ['GET /admin/retention'] },
};
