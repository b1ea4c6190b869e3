import { pages, type app } from '@microsoft/teams-js';
import { teamsLink } from '#shared/rules/addresses/teamsLink';
import { isTeamsHost } from '#shared/rules/addresses/teamsHosts';
import { copyText } from '../../platform/copyText';
import { parentOrigin } from '../placeOfPage';

/** A page of the portal that can be handed on. */
export interface Shareable {
  /** Path and query within the portal. */
  address: string;
  label: string;
}

/**
 * Copies a link that opens the page in Teams. Where the host names no app, or does not let the page
 * copy, the host's own dialog hands it out.
 */
export async function shareLink(
  { address, label }: Shareable,
  { app: { appId }, page }: app.Context,
): Promise<'copied' | 'shown'> {
  const webUrl = location.origin + address;
  if (
    appId &&
    (await copyText(
      teamsLink({ appId: appId.toString(), tabId: page.id, address, webUrl, label }, linkOrigin()),
    ))
  )
    return 'copied';
  pages.shareDeepLink({ subPageId: address, subPageLabel: label, subPageWebUrl: webUrl });
  return 'shown';
}

/** Other hosts' links of Microsoft's Teams work everywhere; a host of another kind has its own. */
function linkOrigin(): string | undefined {
  const parent = parentOrigin(window);
  return parent && !isTeamsHost(parent, []) ? parent : undefined;
}
