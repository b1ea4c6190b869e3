import { createHash, timingSafeEqual } from 'node:crypto';
import type { Person } from '../company/person';
import { clientId, clientSecret } from '../environment';
import { bodyFields, header, type Answer, type Received } from '../http/message';
import { verifyAssertion } from './assertion';
import type { IdentityContext } from './identityContext';
import { IdentityProblem } from './identityProblem';
import { claimsFor, meets, policiesIn, policyOf } from './policies';
import { askedResources, type Asked } from './resources';
import { seal, unseal } from './sealed';
import { accessToken, appToken, clientInfo, idToken } from './tokens';

interface RefreshGrant {
  oid: string;
  sid: string;
  /**
   * Came from a single-page application: lives a day, and only cross-origin requests may use it.
   */
  spa: boolean;
  /** Policies of Conditional Access that the sign-in met. */
  policies: string[];
  mfa: boolean;
}

/** The token endpoint. Throws `IdentityProblem`. */
export async function token(context: IdentityContext, request: Received): Promise<Answer> {
  const form = bodyFields(request);
  if (form.resource && !form.scope) form.scope = `${form.resource}/.default`;
  const body = await byGrant(context, form, header(request, 'origin'));
  return { status: 200, body };
}

async function byGrant(
  context: IdentityContext,
  form: Record<string, string>,
  origin?: string,
): Promise<object> {
  checkClientId(form);
  switch (form.grant_type) {
    case 'authorization_code':
      return redeemCode(context, form, origin);
    case 'refresh_token':
      return refresh(context, form);
    case 'urn:ietf:params:oauth:grant-type:jwt-bearer':
      return onBehalfOf(context, form);
    case 'client_credentials':
      return forApplication(context, form);
    default:
      throw new IdentityProblem('unsupported_grant_type', 'grantTypeUnknown', {
        grantType: form.grant_type ?? '',
      });
  }
}

async function redeemCode(
  context: IdentityContext,
  form: Record<string, string>,
  origin?: string,
): Promise<object> {
  const grant = context.codes.redeem(form.code ?? '', context.now());
  if (grant === 'used') throw new IdentityProblem('invalid_grant', 'codeRedeemed');
  if (!grant) throw new IdentityProblem('invalid_grant', 'codeExpired');
  if (grant.redirectUri !== form.redirect_uri)
    throw new IdentityProblem('invalid_grant', 'replyAddressDiffers');
  const proof = createHash('sha256')
    .update(form.code_verifier ?? '')
    .digest('base64url');
  if (proof !== grant.challenge) throw new IdentityProblem('invalid_grant', 'proofDiffers');
  if (!origin) throw new IdentityProblem('invalid_request', 'originNeeded');
  const person = activePerson(context, grant.personId, grant.sessionId);
  return personTokens(context, person, {
    scope: form.scope || grant.scope,
    sessionId: grant.sessionId,
    policies: grant.policies,
    mfa: grant.mfa,
    nonce: grant.nonce,
    withInfo: form.client_info === '1',
  });
}

async function refresh(context: IdentityContext, form: Record<string, string>): Promise<object> {
  const grant = await unseal<RefreshGrant>(
    context.keys,
    'refresh',
    form.refresh_token,
    context.now(),
  );
  if (!grant) throw new IdentityProblem('invalid_grant', 'refreshExpired');
  const { refreshRevokedUntil, mfaRequired, consentRequired } = context.switches;
  if (refreshRevokedUntil && grant.iat * 1_000 <= Date.parse(refreshRevokedUntil)) {
    throw new IdentityProblem('invalid_grant', 'refreshRevoked');
  }
  const isMet = meets(grant.policies, policiesIn(form.claims));
  if ((mfaRequired && !grant.mfa) || !isMet)
    throw new IdentityProblem('invalid_grant', 'secondFactorNeeded');
  const scope = form.scope ?? '';
  const missing = askedResources(scope, context).flatMap(({ scopes }) => scopes);
  if (missing.some((name) => consentRequired.includes('*') || consentRequired.includes(name))) {
    throw new IdentityProblem('invalid_grant', 'notConsented');
  }
  return personTokens(context, activePerson(context, grant.oid, grant.sid), {
    scope,
    sessionId: grant.sid,
    policies: grant.policies,
    mfa: grant.mfa,
    withInfo: form.client_info === '1',
  });
}

