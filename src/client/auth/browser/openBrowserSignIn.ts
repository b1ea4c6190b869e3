import type { ClientConfig } from '#shared/clientConfig';
import type { Account } from '../SignInStrategy';
import { BrowserSignIn } from './BrowserSignIn';
import { createMsalClient } from './msalClient';

/** Loads with the identity library; everything before it does without. */
export async function openBrowserSignIn(config: ClientConfig, remembered?: Account): Promise<BrowserSignIn> {
  return new BrowserSignIn(await createMsalClient(config), config, remembered);
}
