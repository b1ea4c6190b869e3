import { initials } from '../people/initials';

/** A site as a card shows it. */
export interface SiteCard {
  Title: string;
  Url: string;
  /** One or two letters. */
  Acronym: string;
  /** Further words about the site. */
  Description?: string;
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

export function cardOf(
  title: string | null | undefined,
  Url: string,
  more: Partial<SiteCard> = {},
): SiteCard {
  const Title = title?.trim() || Url;
  return { Title, Url, Acronym: initials(Title).toUpperCase(), ...more };
}

/** Where a site lies, as people read it. */
export function placeOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host + new URL(address).pathname : address;
}