async function onBehalfOf(context: IdentityContext, form: Record<string, string>): Promise<object> {
  checkSecret(context, form);
  if (form.requested_token_use !== 'on_behalf_of')
    throw new IdentityProblem('invalid_request', 'parameterMissing', {
      name: 'requested_token_use',
    });
  const { oid, sid, policies } = await verifyAssertion(context, form.assertion ?? '');
  const { resource } = oneResource(context, form.scope ?? '');
  const isRequired = context.switches.claimsRequired.some((service) => service === resource);
  if (isRequired && !policies.includes(policyOf(resource)))
    throw new IdentityProblem(
      'interaction_required',
      'secondFactorNeeded',
      {},
      claimsFor(resource),
    );
  const person = activePerson(context, oid, sid);
  return personTokens(context, person, {
    scope: form.scope ?? '',
    sessionId: sid,
    policies,
    withInfo: form.client_info === '1',
  });
}

async function forApplication(
  context: IdentityContext,
  form: Record<string, string>,
): Promise<object> {
  checkSecret(context, form);
  const scope = form.scope ?? '';
  if (!scope.endsWith('/.default'))
    throw new IdentityProblem('invalid_scope', 'scopeWithoutDefault', { scope });
  const { resource, identifier } = oneResource(context, scope);
  return {
    token_type: 'Bearer',
    expires_in: context.switches.tokenLifetime,
    ext_expires_in: context.switches.tokenLifetime,
    access_token: await appToken(context, resource, identifier),
  };
}

interface TokenWish {
  scope: string;
  sessionId: string;
  policies: string[];
  mfa?: boolean;
  nonce?: string;
  withInfo: boolean;
}

async function personTokens(
  context: IdentityContext,
  person: Person,
  { scope, sessionId, policies, mfa = false, nonce, withInfo }: TokenWish,
): Promise<object> {
  const words = scope.split(/\s+/);
  const asked = oneResource(context, scope);
  const access = await accessToken(context, person, { ...asked, sessionId, policies });
  const lifetime = context.switches.tokenLifetime;
  return {
    token_type: 'Bearer',
    scope,
    expires_in: lifetime,
    ext_expires_in: lifetime,
    access_token: access,
    ...(words.includes('offline_access')
      ? {
          refresh_token: await seal(
            context.keys,
            'refresh',
            { oid: person.id, sid: sessionId, spa: true, policies, mfa },
            86_400,
            context.now(),
          ),
          refresh_token_expires_in: 86_400,
        }
      : {}),
    ...(words.includes('openid')
      ? { id_token: await idToken(context, person, sessionId, nonce) }
      : {}),
    ...(withInfo ? { client_info: clientInfo(person) } : {}),
  };
}

/** A token is for one service; only OpenID scopes means Graph's `User.Read`, as at Entra. */
function oneResource(context: IdentityContext, scope: string): Asked {
  const [first, ...others] = askedResources(scope, context);
  if (others.length) throw new IdentityProblem('invalid_request', 'severalResources');
  return (
    first ?? { resource: 'graph', identifier: context.addresses.graphUrl, scopes: ['User.Read'] }
  );
}

function activePerson(
  { company, switches, endedSessions }: IdentityContext,
  personId: string,
  sessionId: string,
): Person {
  const person = company.person(personId);
  if (!person) throw new IdentityProblem('invalid_grant', 'unknownPerson');
  if (switches.disabledPeople.includes(person.upn))
    throw new IdentityProblem('invalid_grant', 'personDisabled');
  if (endedSessions.has(sessionId)) throw new IdentityProblem('invalid_grant', 'sessionEnded');
  return person;
}

function checkClientId(form: Record<string, string>): void {
  if (form.client_id !== clientId)
    throw new IdentityProblem('unauthorized_client', 'unknownApplication', {
      clientId: form.client_id ?? '',
    });
  if (form.client_secret !== undefined && !form.client_secret)
    throw new IdentityProblem('invalid_client', 'secretEmpty');
}

function checkSecret({ registration }: IdentityContext, form: Record<string, string>): void {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  if (form.client_secret === undefined)
    throw new IdentityProblem('invalid_client', 'secretMissing');
  if (!timingSafeEqual(digest(form.client_secret), digest(clientSecret)))
    throw new IdentityProblem('invalid_client', 'secretInvalid');
  if (registration.secretDays < 0)
    throw new IdentityProblem('invalid_client', 'secretExpired', { clientId });
}
