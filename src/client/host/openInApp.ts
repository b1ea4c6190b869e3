import { tellHostEvent } from './hostEvents';

/** Shows an address within the app, which must have been checked: by the router, or, before there is one, as the page's own address. */
export function openInApp(address: string): void {
  if (!tellHostEvent('open', address)) history.replaceState(null, '', address);
}
