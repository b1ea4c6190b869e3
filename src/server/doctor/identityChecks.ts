import { ok, problem, unchecked, warning, type Finding } from '#shared/rules/finding';
import { issuersOf } from '../http/callers/tokens';
import type { DoctorContext } from './DoctorContext';
import { jsonOf, probe, type Probe } from './probe';

const maxClockDifference = 60_000;
const network =
  'Let this server reach the identity service: check IDENTITY_URL, the firewall and the proxy.';
const wrongTenant =
  'Set TENANT_ID to the directory id of the organisation (Entra admin center, Overview).';

/** The identity service: known tenant, expected issuer, signing keys, and a clock that agrees. */
export async function identityChecks({ config, now }: DoctorContext): Promise<Finding[]> {
  const tenant = `${config.identityUrl}/${config.tenantId}`;
  const [discovery, keys] = await Promise.all([
    probe(`${tenant}/v2.0/.well-known/openid-configuration`),
    probe(`${tenant}/discovery/v2.0/keys`),
  ]);
  return [
    issuerFinding(discovery, issuersOf(config).v2, config.tenantId),
    keysFinding(keys, `${tenant}/discovery/v2.0/keys`),
    ...clockFindings(discovery, now()),
  ];
}

function issuerFinding(answer: Probe, expected: string, tenantId: string): Finding {
  if (answer.failure !== undefined)
    return problem('issuer', `The identity service does not answer: ${answer.failure}.`, network);
  if (answer.status === 400 || answer.status === 404)
    return problem('issuer', `The identity service knows no tenant ${tenantId}.`, wrongTenant);
  const { issuer } = jsonOf<{ issuer: string }>(answer);
  if (answer.status !== 200 || !issuer)
    return problem(
      'issuer',
      `The identity service answers with status ${answer.status} instead of its configuration.`,
      network,
    );
  if (issuer !== expected)
    return problem(
      'issuer',
      `The identity service issues tokens as ${issuer}; the portal accepts only ${expected}.`,
      "Set IDENTITY_URL and TENANT_ID to the organisation's own.",
    );
  return ok('issuer', `The identity service answers, and issues tokens as ${issuer}.`);
}

function keysFinding(answer: Probe, address: string): Finding {
  const remedy = `Let this server reach ${address}; without the keys nobody can sign in.`;
  if (answer.failure !== undefined)
    return problem(
      'keys',
      `The identity service's signing keys cannot be read: ${answer.failure}.`,
      remedy,
    );
  const { keys = [] } = jsonOf<{ keys: { kty: string; use?: string }[] }>(answer);
  const signing = keys.filter(({ kty, use }) => kty === 'RSA' && (use ?? 'sig') === 'sig');
  if (answer.status !== 200 || signing.length === 0)
    return problem(
      'keys',
      `The identity service gives no signing keys; it answers with status ${answer.status}.`,
      remedy,
    );
  return ok('keys', `The identity service's signing keys can be read (${signing.length}).`);
}

/** Tokens are valid for a time: a wrong clock refuses good ones. */
function clockFindings(answer: Probe, now: Date): Finding[] {
  const date =
    answer.failure === undefined ? Date.parse(answer.headers.get('date') ?? '') : Number.NaN;
  if (Number.isNaN(date))
    return [
      unchecked(
        'clock',
        "This server's clock could not be compared with the identity service's.",
        'Keep it right with a time service.',
      ),
    ];
  const difference = Math.abs(now.getTime() - date);
  if (difference <= maxClockDifference)
    return [ok('clock', "This server's clock agrees with the identity service's.")];
  return [
    warning(
      'clock',
      `This server's clock differs from the identity service's by ` +
        `${Math.round(difference / 1_000)} seconds, so tokens may be refused.`,
      'Keep the clock right with a time service.',
    ),
  ];
}
