import { demandLicence } from './demandLicence';
import { graphUrlOf, tokenScopes } from './graph/graphAddress';
import { jsonOf, send } from './send';

/** Most ids that Graph takes in one call (ROLE-16). */
const most = 20;

interface Check {
  operation: string;
  signal: AbortSignal;
}

/** Those of the groups that the person is in, also through other groups; ids in lower case. Throws a `FailureError`. */
export async function checkMemberGroups(groupIds: readonly string[], check: Check): Promise<string[]> {
  const parts = Array.from({ length: Math.ceil(groupIds.length / most) }, (_, index) => groupIds.slice(index * most, (index + 1) * most));
  const answers = await Promise.all(parts.map((part) => checkPart(part, check)));
  return answers.flat().map((id) => id.toLowerCase());
}

async function checkPart(groupIds: readonly string[], { operation, signal }: Check): Promise<string[]> {
  const url = graphUrlOf('/me/checkMemberGroups');
  await demandLicence({ operation, url });
  const request = { url, method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ groupIds }), scopes: tokenScopes(['User.Read']), operation, signal, safe: true };
  return (await jsonOf<{ value: string[] }>(request, await send(request))).value;
}
