import type { Account } from './SignInStrategy';

interface Claims {
  oid: string;
  tid: string;
  name?: string;
  preferred_username?: string;
  upn?: string;
  /** Seconds since 1970. */
  exp: number;
}

/**
 * The statements of a token for the portal about its person. Only to name them and to know how long
 * it lasts: the server checks it.
 */
export function claimsOf(token: string): { account: Account; expiresAt: number } {
  const [, payload = ''] = token.split('.');
  const bytes = Uint8Array.from(
    atob(payload.replaceAll('-', '+').replaceAll('_', '/')),
    (character) => character.charCodeAt(0),
  );
  const {
    oid,
    tid,
    name,
    preferred_username: username,
    upn,
    exp,
  } = JSON.parse(new TextDecoder().decode(bytes)) as Claims;
  const principal = username ?? upn ?? '';
  return {
    account: { id: oid, tenantId: tid, upn: principal, name: name ?? principal },
    expiresAt: exp * 1_000,
  };
}
