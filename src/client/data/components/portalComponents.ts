import type { FeatureSettings } from '#shared/rules/settings';
import type { ComponentId } from '#shared/realtime';
import { callApi } from '../callApi';

/** How a component of the portal learns of new content. */
export interface PortalComponent {
  /** Beginnings of the keys under which its content is read (see `useRead`). */
  reads: readonly string[];
  /**
   * Milliseconds over which open pages spread their reading when everybody is told of a change at
   * once; left out: none.
   */
  spread?: number;
  /**
   * Asks for content that is new or updated since a time, ISO 8601 (BADGE-04); left out: only the
   * hub tells.
   */
  hasNewSince?: (time: string, signal: AbortSignal, settings: FeatureSettings) => Promise<boolean>;
  /** Whether the organisation uses it at all; left out: always. */
  isUsed?: (settings: FeatureSettings) => boolean;
}

/** Milliseconds. */
const newsSpread = 1_000;

/** Every component that can change under an open page. */
export const portalComponents: Readonly<Record<ComponentId, PortalComponent>> = {
  featuredNews: {
    reads: ['news/top/product/'],
    spread: newsSpread,
    hasNewSince: async (fromDate, signal) =>
      (
        await callApi('GET /pages/news/top/new', {
          query: { fromDate },
          operation: 'New featured news',
          signal,
        })
      ).length > 0,
  },
  personalNews: {
    reads: ['news/personal/product/', 'news/list/', 'pages/news/'],
    spread: newsSpread,
  },
  calendar: {
    reads: ['events/'],
    spread: newsSpread,
    hasNewSince: async (
      since,
      signal,
      { organizationCalenderSiteUrl: siteUrl, eventsDisplayQuery: displayQuery },
    ) =>
      (await import('../siteEvents')).hasChangedEvents({
        siteUrl,
        displayQuery,
        since,
        operation: 'New events',
        signal,
      }),
    isUsed: ({ organizationCalenderSiteUrl }) => organizationCalenderSiteUrl !== '',
  },
  appTiles: {
    reads: ['apptiles/'],
    spread: newsSpread,
    hasNewSince: async (lastVisitedDate, signal) =>
      (
        await callApi('GET /me/userapptiles/updates', {
          query: { lastVisitedDate },
          operation: 'New apps',
          signal,
        })
      ).length > 0,
  },
  requiredReading: {
    reads: ['itemstoread/'],
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
  broadcastMessages: { reads: ['broadcasts/'] },
  restaurantMenus: { reads: ['restaurants/'], spread: newsSpread },
  kpiCharts: { reads: ['charts/'], spread: newsSpread },
  powerBI: { reads: ['reports/'], spread: newsSpread },
  infoboxes: { reads: ['infoboxes/'], spread: newsSpread },
  channels: { reads: ['channelterms/', 'languageterms/'], spread: newsSpread },
  tabConfigurations: { reads: ['tabconfigurations/'] },
  featureSettings: { reads: ['session/settings'], spread: newsSpread },
};
