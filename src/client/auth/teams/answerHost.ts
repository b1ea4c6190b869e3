import { app, authentication } from '@microsoft/teams-js';
import {
  CacheLookupPolicy,
  type AuthenticationResult,
  type PublicClientApplication,
} from '@azure/msal-browser';
import type { ClientConfig } from '#shared/clientConfig';
import { withinTime } from '../../platform/withinTime';
import { askedByAddress, authPagePath, type AskedByAddress } from '../authPage';
import { reasonOf } from '../browser/errorCodes';
import { createMsalClient } from '../browser/msalClient';
import type { PopupAnswer, PopupAnswers } from './PopupTokens';

/** Milliseconds that the host has to show that it is there. */
const timeout = 10_000;
/** This page cannot stand in a hidden frame of itself. */
const withoutFrame = (renew: boolean) =>
  renew ? CacheLookupPolicy.RefreshToken : CacheLookupPolicy.AccessTokenAndRefreshToken;
/** Goes to the identity service and back among the scopes that are wanted along. */
const renewMark = 'renew';
/** Between what is wanted along, of which one may be several scopes. */
const separator = ',';
const scopesOf = (wanted: string) => wanted.split(' ').filter(Boolean);

/**
 * The work of the pop-up page: gets the token that its address requests, by the identity service
 * where the person is needed, and passes it to the host. False when no host that is believed has
 * opened it: then nothing is requested and nothing passed to anybody.
 */
export async function answerHost(config: ClientConfig): Promise<boolean> {
  const asked = askedByAddress(location);
  if (asked?.claims) history.replaceState(null, '', location.pathname + location.search);
  const isBack = location.hash.includes('state=');
  if (
    !isBack &&
    !(
      asked &&
      [asked.scopes, ...asked.also.map(scopesOf)].flat().every((one) => isOwnResource(one, config))
    )
  )
    return false;
  try {
    await withinTime(app.initialize([...config.teamsHostOrigins]), timeout);
  } catch {
    return false;
  }
  try {
    // The host's window must stay reachable from the identity service's pages, which an opener of
    // another site otherwise prevents.
    const msal = await createMsalClient(config, { answerPage: authPagePath, originCheck: false });
    const answers = isBack
      ? await comeBack(msal)
      : await ask(msal, {
          ...{ also: [], renew: false, ...asked },
          scopes: asked?.scopes.length ? asked.scopes : [config.apiScope],
        });
    if (answers) authentication.notifySuccess(JSON.stringify(answers));
  } catch (error) {
    authentication.notifyFailure(reasonOf(error));
  }
  return true;
}

/**
 * Without a question for somebody who signed in here before; else the page leaves for the identity
 * service, and nothing is answered yet.
 */
async function ask(
  msal: PublicClientApplication,
  { scopes, also, renew, claims }: AskedByAddress,
): Promise<PopupAnswers | undefined> {
  const wish = claims ? { scopes, claims } : { scopes };
  const hint = await loginHint();
  const account =
    hint &&
    msal
      .getAllAccounts()
      .find(
        ({ username, idTokenClaims }) =>
          username.toLowerCase() === hint.toLowerCase() || idTokenClaims?.login_hint === hint,
      );
  const result = account
    ? await msal
        .acquireTokenSilent({ ...wish, account, cacheLookupPolicy: withoutFrame(renew) })
        .catch(() => undefined)
    : undefined;
  if (result) return withOthers(msal, result, also, renew);
  await msal.acquireTokenRedirect({
    ...wish,
    loginHint: hint,
    state: [...(renew ? [renewMark] : []), ...also].join(separator),
  });
  return undefined;
}

async function comeBack(msal: PublicClientApplication): Promise<PopupAnswers> {
  const result = await msal.handleRedirectPromise({ navigateToLoginRequestUrl: false });
  if (!result) throw new Error('The identity service gave no answer.');
  const wanted = (result.state ?? '').split(separator).filter(Boolean);
  return withOthers(
    msal,
    result,
    wanted.filter((each) => each !== renewMark),
    wanted.includes(renewMark),
  );
}

/**
 * The tokens that need no question any more come along: the next one would cost the person another
 * window.
 */
async function withOthers(
  msal: PublicClientApplication,
  result: AuthenticationResult,
  also: string[],
  renew: boolean,
): Promise<PopupAnswers> {
  const { account } = result;
  const others = await Promise.all(
    also.map(scopesOf).map(async (scopes) => {
      const other = await msal
        .acquireTokenSilent({ scopes, account, cacheLookupPolicy: withoutFrame(renew) })
        .catch(() => undefined);
      return other ? [{ ...answerOf(other), scopes: [...scopes, ...other.scopes] }] : [];
    }),
  );
  return [answerOf(result), ...others.flat()];
}

/** Only what the portal itself works with is asked for, whatever the address says. */
function isOwnResource(
  scope: string,
  { apiScope, graphUrl, sharePointUrl }: ClientConfig,
): boolean {
  return (
    scope === apiScope ||
    scope.startsWith(`${graphUrl}/`) ||
    (sharePointUrl !== '' && URL.canParse(scope) && siteOf(scope) === siteOf(sharePointUrl))
  );
}

/**
 * The own, the personal and the administration host of one SharePoint differ in the first word
 * only, by an ending.
 */
function siteOf(address: string): string {
  const [name = '', ...rest] = new URL(address).host.split('.');
  return [name.replace(/-(my|admin)$/, ''), ...rest].join('.');
}

async function loginHint(): Promise<string | undefined> {
  const { user } = await app.getContext();
  return user?.loginHint ?? user?.userPrincipalName;
}

function answerOf(result: AuthenticationResult): PopupAnswer {
  const { accessToken, expiresOn, scopes, account } = result;
  const expiresAt = expiresOn?.getTime() ?? Date.now() + 600_000;
  return { accessToken, expiresAt, scopes, accountId: account.localAccountId };
}
