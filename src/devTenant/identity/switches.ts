import type { ResourceName } from './resources';

/** Settings of sign-in that tests and demonstrations can change through the control endpoint. */
export interface IdentitySwitches {
  /**
   * Seconds that access tokens live; MSAL renews 300 s before the end, so anything below counts as
   * always expired.
   */
  tokenLifetime: number;
  /** Version of access tokens for the portal. */
  tokenVersion: 'v1' | 'v2';
  /** Scopes (as they appear in `scp`) that the person has to consent to first. `*`: every scope. */
  consentRequired: string[];
  /** Sign-in needs a second factor: silent requests answer `interaction_required`. */
  mfaRequired: boolean;
  /**
   * Services that are reached on behalf of a person only after a sign-in whose request carried the
   * claims that the refusal names (Conditional Access).
   */
  claimsRequired: Exclude<ResourceName, 'portal' | 'powerbi'>[];
  /** Refresh tokens issued up to this time (ISO 8601) are refused. */
  refreshRevokedUntil: string | null;
  /** People (principal names) whose account is disabled. */
  disabledPeople: string[];
  /** Redirect addresses accepted beside those of the product. */
  extraRedirectUris: string[];
}

export function defaultSwitches(): IdentitySwitches {
  return {
    tokenLifetime: 3_900,
    tokenVersion: 'v2',
    consentRequired: [],
    mfaRequired: false,
    claimsRequired: [],
    refreshRevokedUntil: null,
    disabledPeople: [],
    extraRedirectUris: [],
  };
}
