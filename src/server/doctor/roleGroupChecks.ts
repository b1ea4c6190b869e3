import { groupTitles, rolesOfGroups, type GroupTitle } from '#shared/rules/people/roles';
import type { Config } from '../config';
import { exchangeToken } from '../microsoft/exchangeToken';
import type { DoctorContext } from './DoctorContext';
import { jsonOf, probe, type Probe } from './probe';
import { ok, problem, unchecked, warning, type Found } from '../findings/found';
import { say, type Sentence } from '../findings/sentence';

/**
 * In the SharePoint mode: the groups that stand for roles, and that only their members see who is
 * in them.
 */
export async function roleGroupChecks(context: DoctorContext): Promise<Found[]> {
  const { config, personToken } = context;
  if (config.authorizationMode !== 'sharepoint') return [];
  const site = config.sharePointUrl + config.authorizationSite;
  const token = personToken && (await sharePointToken(config, personToken));
  if (!token)
    return [byHand(site, say(personToken ? 'roleGroups.refused' : 'roleGroups.asksPerson'))];
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json;odata=nometadata' };
  const findings = groupTitles.map(async (title) => {
    const answer = await probe(
      `${site}/_api/web/sitegroups/getbyname('${encodeURIComponent(title)}')?$select=OnlyAllowMembersViewMembership`,
      { headers },
    );
    return groupFinding(title, site, answer);
  });
  return Promise.all(findings);
}

async function sharePointToken(config: Config, personToken: string): Promise<string | undefined> {
  const { origin } = new URL(config.sharePointUrl);
  return exchangeToken(config, personToken, origin).then(
    ({ token }) => token,
    () => undefined,
  );
}

function byHand(site: string, reason: Sentence): Found {
  return unchecked(
    'role-groups',
    say('roleGroups.unchecked', { reason }),
    say('roleGroups.lookAll', { site, groups: groupTitles.join(', ') }),
  );
}

function groupFinding(group: GroupTitle, site: string, answer: Probe): Found {
  const roles = rolesOfGroups([group]).join(', ');
  if (answer.failure !== undefined)
    return unchecked(
      'role-groups',
      say('roleGroups.groupUnchecked', { group, reason: answer.failure }),
      say('sharepoint.retry'),
    );
  if (answer.status === 404)
    return problem(
      'role-groups',
      say('roleGroups.missing', { site, group, roles }),
      say('roleGroups.create'),
    );
  if (answer.status !== 200)
    return warning(
      'role-groups',
      say('roleGroups.status', { group, status: answer.status }),
      say('roleGroups.look', { site }),
    );
  const { OnlyAllowMembersViewMembership: isClosed } = jsonOf<{
    OnlyAllowMembersViewMembership: boolean;
  }>(answer);
  if (!isClosed)
    return problem(
      'role-groups',
      say('roleGroups.open', { group, roles }),
      say('roleGroups.change'),
    );
  return ok('role-groups', say('roleGroups.fine', { group }));
}
