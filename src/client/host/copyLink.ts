import { copyText } from '../platform/copyText';
import type { Shareable } from './teams/shareLink';
import { teamsHost } from './teamsHost';

/**
 * Copies a link to a page of the portal: in Teams one that opens there, else the page's own
 * address. `shown`: the host's own dialog hands it out. Call it right after a click.
 */
export async function copyLink(page: Shareable): Promise<'copied' | 'shown' | 'failed'> {
  const host = await teamsHost();
  if (host) return host.share(page);
  return (await copyText(location.origin + page.address)) ? 'copied' : 'failed';
}
