import { isSharePointHost } from '#shared/rules/sites/sharePointHosts';
import { useSession } from '../../data/session/session';

/** Tells whether an address leads to SharePoint, which is closed to people without a licence. */
export function useNeedsLicence(): (url: string | null) => boolean {
  const { licensed, config } = useSession();
  return (url) =>
    !licensed && url !== null && URL.canParse(url) && isSharePointHost(new URL(url), config);
}
