import { hasAnyRole, type Role } from '../people/roles';
import type { FeatureSettings, SettingKey } from '../settings/settings';

/** A setting that is on or off. */
type Switch = {
  [Key in SettingKey]: FeatureSettings[Key] extends boolean ? Key : never;
}[SettingKey];

/** Who may open a route. */
export interface RouteAccess {
  /** `signedIn`: everybody with an account. A list: whoever holds any of these roles (ROLE-20). */
  access: 'signedIn' | readonly Role[];
  /** While this setting is on, the roles are not asked for. */
  openWhile?: Switch;
  /** The licence guard: always, or while the setting is on (LICENCE-13, LICENCE-14). */
  licence?: 'always' | Switch;
  /** People choose which of its sections they see, and in what order (BOARD-06). */
  configurable?: true;
}

/** Who wants to open a route. */
export interface Visitor {
  isSignedIn: boolean;
  roles: readonly Role[];
  licensed: boolean;
  settings: FeatureSettings;
}

/** `open`, or why not: nobody is signed in, the roles are missing, or a Microsoft 365 licence. */
export type RouteDecision = 'open' | 'noAccount' | 'noRole' | 'unlicensed';

/** The roles of which the route asks for one, or nothing where it asks for none. */
export function rolesOf(
  { access, openWhile }: RouteAccess,
  settings: FeatureSettings,
): readonly Role[] | undefined {
  return access === 'signedIn' || (openWhile && settings[openWhile]) ? undefined : access;
}

/** True when the licence guard stands before the route. */
export function isLicenceGuarded({ licence }: RouteAccess, settings: FeatureSettings): boolean {
  return licence === 'always' || (licence !== undefined && settings[licence]);
}

/**
 * Decides who may open a route. The licence comes before the roles, because without one some roles
 * cannot be held at all (ROLE-13).
 */
export function decideRoute(
  route: RouteAccess,
  { isSignedIn, roles, licensed, settings }: Visitor,
): RouteDecision {
  if (!isSignedIn) return 'noAccount';
  if (!licensed && isLicenceGuarded(route, settings)) return 'unlicensed';
  const wanted = rolesOf(route, settings);
  return wanted && !hasAnyRole(roles, wanted) ? 'noRole' : 'open';
}

/**
 * The first of these routes that is open to the visitor and needs nothing to be filled in
 * (LICENCE-11); nothing where there is none (LICENCE-12).
 */
export function firstOpenRoute<Path extends string>(
  routes: readonly (readonly [Path, RouteAccess])[],
  visitor: Visitor,
): Path | undefined {
  return routes.find(
    ([path, route]) => !/[:*]/.test(path) && decideRoute(route, visitor) === 'open',
  )?.[0];
}
