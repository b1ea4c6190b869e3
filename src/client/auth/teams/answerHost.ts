import { app, authentication } from '@microsoft/teams-js';
import type { AuthenticationResult, PublicClientApplication } from '@azure/msal-browser';
import type { ClientConfig } from '#shared/clientConfig';
import { withinTime } from '../../host/teams/withinTime';
import { askedByAddress, authPagePath } from '../authPage';
import { codeOf } from '../browser/errorCodes';
import { createMsalClient } from '../browser/msalClient';
import type { PopupAnswer } from './PopupTokens';

/** Milliseconds that the host has to show that it is there. */
const patience = 10_000;

/**
 * What the pop-up page does: gets the token that its address asks for, by the identity service where the person is needed, and hands it to the host.
 * False when no host that is believed has opened it: then nothing is asked for and nothing handed to anybody.
 */
export async function answerHost(config: ClientConfig): Promise<boolean> {
  const asked = askedByAddress(location.search);
  const isBack = location.hash.includes('state=');
  if (!isBack && !asked?.every((scope) => isOwnResource(scope, config))) return false;
  try {
    await withinTime(app.initialize([...config.teamsHostOrigins]), patience);
  } catch {
    return false;
  }
  try {
    // The host's window must stay reachable from the identity service's pages, which an opener of another site otherwise prevents.
    const msal = await createMsalClient(config, { answerPage: authPagePath, originCheck: false });
    const scopes = asked?.length ? asked : [config.apiScope];
    const result = isBack ? await msal.handleRedirectPromise({ navigateToLoginRequestUrl: false }) : await silently(msal, scopes);
    if (result) authentication.notifySuccess(JSON.stringify(answerOf(result)));
    else await msal.acquireTokenRedirect({ scopes, loginHint: await loginHint() });
  } catch (error) {
    authentication.notifyFailure(codeOf(error) ?? 'sign_in_failed');
  }
  return true;
}

/** Only what the portal itself works with is asked for, whatever the address says. */
function isOwnResource(scope: string, { apiScope, graphUrl, sharePointUrl }: ClientConfig): boolean {
  return scope === apiScope || scope.startsWith(`${graphUrl}/`) || (sharePointUrl !== '' && URL.canParse(scope) && siteOf(scope) === siteOf(sharePointUrl));
}

/** The own, the personal and the administration host of one SharePoint differ in the first word only, by an ending. */
function siteOf(address: string): string {
  const [name = '', ...rest] = new URL(address).host.split('.');
  return [name.replace(/-(my|admin)$/, ''), ...rest].join('.');
}

/** For somebody who signed in here before, nothing needs to be shown. */
async function silently(msal: PublicClientApplication, scopes: string[]): Promise<AuthenticationResult | null> {
  const hint = await loginHint();
  const account = msal.getAllAccounts().find(({ username, idTokenClaims }) => hint !== undefined && (username.toLowerCase() === hint.toLowerCase() || idTokenClaims?.login_hint === hint));
  return account ? msal.acquireTokenSilent({ scopes, account }).catch(() => null) : null;
}

async function loginHint(): Promise<string | undefined> {
  const { user } = await app.getContext();
  return user?.loginHint ?? user?.userPrincipalName;
}

function answerOf({ accessToken, expiresOn, scopes }: AuthenticationResult): PopupAnswer {
  return { accessToken, expiresAt: expiresOn?.getTime() ?? Date.now() + 600_000, scopes };
}
