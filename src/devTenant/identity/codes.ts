import { randomBytes } from 'node:crypto';

/** The grant that an authorization code stands for. */
export interface CodeGrant {
  personId: string;
  sessionId: string;
  redirectUri: string;
  scope: string;
  nonce?: string;
  challenge: string;
  /** Policies of Conditional Access that the sign-in met. */
  policies: string[];
  /** The person signed in with a second factor. */
  mfa: boolean;
  expires: number;
}

/** Authorization codes: each is good for ten minutes and one use. */
export class CodeStore {
  private readonly grants = new Map<string, CodeGrant>();
  private readonly used = new Set<string>();

  issue(grant: Omit<CodeGrant, 'expires'>, now: Date): string {
    const code = `1.${randomBytes(48).toString('base64url')}`;
    this.grants.set(code, { ...grant, expires: now.getTime() + 600_000 });
    return code;
  }

  /**
   * Takes the code out of use. `'used'` when it was redeemed before, `undefined` when it never
   * existed or is too old.
   */
  redeem(code: string, now: Date): CodeGrant | 'used' | undefined {
    if (this.used.has(code)) return 'used';
    const grant = this.grants.get(code);
    if (!grant) return undefined;
    this.grants.delete(code);
    this.used.add(code);
    return grant.expires < now.getTime() ? undefined : grant;
  }
}
