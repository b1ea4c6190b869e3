import { clientId, tenantId } from '../environment';
import { redirectUris, type IdentityContext } from './identityContext';
import { IdentityProblem } from './identityProblem';
import { policiesIn } from './policies';
import { askedResources } from './resources';

/** The parameters of an authorize call, checked. */
export interface AuthorizeRequest {
  redirectUri: string;
  responseMode: 'fragment' | 'query' | 'form_post';
  scope: string;
  state?: string;
  nonce?: string;
  challenge: string;
  prompt?: string;
  loginHint?: string;
  clientInfo: boolean;
  /** Policies that the claims of the request name. */
  policies: string[];
  /** `pocd=1`: the opener must stay reachable, so no Cross-Origin-Opener-Policy. */
  keepOpener: boolean;
}

/** Who asks and where the answer goes; throws when the answer may not be sent there at all. */
export function checkClient(
  context: IdentityContext,
  parameters: URLSearchParams,
): { redirectUri: string; responseMode: AuthorizeRequest['responseMode'] } {
  const asked = parameters.get('client_id');
  if (asked !== clientId)
    throw new IdentityProblem('unauthorized_client', 'unknownApplication', {
      clientId: asked ?? '',
    });
  const redirectUri = parameters.get('redirect_uri') ?? '';
  if (!redirectUris(context).includes(redirectUri)) {
    throw new IdentityProblem('invalid_request', 'unknownRedirect', { redirectUri, clientId });
  }
  const mode = parameters.get('response_mode');
  return {
    redirectUri,
    responseMode: mode === 'query' || mode === 'form_post' ? mode : 'fragment',
  };
}

/** Checks the rest of the parameters; a redirect informs the application of what is wrong here. */
export function checkAuthorize(
  context: IdentityContext,
  parameters: URLSearchParams,
): AuthorizeRequest {
  const { redirectUri, responseMode } = checkClient(context, parameters);
  if (parameters.get('response_type') !== 'code') {
    throw new IdentityProblem('unsupported_response_type', 'responseTypeOff');
  }
  const challenge = parameters.get('code_challenge') ?? '';
  if (!challenge) throw new IdentityProblem('invalid_request', 'proofNeeded');
  if (parameters.get('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(challenge)) {
    throw new IdentityProblem('invalid_request', 'challengeInvalid');
  }
  const scope = parameters.get('scope') ?? '';
  if (!scope.trim())
    throw new IdentityProblem('invalid_request', 'parameterMissing', { name: 'scope' });
  askedResources(scope, context);
  return {
    redirectUri,
    responseMode,
    scope,
    challenge,
    state: parameters.get('state') ?? undefined,
    nonce: parameters.get('nonce') ?? undefined,
    prompt: parameters.get('prompt') ?? undefined,
    loginHint: parameters.get('login_hint') ?? undefined,
    clientInfo: parameters.get('client_info') === '1',
    policies: policiesIn(parameters.get('claims')),
    keepOpener: parameters.get('pocd') === '1',
  };
}

/** Every path starts with the tenant; Entra also takes its verified domain and two aliases. */
export function checkTenant(segment: string): void {
  if ([tenantId, 'nordvik.example', 'organizations', 'common'].includes(segment.toLowerCase()))
    return;
  throw new IdentityProblem('invalid_request', 'unknownTenant', { segment });
}
