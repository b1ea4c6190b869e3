import type { SiteChannel } from './siteTemplates';
import { slugOf } from '../pages/slug';

/** Somebody who is to own a new site, or to be a member of it. */
export interface SitePerson {
  id: string;
  name: string;
}

/** A site as the person wants it (CREATESITE-10). */
export interface NewSite {
  name: string;
  /** The group's `mailNickname`. */
  address: string;
  description: string;
  isPrivate: boolean;
  owners: readonly SitePerson[];
  members: readonly SitePerson[];
  /** Id of a sensitivity label; empty: none. */
  label: string;
  hasTeam: boolean;
  /** Name of the template that was chosen; left out: none, or kept by an earlier version. */
  template?: string;
  /** Channels that its team begins with. */
  channels: readonly SiteChannel[];
}

/** A site that is being made: what is wanted, and what is there by now. */
export interface SiteInMaking {
  site: NewSite;
  /** ISO 8601. */
  startedAt: string;
  /** The group has been requested, and may be there, whatever came back. */
  isAsked: boolean;
  groupId?: string;
  /** Ids of those who are in by now. */
  owners: readonly string[];
  members: readonly string[];
  /** Ids of those whom the directory would not add; left out: nobody so far. */
  refused?: readonly string[];
  hasTeam: boolean;
  /** Ids of the channels by their names. */
  channels: Readonly<Record<string, string>>;
  /** Those of the tabs that are there: channel and name. */
  tabs: readonly string[];
  siteUrl?: string;
}

const makingSteps = ['group', 'people', 'team', 'channels', 'site'] as const;
export type MakingStep = (typeof makingSteps)[number];

/** The steps that it takes to make a site, in this order. */
export function stepsOf({ owners, members, hasTeam, channels }: NewSite): MakingStep[] {
  return makingSteps.filter(
    (step) =>
      (step !== 'people' || owners.length + members.length > 0) &&
      (step !== 'team' || hasTeam) &&
      (step !== 'channels' || (hasTeam && channels.length > 0)),
  );
}

export function begunSite(site: NewSite, now: Date): SiteInMaking {
  return {
    site,
    startedAt: now.toISOString(),
    isAsked: false,
    owners: [],
    members: [],
    hasTeam: false,
    channels: {},
    tabs: [],
  };
}

/** Whether a group that was requested for one site may be there, and is the other site's, too. */
export function mayBeGroupOf(site: NewSite, asked: SiteInMaking | undefined): boolean {
  const of = ({ name, address, description, isPrivate, label }: NewSite) =>
    JSON.stringify([name, address, description, isPrivate, label]);
  return asked?.isAsked === true && of(asked.site) === of(site);
}

/** Characters. Source: Graph, "Create group". */
export const maxNameLength = 256;
export const maxAddressLength = 64;
/** Characters; the directory refuses more without saying so in its documentation. */
export const maxDescriptionLength = 1_024;

/** An address for a name: the letters that mail takes, with dashes between words. */
export function proposedAddress(name: string): string {
  const slug = slugOf(name);
  // The slug of a name without such letters.
  return slug === 'page' && !/page/i.test(name) ? '' : slug.slice(0, 60).replace(/-$/, '');
}

export type AddressFlaw = 'missing' | 'tooLong' | 'characters';

/** The flaw of an address by itself; whether it is free the directory knows. */
export function addressFlaw(address: string): AddressFlaw | undefined {
  if (address === '') return 'missing';
  if (address.length > maxAddressLength) return 'tooLong';
  return /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+$/.test(address) ? undefined : 'characters';
}

/** The flaw that the directory finds in a name, by its naming policy. */
export interface NamingFlaw {
  target: 'displayName' | 'mailNickname';
  code: string;
  prefix?: string;
  suffix?: string;
}

/** A name as the policy wants it to begin and to end. */
export function withAffixes(name: string, { prefix = '', suffix = '' }: NamingFlaw): string {
  return (name.startsWith(prefix) ? '' : prefix) + name + (name.endsWith(suffix) ? '' : suffix);
}

/** The properties that show a person's licences, as the directory has them. */
export interface LicensedPerson {
  userType?: string | null;
  userPrincipalName?: string;
  assignedPlans?: readonly { service?: string | null; capabilityStatus?: string | null }[];
}

/** Why somebody can neither create nor own a site; nothing where they can. */
export function reasonAgainst(person: LicensedPerson): 'guest' | 'licence' | undefined {
  if (person.userType === 'Guest' || person.userPrincipalName?.includes('#EXT#')) return 'guest';
  const hasSharePoint = person.assignedPlans?.some(
    ({ service, capabilityStatus }) => service === 'SharePoint' && capabilityStatus === 'Enabled',
  );
  // Where the directory gives no plans nothing is known.
  return person.assignedPlans === undefined || hasSharePoint ? undefined : 'licence';
}
