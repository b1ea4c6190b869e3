import { tellHostEvent } from './hostEvents';

/**
 * Shows an address within the app, which must have been checked. While the shell that follows the
 * host is not there yet, the address becomes the page's own, and a router that has already started
 * hears of it as of any other change of the address.
 */
export function openInApp(address: string): void {
  if (tellHostEvent('open', address)) return;
  history.replaceState(history.state, '', address);
  window.dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
}
