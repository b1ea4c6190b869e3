import type { Role } from '#shared/rules/roles';

/** The person who makes a request, as the access token describes them. */
export interface Person {
  /** Object id in the tenant (`oid`), lower case. */
  id: string;
  /** Principal name; for a guest without one their object id. */
  upn: string;
  displayName: string;
  roles: readonly Role[];
}
