import type { Role } from '#shared/rules/people/roles';
import type { KeyedWrite } from './db/keyedWrite';

interface Identified {
  /** Object id in the tenant (`oid`), lower case. */
  id: string;
  /** Principal name; for a guest without one their object id. */
  upn: string;
  displayName: string;
}

/** A person as their access token describes them. */
export interface TokenPerson extends Identified {
  /** App roles in the token; they count in the claims mode only. */
  claimedRoles: readonly Role[];
}

/** The person who makes a request. */
export interface Person extends Identified {
  /**
   * The roles that the person holds (ROLE-02), requested when they are first needed. Throws
   * `ProblemError` where they cannot be determined: that is never the same as having none.
   */
  roles(): Promise<readonly Role[]>;
  /** The write that the request stores, where it has a key. */
  readonly write?: KeyedWrite;
}
