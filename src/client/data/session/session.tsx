import { createContext, useContext } from 'react';
import type { ClientConfig } from '#shared/clientConfig';
import type { User, UserChoices } from '#shared/contract/people/users';
import type { Role } from '#shared/rules/people/roles';
import type { FeatureSettings } from '#shared/rules/settings/settings';
import type { Failure } from '../connection/failure';

export interface Person {
  /** Object id in the tenant. */
  id: string;
  upn: string;
  name: string;
}

/** Who is signed in and what applies to them. There before any page renders (AUTH-17, AUTH-18). */
export interface Session {
  person: Person;
  user: User;
  settings: FeatureSettings;
  /** Those known so far; all of them once `areRolesKnown`. */
  roles: readonly Role[];
  areRolesKnown: boolean;
  /** Why the roles could not be asked for; then none may be taken as missing. */
  rolesTrouble?: { failure: Failure; reload: () => void };
  /** Always true while workplace-light mode is off (LICENCE-02). */
  licensed: boolean;
  /**
   * False while the licence is being asked for on a first visit; reads of Microsoft 365 wait for it
   * by themselves.
   */
  isLicenceKnown: boolean;
  config: ClientConfig;
  /**
   * Stores a change of the own user record and reads it again (USER-03). A function is given the
   * record as it is stored now, where what another device has chosen is to stay. Throws a
   * `FailureError`.
   */
  updateUser(choices: UserChoices | ((stored: User) => UserChoices)): Promise<void>;
}

export const SessionContext = createContext<Session | undefined>(undefined);

/** The session of the signed-in person; only inside the portal. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session)
    throw new Error('useSession needs a signed-in person: render it inside the portal.');
  return session;
}

/**
 * Whether the person is known to have a licence. What can be pressed waits for it, so that nothing
 * is offered that then goes away; what only takes up room may presume it (`licensed`).
 */
export function useHasLicence(): boolean {
  const { licensed, isLicenceKnown } = useSession();
  return licensed && isLicenceKnown;
}
