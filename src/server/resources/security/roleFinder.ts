import { isLicensed } from '#shared/rules/people/licensing';
import { groupTitles, rolesOfGroups, type Role } from '#shared/rules/people/roles';
import type { FeatureSettings } from '#shared/rules/settings/settings';
import type { Config } from '../../config';
import type { MaybePromise } from '../../maybePromise';
import { LicenceReader } from '../../microsoft/licenceReader';
import { PersonTokens, type Asker } from '../../microsoft/personTokens';
import { SiteGroups } from '../../microsoft/siteGroups';
import type { TokenPerson } from '../../person';

/**
 * Finds the roles of a person, of whom the token is given too. Throws `ProblemError` where they
 * cannot be told.
 */
export type RoleFinder = (person: TokenPerson, token: string) => Promise<readonly Role[]>;

interface RoleDeps {
  config: Config;
  now: () => Date;
  settings: () => MaybePromise<FeatureSettings>;
}

/**
 * Roles as the authorization mode says: of the token, or of the groups of a SharePoint site
 * (ROLE-02, ROLE-51).
 */
export function createRoleFinder(deps: RoleDeps): RoleFinder {
  return deps.config.authorizationMode === 'claims'
    ? async ({ claimedRoles }) => claimedRoles
    : rolesOfSharePoint(deps);
}

/**
 * ROLE-07..13: nobody without a licence is a member; with workplace-light mode off everybody counts
 * as licensed (ROLE-53).
 */
function rolesOfSharePoint({ config, now, settings }: RoleDeps): RoleFinder {
  const tokens = new PersonTokens(config);
  const groups = new SiteGroups(tokens, config.sharePointUrl + config.authorizationSite);
  const licences = new LicenceReader(tokens, config.graphUrl, now);
  const hasLicence = async (asker: Asker) => {
    const plans = await settings();
    if (!plans.enableWorkplaceLight) return true;
    const held = await licences.of(asker);
    return !held || isLicensed(held, plans);
  };
  return async ({ id }, token) => {
    const asker = { id, token };
    if (!(await hasLicence(asker))) return [];
    const memberships = await Promise.all(
      groupTitles.map(async (title) => ((await groups.isMember(asker, title)) ? [title] : [])),
    );
    return rolesOfGroups(memberships.flat());
  };
}
