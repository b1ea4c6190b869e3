import type { AuthorizationMode } from './rules/people/roles';
import type { StartSettings } from './rules/settings/settings';

/**
 * The configuration that the server sends the client at run time, as JSON in `<script
 * type="application/json" id="portal-config">` of the page. The same build runs in every tenant;
 * only these values differ.
 */
export interface ClientConfig {
  /**
   * Changes with every build of the client; another hash empties the persistent cache (CACHE-14).
   */
  buildHash: string;
  tenantId: string;
  clientId: string;
  /** Authority for MSAL, always https. */
  authority: string;
  knownAuthorities: string[];
  /** JSON text for MSAL; present only where the identity service is not Microsoft's public one. */
  authorityMetadata?: string;
  /** Scope of the product API: `api://{host}/{clientId}/access_as_user` (AUTH-38). */
  apiScope: string;
  /** Where roles come from (ROLE-02). */
  authorizationMode: AuthorizationMode;
  /** AUTH-34. */
  signIn: 'redirect' | 'popup';
  /** Feature settings sent ahead of sign-in; left out while the server has not read them. */
  startSettings?: StartSettings;
  /** e.g. `https://graph.microsoft.com`; no slash at the end. */
  graphUrl: string;
  /**
   * e.g. `https://nordvik.sharepoint.com`; no slash at the end. Empty when the organisation has no
   * SharePoint.
   */
  sharePointUrl: string;
  /** Whether tokens may come from the broker of a host that offers it, instead of by pop-ups. */
  nestedAppAuth: boolean;
  /**
   * Origins that are believed as Teams is, beside those that the Teams client library knows; for
   * `app.initialize`. Empty in production.
   */
  teamsHostOrigins: string[];
  /** Id of the app in Teams, for links that open it there. */
  teamsAppId: string;
  /**
   * Realtime messages come from a service that does not know what a page has missed: it reads
   * everything again when it connects.
   */
  realtimeService?: boolean;
}
