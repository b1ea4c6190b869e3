import { issuersOf } from '../http/callers/tokens';
import type { DoctorContext } from './DoctorContext';
import { jsonOf, probe, type Probe } from './probe';
import { ok, problem, unchecked, warning, type Found } from '../findings/found';
import { say } from '../findings/sentence';

const maxClockDifference = 60_000;

/** The identity service: known tenant, expected issuer, signing keys, and a clock that agrees. */
export async function identityChecks({ config, now }: DoctorContext): Promise<Found[]> {
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

function issuerFinding(answer: Probe, expected: string, tenantId: string): Found {
  const reach = say('issuer.reach');
  if (answer.failure !== undefined)
    return problem('issuer', say('issuer.silent', { reason: answer.failure }), reach);
  if (answer.status === 400 || answer.status === 404)
    return problem('issuer', say('issuer.noTenant', { tenant: tenantId }), say('issuer.setTenant'));
  const { issuer } = jsonOf<{ issuer: string }>(answer);
  if (answer.status !== 200 || !issuer)
    return problem('issuer', say('issuer.status', { status: answer.status }), reach);
  if (issuer !== expected)
    return problem('issuer', say('issuer.other', { issuer, expected }), say('issuer.setOwn'));
  return ok('issuer', say('issuer.fine', { issuer }));
}

function keysFinding(answer: Probe, address: string): Found {
  const remedy = say('keys.reach', { address });
  if (answer.failure !== undefined)
    return problem('keys', say('keys.silent', { reason: answer.failure }), remedy);
  const { keys = [] } = jsonOf<{ keys: { kty: string; use?: string }[] }>(answer);
  const signing = keys.filter(({ kty, use }) => kty === 'RSA' && (use ?? 'sig') === 'sig');
  if (answer.status !== 200 || signing.length === 0)
    return problem('keys', say('keys.none', { status: answer.status }), remedy);
  return ok('keys', say('keys.fine', { number: signing.length }));
}

/** Tokens are valid for a time: a wrong clock refuses good ones. */
function clockFindings(answer: Probe, now: Date): Found[] {
  const date =
    answer.failure === undefined ? Date.parse(answer.headers.get('date') ?? '') : Number.NaN;
  if (Number.isNaN(date)) return [unchecked('clock', say('clock.unchecked'), say('clock.set'))];
  const difference = Math.abs(now.getTime() - date);
  if (difference <= maxClockDifference) return [ok('clock', say('clock.fine'))];
  return [
    warning(
      'clock',
      say('clock.off', { seconds: Math.round(difference / 1_000) }),
      say('clock.set'),
    ),
  ];
}
