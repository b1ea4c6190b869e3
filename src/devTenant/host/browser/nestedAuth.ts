import { askServer } from './authentication';
import { askConsent } from './dialogs';
import { data } from './page';
import type { Call } from './wire';

interface BridgeRequest {
  method: 'GetInitContext' | 'GetToken' | 'GetTokenPopup';
  requestId: string;
  tokenParams?: { scope: string; claims?: string };
}

/** `nestedAppAuth.execute`: MSAL asks the host for tokens instead of opening windows of its own. */
export async function nestedAppAuth({ data: text, reply }: Call): Promise<void> {
  const request: BridgeRequest = JSON.parse(text ?? '{}');
  const answer = await answerTo(request);
  reply(
    null,
    JSON.stringify({
      messageType: 'NestedAppAuthResponse',
      requestId: request.requestId,
      success: !('error' in answer),
      ...answer,
    }),
  );
}

async function answerTo({ method, tokenParams }: BridgeRequest): Promise<object> {
  const { person, tenantId, authorityHost } = data;
  const account = {
    homeAccountId: `${person.id}.${tenantId}`,
    environment: authorityHost,
    tenantId,
  };
  if (method === 'GetInitContext')
    return {
      initContext: {
        sdkName: 'teams-simulator',
        sdkVersion: '1.0.0',
        accountContext: account,
        capabilities: {},
      },
    };
  const wish = { scope: tokenParams?.scope ?? '', claims: tokenParams?.claims };
  const answer = await askServer('/nested-token', wish);
  if (answer.error && method === 'GetTokenPopup') return interactively(wish, account);
  return 'error' in answer
    ? { error: answer.error }
    : {
        token: answer.token,
        account: {
          ...account,
          username: person.upn,
          localAccountId: person.id,
          name: person.displayName,
        },
      };
}

async function interactively(
  wish: { scope: string; claims?: string },
  account: object,
): Promise<object> {
  if (!(await askConsent(wish.scope))) return { error: { status: 'USER_CANCEL' } };
  const answer = await askServer('/nested-token', { ...wish, interactive: 'true' });
  const { upn, id, displayName } = data.person;
  return 'error' in answer
    ? { error: answer.error }
    : {
        token: answer.token,
        account: { ...account, username: upn, localAccountId: id, name: displayName },
      };
}
