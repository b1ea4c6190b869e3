import {
  InteractionRequiredAuthError,
  type AccountInfo,
  type PublicClientApplication,
} from '@azure/msal-browser';
import type { ClientConfig } from '#shared/clientConfig';
import { codeOf, isOfflineCode } from '../browser/errorCodes';
import { createMsalClient, silently } from '../browser/msalClient';
import type { Renewal } from '../SignInStrategy';
import { TokenError } from '../TokenError';

/**
 * Answers in a frame are read off this page, which does nothing: messages between windows do not
 * cross a frame's storage.
 */
const blankPage = '/auth-blank';

export function createFrameClient(config: ClientConfig): Promise<PublicClientApplication> {
  return createMsalClient(config, {
    answerPage: blankPage,
    isFramed: true,
    system: { enableLegacyPolling: true, iframeBridgeTimeout: 6_000 },
  });
}

/**
 * Who is asked about, and whether it is known that the identity service does not answer inside this
 * frame.
 */
export interface Silence {
  account?: AccountInfo;
  loginHint?: string;
  isDeaf?: boolean;
}

/**
 * A token without asking the person: from the frame's storage, else through a hidden frame. Rejects
 * with a `TokenError`.
 */
export async function getSilently(
  msal: PublicClientApplication,
  scopes: string[],
  who: Silence,
  { renew, claims }: Renewal = {},
): Promise<string> {
  if (!who.account && who.isDeaf) throw new TokenError('refused', 'login_required');
  try {
    const { account, loginHint } = who;
    const wish = claims ? { claims } : {};
    const result = await silently(
      account
        ? msal.acquireTokenSilent({ scopes, account, forceRefresh: renew, ...wish })
        : msal.ssoSilent({ scopes, loginHint, ...wish }),
    );
    who.account = result.account;
    return result.accessToken;
  } catch (error) {
    const code = codeOf(error) ?? 'unknown';
    if (isOfflineCode(code) || !navigator.onLine) throw new TokenError('offline', code);
    // A missing consent says nothing about the next scope; a session that is not seen here will not
    // be seen for it either.
    if (!(error instanceof InteractionRequiredAuthError) || code === 'login_required')
      who.isDeaf = true;
    throw new TokenError('refused', code);
  }
}
