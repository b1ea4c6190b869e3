import { keysOf } from '../values/records';
import type { ClientConfig } from '../../clientConfig';
import { isSharePointHost } from './sharePointHosts';
import { cardOf, type SiteCard } from './sites';

/** Who says where somebody has been. */
export type SiteSource = 'recent' | 'used' | 'home' | 'followed';

/** The kind of a site, as far as it is worth a word. */
export type SiteKind = 'team' | 'communication' | 'channel';

/** A site somebody has visited or follows. */
export interface VisitedSite extends SiteCard {
  /** `#rrggbb`. */
  Color?: string;
  Kind?: SiteKind;
  /** Of the group that it belongs to. */
  GroupId?: string;
  /** A page outside of SharePoint: nobody follows it there, and nothing more is known of it. */
  IsElsewhere?: true;
}

export interface VisitedSites {
  sites: VisitedSite[];
  source: SiteSource;
}

/**
 * A site that somebody has visited, as SharePoint's list of them has it (SITES-06). The list is not
 * documented: its neighbours write `url` and `webUrl`, and each of it may be missing.
 */
export interface RecentSite {
  groupId?: string | null;
  title?: string | null;
  name?: string | null;
  template?: { name?: string | null } | null;
  resourceVisualization?: { color?: string | null } | null;
  Url?: string | null;
  url?: string | null;
  webUrl?: string | null;
}

/** A site as SharePoint's home service has it. */
export interface HomeSite {
  Title?: string | null;
  Url?: string | null;
  OriginalUrl?: string | null;
  BannerColor?: string | null;
  WebTemplate?: string | null;
  ItemReference?: { GroupId?: string | null } | null;
}

/** Graph's answer about a used site, or a page of the web. */
export interface UsedSite {
  resourceVisualization?: { title?: string | null; containerDisplayName?: string | null } | null;
  resourceReference?: { webUrl?: string | null } | null;
}

/** Requested, and shown at first (SITES-05). */
export const latestSites = { requested: 50, shown: 6 } as const;

export function cardsOfRecent(sites: readonly RecentSite[]): VisitedSite[] {
  return once(
    sites.map((site) => ({
      title: site.title ?? site.name,
      address: site.Url ?? site.webUrl ?? site.url,
      color: site.resourceVisualization?.color,
      template: site.template?.name,
      groupId: site.groupId,
    })),
  );
}

export function cardsOfHome(sites: readonly HomeSite[]): VisitedSite[] {
  return once(
    sites.map((site) => ({
      title: site.Title,
      address: site.OriginalUrl || site.Url,
      color: site.BannerColor,
      template: site.WebTemplate,
      groupId: site.ItemReference?.GroupId,
    })),
  );
}

/** The other way round, for sites that the home service does not list yet. */
export function homeSiteOf({ Title, Url, Color, Kind, GroupId }: VisitedSite): HomeSite {
  const WebTemplate = keysOf(kinds).find((template) => kinds[template] === Kind);
  return { Title, Url, BannerColor: Color, WebTemplate, ItemReference: { GroupId } };
}

export function cardsOfUsed(sites: readonly UsedSite[]): VisitedSite[] {
  return once(sites.map(looseOf));
}

/** The same with pages of the web: in SharePoint the site that each is of, once (SITES-04). */
export function cardsOfUsedPages(
  { sites, pages }: { sites: readonly UsedSite[]; pages: readonly UsedSite[] },
  config: Pick<ClientConfig, 'sharePointUrl'>,
): VisitedSite[] {
  const siteOfPage = (page: UsedSite): Loose => {
    const { title, address } = looseOf(page);
    if (!address || !URL.canParse(address)) return {};
    const url = new URL(address);
    if (!isSharePointHost(url, config)) return { title, address, isElsewhere: true };
    const site = siteAddress(url);
    const isSite = siteKey(site) === siteKey(address);
    return {
      title: isSite ? title : page.resourceVisualization?.containerDisplayName,
      address: site,
    };
  };
  return once([...sites.map(looseOf), ...pages.map(siteOfPage)]);
}

function looseOf({ resourceVisualization, resourceReference }: UsedSite): Loose {
  return { title: resourceVisualization?.title, address: resourceReference?.webUrl };
}

/** The address of the site that a page is in. */
function siteAddress({ origin, pathname }: URL): string {
  return origin + (/^\/(sites|teams|personal)\/[^/]+/i.exec(pathname)?.[0] ?? '');
}

export function cardsOfGraph(
  sites: readonly { displayName?: string | null; webUrl?: string | null }[],
): VisitedSite[] {
  return once(sites.map(({ displayName, webUrl }) => ({ title: displayName, address: webUrl })));
}

interface Loose {
  title?: string | null | undefined;
  address?: string | null | undefined;
  color?: string | null | undefined;
  template?: string | null | undefined;
  groupId?: string | null | undefined;
  isElsewhere?: true;
}

/** Each site once, in the order given; without an address there is nothing to open. */
function once(sites: readonly Loose[]): VisitedSite[] {
  const byAddress = new Map<string, VisitedSite>();
  for (const { title, address, color, template, groupId, isElsewhere } of sites) {
    const key = address && siteKey(address);
    if (!key || !URL.canParse(address) || byAddress.has(key)) continue;
    const kind = kindOf(template);
    byAddress.set(key, {
      ...cardOf(title, address),
      ...(color && /^#[0-9a-f]{6}$/i.test(color) && { Color: color }),
      ...(kind && { Kind: kind }),
      ...(groupId && !/^[0-]+$/.test(groupId) && { GroupId: groupId }),
      ...(isElsewhere && { IsElsewhere: isElsewhere }),
    });
  }
  return [...byAddress.values()];
}

/** Two addresses of the same site are the same by this. */
export function siteKey(address: string): string {
  return address.toLowerCase().replace(/\/+$/, '');
}

/** SharePoint names templates by a name or by its number. */
const kinds: Readonly<Record<string, SiteKind>> = {
  GROUP: 'team',
  '64': 'team',
  STS: 'team',
  '1': 'team',
  SITEPAGEPUBLISHING: 'communication',
  '68': 'communication',
  TEAMCHANNEL: 'channel',
  '69': 'channel',
};

function kindOf(template: string | null | undefined): SiteKind | undefined {
  return kinds[template?.split('#')[0]?.toUpperCase() ?? ''];
}

/** Sites people use often; the portal shows their news elsewhere (ACTIVITY-09). */
export function frequentSites(sites: readonly VisitedSite[], max: number): VisitedSite[] {
  return sites.filter(({ Url }) => !/\/news\/*$/i.test(Url)).slice(0, max);
}
