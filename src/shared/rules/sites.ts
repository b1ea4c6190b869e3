import { initials } from './initials';

/** What the site of a group is beside a site. */
export type SiteTrait = 'team' | 'community' | 'private';

/** A site as a card shows it. */
export interface SiteCard {
  Title: string;
  Url: string;
  /** One or two letters. */
  Acronym: string;
  /** What else is said of it. */
  Description?: string;
  Traits?: readonly SiteTrait[];
}

/**
 * A group of the directory (PEOPLE-32), as Graph has it. Everything but the id may be missing,
 * `creationOptions` from whole organisations.
 */
export interface DirectoryGroup {
  id: string;
  displayName?: string | null;
  description?: string | null;
  /** Has `Team` where it has one. */
  resourceProvisioningOptions?: string[];
  /** Has `YammerProvisioning` where it is a community. */
  creationOptions?: string[];
  visibility?: string | null;
  /** Has `Unified` where it has mail and a site. */
  groupTypes?: string[];
  mailNickname?: string | null;
}

/** A site that somebody has visited, as SharePoint's list of them has it (SITES-06). */
export interface RecentSite {
  title?: string | null;
  Url?: string | null;
}

/** Requested, and shown (SITES-05). */
export const latestSites = { requested: 50, shown: 6 } as const;

export function cardOf(
  title: string | null | undefined,
  Url: string,
  more: Partial<SiteCard> = {},
): SiteCard {
  const Title = title?.trim() || Url;
  return { Title, Url, Acronym: initials(Title).toUpperCase(), ...more };
}

/** Each site once, in the order of their visits; without an address there is nothing to open. */
export function cardsOfRecent(sites: readonly RecentSite[]): SiteCard[] {
  const byAddress = new Map<string, SiteCard>();
  for (const { title, Url } of sites) {
    const key = Url?.toLowerCase().replace(/\/+$/, '');
    if (Url && key && !byAddress.has(key)) byAddress.set(key, cardOf(title, Url));
  }
  return [...byAddress.values()];
}

/** The sites of groups that have one, by name. SharePoint itself leads from a group to its site. */
export function cardsOfGroups(
  groups: readonly DirectoryGroup[],
  sharePointUrl: string,
): SiteCard[] {
  return groups
    .filter(({ groupTypes }) => groupTypes?.includes('Unified'))
    .map((group) => {
      const { id, displayName, mailNickname, description } = group;
      const address = `${sharePointUrl}/_layouts/15/groupstatus.aspx?id=${encodeURIComponent(id)}&target=site`;
      return cardOf(displayName || mailNickname, address, {
        ...(description && { Description: description }),
        Traits: traitsOf(group),
      });
    })
    .sort((a, b) => a.Title.localeCompare(b.Title));
}

/** SITES-24, SITES-25. */
function traitsOf({
  resourceProvisioningOptions,
  creationOptions,
  visibility,
}: DirectoryGroup): SiteTrait[] {
  return [
    ...(resourceProvisioningOptions?.includes('Team') ? ['team' as const] : []),
    ...(creationOptions?.includes('YammerProvisioning') ? ['community' as const] : []),
    ...(visibility?.toLowerCase() === 'private' ? ['private' as const] : []),
  ];
}

/** Those whose name has the typed text, whatever the case (SITES-12). */
export function sitesNamed(sites: readonly SiteCard[], typed: string): SiteCard[] {
  const wanted = typed.trim().toLocaleLowerCase();
  return sites.filter(({ Title }) => Title.toLocaleLowerCase().includes(wanted));
}
