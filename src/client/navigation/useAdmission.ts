import {
  decideRoute,
  isLicenceGuarded,
  type RouteAccess,
  type RouteDecision,
} from '#shared/rules/pages/routeAccess';
import type { Failure } from '../data/connection/failure';
import { useSession } from '../data/session/session';
import { useVisitor } from '../data/session/useVisitor';

/**
 * Whether the person may open a route; `waiting` while the licence or the roles that decide are
 * being asked for.
 */
export type Admission =
  { state: RouteDecision | 'waiting' } | { state: 'failed'; failure: Failure; reload: () => void };

export function useAdmission(route: RouteAccess): Admission {
  const { settings, rolesTrouble, areRolesKnown, isLicenceKnown } = useSession();
  const visitor = useVisitor();
  if (isLicenceGuarded(route, settings) && !isLicenceKnown) return { state: 'waiting' };
  const state = decideRoute(route, visitor);
  if (state !== 'noRole' || areRolesKnown) return { state };
  // A role that could not be asked for is not a role that is missing.
  return rolesTrouble
    ? { state: rolesTrouble.failure.status === 401 ? 'noAccount' : 'failed', ...rolesTrouble }
    : { state: 'waiting' };
}
