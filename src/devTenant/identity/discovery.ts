import { tenantId } from '../environment';
import type { IdentityContext } from './identityContext';
import { issuer } from './tokens';

/** OpenID configuration of one version. */
export function discovery({ addresses }: IdentityContext, version: 'v1' | 'v2'): object {
  const base = `${addresses.identityUrl}/${tenantId}`;
  const oauth = version === 'v2' ? `${base}/oauth2/v2.0` : `${base}/oauth2`;
  return {
    token_endpoint: `${oauth}/token`,
    token_endpoint_auth_methods_supported: ['client_secret_post'],
    jwks_uri: `${base}/discovery${version === 'v2' ? '/v2.0' : ''}/keys`,
    response_modes_supported: ['query', 'fragment', 'form_post'],
    subject_types_supported: ['pairwise'],
    id_token_signing_alg_values_supported: ['RS256'],
    response_types_supported: ['code'],
    scopes_supported: ['openid', 'profile', 'email', 'offline_access'],
    code_challenge_methods_supported: ['S256'],
    issuer: issuer(version, addresses.identityUrl),
    authorization_endpoint: `${oauth}/authorize`,
    end_session_endpoint: `${oauth}/logout`,
    http_logout_supported: true,
    claims_supported: [
      'sub',
      'iss',
      'aud',
      'exp',
      'iat',
      'nonce',
      'preferred_username',
      'name',
      'tid',
      'ver',
      'oid',
      'sid',
      'login_hint',
      'roles',
    ],
    tenant_region_scope: 'EU',
  };
}
