import { once } from '../../platform/once';
import { TokenError } from '../TokenError';
import type { SilentTokens } from './TeamsSignIn';

/**
 * Opens what gives tokens when the first is wanted; after a failure the next one tries again. Its
 * code comes over the network: without it nobody was refused anything.
 */
export function laterTokens(open: () => Promise<SilentTokens>): SilentTokens {
  let opened: SilentTokens | undefined;
  const openOnce = once(open);
  return {
    get: async (scopes, renewal) => {
      opened ??= await openOnce().catch(() => {
        throw new TokenError('offline', 'code_missing');
      });
      return opened.get(scopes, renewal);
    },
    sessionBegan: () => opened?.sessionBegan(),
  };
}
