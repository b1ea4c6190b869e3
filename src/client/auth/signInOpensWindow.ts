import type { ClientConfig } from '#shared/clientConfig';
import { hostState } from '../host/hostState';
import { canRemember } from '../platform/guardedStorage';

/**
 * Whether signing in here opens a window of its own; where not, the page itself leaves for the
 * identity service and comes back.
 */
export function signInOpensWindow(config: Pick<ClientConfig, 'signIn'>): boolean {
  return hostState().place !== 'browser' || config.signIn === 'popup' || !canRemember();
}
