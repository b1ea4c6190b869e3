import { ok, problem, unchecked, warning, type Finding } from '#shared/rules/finding';
import { groupTitles, rolesOfGroups, type GroupTitle } from '#shared/rules/people/roles';
import type { Config } from '../config';
import { exchangeToken } from '../microsoft/exchangeToken';
import type { DoctorContext } from './DoctorContext';
import { jsonOf, probe, type Probe } from './probe';

const closed = 'Group settings, "Who can view the membership of the group?": Group Members';

/**
 * In the SharePoint mode: the groups that stand for roles, and that only their members see who is
 * in them.
 */
export async function roleGroupChecks(context: DoctorContext): Promise<Finding[]> {
  const { config, personToken } = context;
  if (config.authorizationMode !== 'sharepoint') return [];
  const site = config.sharePointUrl + config.authorizationSite;
  const token = personToken && (await sharePointToken(config, personToken));
  if (!token)
    return [
      byHand(
        site,
        personToken ? 'SharePoint could not be asked for you' : 'only a person can ask SharePoint',
      ),
    ];
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

function byHand(site: string, reason: string): Finding {
  const text = `The groups that give roles could not be checked, because ${reason}.`;
  return unchecked(
    'role-groups',
    text,
    'Sign in as an administrator and open this check in the portal, or look by hand: the ' +
      `site ${site} must have the groups ${groupTitles.join(', ')}, each with ${closed}.`,
  );
}

function groupFinding(title: GroupTitle, site: string, answer: Probe): Finding {
  const roles = rolesOfGroups([title]).join(', ');
  if (answer.failure !== undefined)
    return unchecked(
      'role-groups',
      `The group "${title}" could not be checked: ${answer.failure}.`,
      'Try again when SharePoint answers.',
    );
  if (answer.status === 404)
    return problem(
      'role-groups',
      `The site ${site} has no group "${title}", so nobody holds the roles ${roles}.`,
      'Set AUTHORIZATION_SITE to the path of the site with the groups, or create the group ' +
        'there: Site permissions, Advanced permissions settings, Create Group.',
    );
  if (answer.status !== 200)
    return warning(
      'role-groups',
      `The group "${title}" could not be read: SharePoint answers with status ${answer.status}.`,
      `Look by hand that the site ${site} has it, with ${closed}.`,
    );
  const { OnlyAllowMembersViewMembership: isClosed } = jsonOf<{
    OnlyAllowMembersViewMembership: boolean;
  }>(answer);
  if (!isClosed)
    return problem(
      'role-groups',
      `The group "${title}" shows its members to everybody, so it cannot tell who holds the roles ${roles}.`,
      `Change it: ${closed}.`,
    );
  return ok('role-groups', `The group "${title}" is there, and only its members see who is in it.`);
}
