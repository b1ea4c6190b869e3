import type { ClientConfig } from '#shared/clientConfig';
import type { Account } from '../SignInStrategy';
import { createFrameClient } from './frameClient';
import { FrameSignIn } from './FrameSignIn';

/** Loads with the identity library; everything before it does without. */
export async function openFrameSignIn(
  config: ClientConfig,
  stored?: Account,
): Promise<FrameSignIn> {
  return new FrameSignIn(await createFrameClient(config), config, stored);
}
