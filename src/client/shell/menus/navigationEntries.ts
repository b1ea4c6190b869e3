import { isLicenceGuarded } from '#shared/rules/pages/routeAccess';
import { pageRoutes } from '#shared/rules/pages/routeTable';
import type { FeatureSettings } from '#shared/rules/settings/settings';
import type { ComponentId } from '#shared/realtime';
import type { FirstTexts } from '../../texts/topics';
import type { PortalRoute } from '../../routes';
import { isOpenToMembers, topNavigation, type TopNavigationFlags } from './topNavigation';

export interface NavigationEntry {
  title: string;
  /** Replaces the title in the bar of a phone. */
  shortTitle?: string;
  /** Shown with the title: the workplace name (NAV-02). */
  prefix?: string;
  address: string;
  /** Active only on exactly its own path (NAV-03). */
  exact: boolean;
  /** A second address that it is active on. */
  otherForm?: string;
  newTab: boolean;
  /** The components in it that can have new content (NAV-04). */
  components: readonly ComponentId[];
  /** Only its room is kept: it goes unless the person turns out to have a licence. */
  isPresumed?: boolean;
}

interface Situation {
  texts: FirstTexts;
  settings: FeatureSettings;
  licensed: boolean;
  /** Default: it is. */
  isLicenceKnown?: boolean;
  /** Of another organisation. */
  isGuest?: boolean;
  /** Inside Teams, where some pages have tabs of their own (TEAMS-22). */
  isInTeams?: boolean;
}

/** Keeps all links in the tab they are in (SETTINGS-39). */
const oneTab = 'open-all-links-in-same-tab';

type Page = Pick<PortalRoute, 'path' | 'components'>;

/** The top navigation: flagged routes, then the guide and the configured link (NAV-01..NAV-10). */
export function navigationEntries(
  routes: readonly Page[],
  situation: Situation,
  flagged: typeof topNavigation = topNavigation,
): NavigationEntry[] {
  const { texts, settings } = situation;
  const own = Object.entries(flagged).flatMap(([path, flags]): NavigationEntry[] => {
    const route = routes.find((built) => built.path === path);
    const title = flags.title(texts);
    if (!route || !title || !isShown(flags, situation)) return [];
    const prefix = flags.hasPrefix ? settings.workplaceName : undefined;
    const address = addressOf(route, situation);
    const { components = [] } = routes.find((built) => built.path === address) ?? route;
    return [
      {
        title,
        shortTitle: shortened(title, flags.shortTitle?.(texts)),
        prefix,
        address,
        exact: flags.exact ?? false,
        otherForm: flags.otherForm,
        newTab: false,
        components,
        ...(isPresumed(flags, situation) && { isPresumed: true }),
      },
    ];
  });
  return [...named(own), ...guideLink(settings, texts), ...configuredLink(settings)];
}

/** An organisation may call the page otherwise: then the short words no longer stand for it. */
function shortened(title: string, short: string | undefined): string | undefined {
  return short && title.toLowerCase().includes(short.toLowerCase()) ? short : undefined;
}

/** A page and its form for people without a licence are one entry where both would show (NAV-10). */
function named(entries: readonly NavigationEntry[]): NavigationEntry[] {
  return entries.filter(
    ({ title }, index) => entries.findIndex((other) => other.title === title) === index,
  );
}

/**
 * Where the light home takes the place of the start page, the entry leads there at once (TODAY-18).
 */
function addressOf({ path }: Page, { settings, licensed }: Situation): string {
  return path === '/' && !licensed && isLicenceGuarded(pageRoutes[path], settings)
    ? '/light'
    : path;
}

function isShown(flags: TopNavigationFlags, situation: Situation): boolean {
  const { hasTab, onlyShowForLicensedUsers } = flags;
  const { settings, licensed, isInTeams } = situation;
  if (isInTeams && hasTab) return false;
  return (
    isOpenToMembers(flags, situation) ||
    onlyShowForLicensedUsers === undefined ||
    settings.bypassLicenseFilterInTopNav ||
    onlyShowForLicensedUsers === licensed
  );
}

/** Whether it shows by a licence that is not known yet. */
function isPresumed(flags: TopNavigationFlags, situation: Situation): boolean {
  const { isLicenceKnown = true } = situation;
  return !isLicenceKnown && !isShown(flags, { ...situation, licensed: false });
}

/** NAV-06, NAV-13. */
function guideLink(settings: FeatureSettings, texts: FirstTexts): NavigationEntry[] {
  return settings.guideSiteUrl
    ? [
        {
          title: texts.navigation.guide,
          address: settings.guideSiteUrl,
          exact: true,
          newTab: !settings[oneTab],
          components: [],
        },
      ]
    : [];
}

/** NAV-07, NAV-13. */
function configuredLink(settings: FeatureSettings): NavigationEntry[] {
  const { title, url, openInNewTab = false } = settings.linkTopNav;
  const newTab = openInNewTab && !settings[oneTab];
  return title && url ? [{ title, address: url, exact: true, newTab, components: [] }] : [];
}
