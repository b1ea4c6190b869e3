import { bodyFields, type Answer, type Received } from '../http/message';
import { IdentityProblem } from '../identity/identityProblem';
import { policiesIn } from '../identity/policies';
import { askedResources } from '../identity/resources';
import { accessToken, idToken } from '../identity/tokens';
import type { Person } from '../company/person';
import type { HostContext } from './hostContext';
import { tokenModes, type HostSwitches } from './hostSwitches';
import { installedApp } from './installedApp';

type TokenContext = Pick<HostContext, 'identity' | 'control'>;
type Who = { person: Person; mode: HostSwitches['token'] };

/**
 * The answer of `authentication.getAuthToken`: `{ token }`, or `{ reason }` in Teams' words. The
 * identity service's own switches (consent, second factor, disabled people) count too. Claims are
 * refused: nothing opens here for the person to meet them.
 */
export async function authToken(
  request: Received,
  { identity, control }: TokenContext,
): Promise<Answer> {
  const { person, mode } = who(request, { identity, control });
  if (mode === 'hanging') return { status: 200, silence: 'hang' };
  const reason =
    refusal(mode, person, { identity, control }) ??
    (policiesIn(bodyFields(request).claims).length ? 'resourceRequiresMfa' : undefined);
  if (reason) return { status: 200, body: { reason } };
  const { resource } = installedApp(identity.productUrl, 'en');
  try {
    const [asked] = askedResources(`${resource}/access_as_user`, identity);
    return {
      status: 200,
      body: {
        token: await accessToken(identity, person, {
          resource: 'portal',
          identifier: asked?.identifier ?? resource,
          scopes: ['access_as_user'],
        }),
      },
    };
  } catch (error) {
    if (!(error instanceof IdentityProblem)) throw error;
    return {
      status: 200,
      body: { reason: 'App resource defined in manifest and iframe origin do not match' },
    };
  }
}

/**
 * The answer of nested app authentication to a request for a scope: `{ token, account }`, or `{
 * error }` in the bridge's words.
 */
export async function nestedToken(request: Received, context: TokenContext): Promise<Answer> {
  const { identity } = context;
  const { scope = '', interactive, claims } = bodyFields(request);
  const policies = policiesIn(claims);
  const { person, mode } = who(request, context);
  if (mode === 'hanging') return { status: 200, silence: 'hang' };
  const reason =
    refusal(mode, person, context) ?? (policies.length ? 'resourceRequiresMfa' : undefined);
  if (reason && !(interactive && mode !== 'failing')) {
    return {
      status: 200,
      body: {
        error: {
          status: mode === 'failing' ? 'PERSISTENT_ERROR' : 'USER_INTERACTION_REQUIRED',
          code: reason,
        },
      },
    };
  }
  const [wish] = askedResources(scope, identity);
  const { resource, identifier, scopes } = wish ?? {
    resource: 'graph' as const,
    identifier: identity.addresses.graphUrl,
    scopes: ['User.Read'],
  };
  const token = {
    access_token: await accessToken(identity, person, { resource, identifier, scopes, policies }),
    id_token: await idToken(identity, person, 'teams'),
    expires_in: identity.switches.tokenLifetime,
    scope,
  };
  return { status: 200, body: { token } };
}

/** The mode that the page was opened with, else the one of the control endpoint. */
function who(request: Received, { identity, control }: TokenContext): Who {
  const { person: upn = '', mode } = bodyFields(request);
  const person = identity.company.person(upn);
  if (!person) throw new IdentityProblem('invalid_request', 'unknownPerson');
  return { person, mode: tokenModes.find((name) => name === mode) ?? control.host.token };
}

function refusal(
  mode: HostSwitches['token'],
  person: Person,
  { identity: { switches } }: TokenContext,
): string | undefined {
  if (mode === 'failing' || switches.disabledPeople.includes(person.upn)) return 'resourceDisabled';
  if (
    mode === 'consent' ||
    ['*', 'access_as_user'].some((scope) => switches.consentRequired.includes(scope))
  )
    return 'resourceRequiresConsent';
  return switches.mfaRequired ? 'resourceRequiresMfa' : undefined;
}
