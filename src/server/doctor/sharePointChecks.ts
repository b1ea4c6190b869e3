import { ok, problem, warning, type Finding } from '#shared/rules/finding';
import type { DoctorContext } from './DoctorContext';
import { probe } from './probe';

const remedy =
  "Set SHAREPOINT_URL to the address of the organisation's SharePoint, such as https://contoso.sharepoint.com.";

/**
 * That the configured address is a SharePoint, and the organisation's: to an empty token it answers
 * which tenant it belongs to, which needs no permission.
 */
export async function sharePointChecks({
  config: { sharePointUrl, tenantId },
}: DoctorContext): Promise<Finding[]> {
  if (!sharePointUrl)
    return [
      warning(
        'sharepoint',
        'No SharePoint is configured, so the portal shows its own content only.',
        remedy,
      ),
    ];
  const answer = await probe(`${sharePointUrl}/_vti_bin/client.svc`, {
    headers: { authorization: 'Bearer' },
  });
  if (answer.failure !== undefined)
    return [
      problem(
        'sharepoint',
        `SharePoint does not answer at ${sharePointUrl}: ${answer.failure}.`,
        remedy,
      ),
    ];
  const realm = /\brealm="([0-9a-f-]{36})"/i
    .exec(answer.headers.get('www-authenticate') ?? '')?.[1]
    ?.toLowerCase();
  if (!realm)
    return [problem('sharepoint', `What answers at ${sharePointUrl} is not a SharePoint.`, remedy)];
  if (realm !== tenantId)
    return [
      problem(
        'sharepoint',
        `The SharePoint at ${sharePointUrl} belongs to the tenant ${realm}, not to ${tenantId}.`,
        remedy,
      ),
    ];
  return [ok('sharepoint', `The SharePoint at ${sharePointUrl} is the organisation's.`)];
}
