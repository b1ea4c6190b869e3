import type { ClientConfig } from '#shared/clientConfig';
import { BrowserSignIn, type Found } from './BrowserSignIn';
import { createMsalClient } from './msalClient';

/** Loads with the identity library; everything before it does without. */
export async function openBrowserSignIn(
  config: ClientConfig,
  found?: Found,
): Promise<BrowserSignIn> {
  return new BrowserSignIn(await createMsalClient(config), config, found);
}
