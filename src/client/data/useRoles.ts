import { useMemo } from 'react';
import { roles as allRoles, type Role } from '#shared/rules/roles';
import type { Account } from '../auth/SignInStrategy';
import { connection } from './connection';
import { invalidate } from './invalidate';
import type { Session } from './session';
import { rolesRead } from './sessionReads';
import { useLast } from './useLast';
import { useRead } from './useRead';

const none: readonly Role[] = [];

/**
 * The roles of the person: those in the sign-in token and those that the server lists (ROLE-03,
 * ROLE-04). In the SharePoint mode the token's count for nothing; the server asks for the groups
 * (ROLE-07). Before `isDue` the server is not asked.
 */
export function useRoles(
  { roles: claimed }: Account,
  isDue: boolean,
): Pick<Session, 'roles' | 'areRolesKnown' | 'rolesTrouble'> {
  const answer = useRead<Role[]>({ ...rolesRead, isWanted: isDue });
  const listed = useLast(answer);
  const failure = answer.state === 'failed' ? answer.failure : undefined;
  return useMemo(() => {
    const ofToken = connection().config.authorizationMode === 'claims' ? (claimed ?? none) : none;
    return {
      roles: allRoles.filter((role) => ofToken.includes(role) || listed?.includes(role)),
      areRolesKnown: listed !== undefined,
      rolesTrouble: failure && { failure, reload: () => void invalidate('GET /security/roles') },
    };
  }, [claimed, listed, failure]);
}
