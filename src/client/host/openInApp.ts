import { notifyHostEvent } from './hostEvents';

/**
 * Shows an address within the app, which must have been checked. While the portal that follows the
 * host is not there yet, the address becomes the page's own.
 */
export function openInApp(address: string): void {
  if (notifyHostEvent('open', address)) return;
  history.replaceState(history.state, '', address);
}
