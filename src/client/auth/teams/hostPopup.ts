import { authentication } from '@microsoft/teams-js';
import { authPageAddress } from '../authPage';
import type { PopupAnswer, PopupAnswers } from './PopupTokens';

/**
 * Lets the host open the pop-up page and gives what it hands over (AUTH-03). Rejects with the
 * host's reason.
 */
export async function askInHostPopup(
  scopes: string[],
  also: string[],
  renew: boolean,
): Promise<PopupAnswers> {
  const text = await authentication.authenticate({
    url: authPageAddress({ scopes, also, renew }),
    width: 600,
    height: 680,
  });
  const [first, ...others] = JSON.parse(text) as PopupAnswer[];
  if (!first?.accessToken) throw new Error('no_token');
  return [{ ...first, scopes: [...scopes, ...first.scopes] }, ...others];
}
