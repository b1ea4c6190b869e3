import { isRecord } from '#shared/rules/values/records';
import { idOf } from '../company/random';
import type { ResourceName } from './resources';

/** The policy of Conditional Access that the switch `claimsRequired` puts on a service. */
export function policyOf(resource: ResourceName): string {
  return idOf('policy', resource);
}

/** The claims that a sign-in has to carry to meet the policy of a service, in Entra's form. */
export function claimsFor(resource: ResourceName): string {
  const polids = { essential: true, values: [policyOf(resource)] };
  return JSON.stringify({ access_token: { polids } });
}

/** The policies that the claims of a request name. */
export function policiesIn(claims: string | null | undefined): string[] {
  if (!claims) return [];
  try {
    const wanted: unknown = JSON.parse(claims);
    const ofToken = isRecord(wanted) ? wanted.access_token : undefined;
    const polids = isRecord(ofToken) ? ofToken.polids : undefined;
    const values = isRecord(polids) ? polids.values : undefined;
    return Array.isArray(values) ? values.map(String) : [];
  } catch {
    return [];
  }
}

/** Whether the sign-in has met all of these policies. */
export function meets(met: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((policy) => met.includes(policy));
}
