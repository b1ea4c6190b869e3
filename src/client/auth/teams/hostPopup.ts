import { authentication } from '@microsoft/teams-js';
import { authPageAddress } from '../authPage';
import type { PopupAnswer } from './PopupTokens';

/** Lets the host open the pop-up page and gives what it hands over (AUTH-03). Rejects with the host's reason. */
export async function askInHostPopup(scopes: string[]): Promise<PopupAnswer> {
  const text = await authentication.authenticate({ url: authPageAddress(scopes), width: 600, height: 680 });
  const { accessToken, expiresAt, scopes: granted } = JSON.parse(text) as PopupAnswer;
  if (!accessToken) throw new Error('no_token');
  return { accessToken, expiresAt, scopes: [...scopes, ...granted] };
}
