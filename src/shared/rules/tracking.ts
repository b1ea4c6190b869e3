import { pageRoutes } from './pages/routeTable';
import { isAddress } from './addresses/webAddress';
import { keysOf } from './values/records';

/** The events that are counted beside page views (TRACK-03). */
const trackedEvents = [
  'AppClick',
  'LinkClick',
  'NewsDescrClick',
  'WPSearch',
  'WPSearchClose',
  'WPSearchNoResult',
  'WPUserChannels',
] as const;
export type TrackedEventName = (typeof trackedEvents)[number];

/** Name of a page view among the events (TRACK-01). */
export const pageView = 'PageView';
export const trackedNames = [pageView, ...trackedEvents] as const;

/** Pages are counted by their place in the table of routes: an address could name a person. */
export const trackedPaths = keysOf(pageRoutes);

/**
 * Most events in one request, characters of a search term, and events that one person may send in an
 * hour: several times as many as a day of work has.
 */
export const trackingLimits = { batch: 50, searchTerm: 200, anHour: 5_000 } as const;

/**
 * A link without its query and fragment, which could hold anything about a person. Nothing for what
 * is no address of the web or the portal.
 */
export function linkWithoutQuery(link: string): string | undefined {
  const bare = link.replace(/[?#].*/s, '').slice(0, 2_000);
  return isAddress(bare) && !namesSomebody(bare) ? bare : undefined;
}

/** Profiles and personal sites carry a person's name in their path. */
function namesSomebody(link: string): boolean {
  const { username, password, pathname } = new URL(link, 'https://portal.invalid');
  return username + password !== '' || /^\/(user|personal)\//i.test(pathname);
}
