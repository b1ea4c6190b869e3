import type { Colleague } from './people';

/** A person as SharePoint's search finds them: managed property → text (PEOPLE-30). */
export type PersonHit = Readonly<Partial<Record<(typeof personProperties)[number], string | null>>>;

/** The properties of a person that are requested of the search. */
export const personProperties = [
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
