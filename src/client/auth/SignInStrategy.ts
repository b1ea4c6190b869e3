import type { SignInTrouble } from '#shared/rules/people/signInTrouble';

/** A person as the identity service names them. */
export interface Account {
  /** Object id in the tenant. */
  id: string;
  tenantId: string;
  upn: string;
  name: string;
  /** Of the sign-in token; not known of a person who is only remembered. */
  roles?: readonly string[];
}

/** How an attempt to sign in ended. */
export type SignInOutcome =
  | { kind: 'signedIn'; account: Account }
  /**
   * The browser is on its way to the identity service: nothing more is to be done on this page
   * (AUTH-16).
   */
  | { kind: 'leaving' }
  /** Only a click of the person leads on: the button is shown (AUTH-28). */
  | { kind: 'needsClick'; lateResult?: Promise<Account>; trouble?: SignInTrouble }
  /** Another interaction is under way: the start stops (AUTH-15). */
  | { kind: 'stopped' };

export interface TokenOptions {
  /** May a window or a redirect ask the person? */
  interactive: boolean;
  /** Get a new token even if the present one looks good, because a service refused it. */
  renew?: boolean;
  /** The token that was refused: one that has been given since is good enough. */
  refused?: string;
  /**
   * The person has just clicked for it: a window may open, and they are asked however recently they
   * were asked before.
   */
  byClick?: boolean;
  /**
   * The claims that the sign-in has to carry, in the words of the identity service, because a
   * service demands them (Conditional Access); go with `renew`.
   */
  claims?: string;
  /**
   * Ask the person without trying silently first, because a service refused the renewed token too.
   */
  ask?: boolean;
}

/** Why a token that is there already will not do, and what another has to carry. */
export type Renewal = Pick<TokenOptions, 'renew' | 'claims'>;

/** One way to sign in and to get tokens; which one is used depends on where the app runs. */
export interface SignInStrategy {
  /** Completes what an earlier page began, else finds who is signed in. Opens nothing. */
  restore(): Promise<SignInOutcome | undefined>;
  /** Signs in. `byClick` tells that the person has just asked for it. */
  signIn(byClick: boolean): Promise<SignInOutcome>;
  /** An access token for scopes of one resource. Rejects with a `TokenError`. */
  getToken(scopes: string[], options: TokenOptions): Promise<string>;
  /** Ends the session at the identity service too; the browser leaves the page. */
  signOut(): Promise<void>;
}
