import { clientId, tenantId } from '../environment';
import { redirectUris, type IdentityContext } from './identityContext';
import { IdentityProblem } from './identityProblem';
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
    throw new IdentityProblem(
      'unauthorized_client',
      700016,
      `Application with identifier '${asked ?? ''}' was not found in the directory 'Nordvik'.`,
    );
  const redirectUri = parameters.get('redirect_uri') ?? '';
  if (!redirectUris(context).includes(redirectUri)) {
    throw new IdentityProblem(
      'invalid_request',
      50011,
      `The redirect URI '${redirectUri}' specified in the request does not match the ` +
        `redirect URIs configured for the application '${clientId}'.`,
    );
  }
  const mode = parameters.get('response_mode');
  return {
    redirectUri,
    responseMode: mode === 'query' || mode === 'form_post' ? mode : 'fragment',
  };
}

/** The rest of the parameters; what is wrong here is told to the application by a redirect. */
export function checkAuthorize(
  context: IdentityContext,
  parameters: URLSearchParams,
): AuthorizeRequest {
  const { redirectUri, responseMode } = checkClient(context, parameters);
  if (parameters.get('response_type') !== 'code') {
    throw new IdentityProblem(
      'unsupported_response_type',
      700051,
      "The response_type given is not enabled for the application. Use 'code'.",
    );
  }
  const challenge = parameters.get('code_challenge') ?? '';
  if (!challenge)
    throw new IdentityProblem(
      'invalid_request',
      9002325,
      'Proof Key for Code Exchange is required for cross-origin authorization code redemption.',
    );
  if (parameters.get('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(challenge)) {
    throw new IdentityProblem(
      'invalid_request',
      501491,
      'Invalid code_challenge or code_challenge_method: S256 is required.',
    );
  }
  const scope = parameters.get('scope') ?? '';
  if (!scope.trim())
    throw new IdentityProblem(
      'invalid_request',
      900144,
      "The request must contain the following parameter: 'scope'.",
    );
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
    keepOpener: parameters.get('pocd') === '1',
  };
}

/** Every path starts with the tenant; Entra also takes its verified domain and two aliases. */
export function checkTenant(segment: string): void {
  if ([tenantId, 'nordvik.example', 'organizations', 'common'].includes(segment.toLowerCase()))
    return;
  throw new IdentityProblem(
    'invalid_request',
    90002,
    `Tenant '${segment}' not found. Check to make sure you have the correct tenant ID.`,
  );
}
