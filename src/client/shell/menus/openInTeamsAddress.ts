import { teamsLink } from '#shared/rules/addresses/teamsLink';
import { connection } from '../../data/connection/connection';

/**
 * Tabs of the app by the page that they show, as its manifest names them; every other page opens
 * below the first.
 */
const tabs: Readonly<Partial<Record<string, string>>> = {
  '/your-board': 'yourBoard',
  '/collaboration': 'collaboration',
};

/**
 * A link that opens a page of the portal in Teams. `address`: path and query within the portal;
 * `label`: shown where the link is handed on.
 */
export function openInTeamsAddress(address: string, label: string): string {
  const { teamsAppId, teamsHostOrigins } = connection().config;
  const tabId = tabs[address.replace(/\?.*$/s, '')] ?? 'today';
  // A host of another kind has links of its own.
  return teamsLink(
    { appId: teamsAppId, tabId, address, webUrl: location.origin + address, label },
    teamsHostOrigins[0],
  );
}
