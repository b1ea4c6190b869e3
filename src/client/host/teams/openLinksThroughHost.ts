import { app } from '@microsoft/teams-js';
import { safeAddress } from '#shared/rules/addresses/webAddress';

/**
 * Links that would open a window or lead the frame to another site go to the host, which opens them
 * in the browser or, where they are its own, in Teams (TEAMS-19). One place for all links, those in
 * articles included.
 */
export function openLinksThroughHost(): void {
  document.addEventListener('click', (event) => {
    const address = event.defaultPrevented ? undefined : addressForHost(event);
    if (!address) return;
    event.preventDefault();
    app.openLink(address).catch(() => window.open(safeAddress(address), '_blank', 'noopener'));
  });
}

function addressForHost({ target }: MouseEvent): string | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || !/^https?:$/.test(link.protocol)) return undefined;
  return link.target === '_blank' || link.origin !== location.origin ? link.href : undefined;
}
