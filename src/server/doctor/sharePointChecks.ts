import type { DoctorContext } from './DoctorContext';
import { probe } from './probe';
import { ok, problem, warning, type Found } from '../findings/found';
import { say } from '../findings/sentence';

const remedy = say('sharepoint.set');

/**
 * That the configured address is a SharePoint, and the organisation's: to an empty token it answers
 * which tenant it belongs to, which needs no permission.
 */
export async function sharePointChecks({
  config: { sharePointUrl: address, tenantId },
}: DoctorContext): Promise<Found[]> {
  if (!address) return [warning('sharepoint', say('sharepoint.missing'), remedy)];
  const answer = await probe(`${address}/_vti_bin/client.svc`, {
    headers: { authorization: 'Bearer' },
  });
  if (answer.failure !== undefined)
    return [
      problem('sharepoint', say('sharepoint.silent', { address, reason: answer.failure }), remedy),
    ];
  const realm = /\brealm="([0-9a-f-]{36})"/i
    .exec(answer.headers.get('www-authenticate') ?? '')?.[1]
    ?.toLowerCase();
  if (!realm) return [problem('sharepoint', say('sharepoint.stranger', { address }), remedy)];
  if (realm !== tenantId)
    return [
      problem(
        'sharepoint',
        say('sharepoint.otherTenant', { address, tenant: realm, expected: tenantId }),
        remedy,
      ),
    ];
  return [ok('sharepoint', say('sharepoint.fine', { address }))];
}
