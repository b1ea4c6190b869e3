import type { SearchHit } from '../news/newsFromSearch';
import {
  ownNames,
  standardHit,
  type ManagedProperty,
  type PropertyNames,
} from '../search/searchProperties';
import type { Colleague } from './people';

/** A person as SharePoint's search finds them: managed property → text (PEOPLE-30). */
export type PersonHit = Readonly<Partial<Record<(typeof personProperties)[number], string | null>>>;

/** The properties of a person that are requested of the search. */
const personProperties = [
  'AccountName',
  'PreferredName',
  'WorkEmail',
  'PictureURL',
  'Department',
  'OfficeNumber',
  'JobTitle',
  'MobilePhone',
  'WorkPhone',
  'Path',
] as const;

/** Those of them that the organisation may have mapped to its own (SEARCH-27). */
const mapped: Readonly<Partial<Record<string, ManagedProperty>>> = {
  AccountName: 'account',
  PreferredName: 'name',
  WorkEmail: 'mail',
  JobTitle: 'jobTitle',
  Department: 'department',
  OfficeNumber: 'office',
  MobilePhone: 'mobilePhone',
  WorkPhone: 'workPhone',
  PictureURL: 'photo',
  Path: 'address',
};

/** The properties that a search for people selects, by their names in the organisation. */
export function selectedPersonProperties(names: PropertyNames): string[] {
  return ownNames(personProperties, names, mapped);
}

/** A person found by the names of the organisation, with SharePoint's own names. */
export function personHit(hit: SearchHit, names: PropertyNames): PersonHit {
  return standardHit(hit, personProperties, names, mapped);
}

/**
 * A found person as people cards know them (PEOPLE-30). An account name is
 * `i:0#.f|membership|name@example.com`.
 */
export function colleagueFromSearch(hit: PersonHit): Colleague {
  const account = hit.AccountName ?? '';
  const userPrincipalName = account.slice(account.lastIndexOf('|') + 1) || hit.WorkEmail || '';
  return {
    id: userPrincipalName,
    userPrincipalName,
    displayName: hit.PreferredName || userPrincipalName,
    mail: hit.WorkEmail || null,
    department: hit.Department || null,
    officeLocation: hit.OfficeNumber || null,
    jobTitle: hit.JobTitle || null,
    mobilePhone: hit.MobilePhone || null,
    businessPhones: hit.WorkPhone ? [hit.WorkPhone] : [],
  };
}
