import { encodedQuery } from './encodedQuery';

/** The tab that shows the start page, in the app's manifest. */
export const todayTabId = 'today';

/** A place in the portal as Teams names it. */
export interface TeamsPlace {
  /** Id of the app where it is installed. */
  appId: string;
  /** Id of the tab, as in the app's manifest. */
  tabId: string;
  /** Path and query within the portal; the link's sub-page id (TEAMS-23). */
  address: string;
  /** The same page in a browser, for people without Teams. */
  webUrl: string;
  /** Shown where the link is pasted into a message. */
  label: string;
}

/**
 * A link that opens the tab in Teams, and the page below it (TEAMS-20). `teams` is the host's
 * address, by default Microsoft's.
 */
export function teamsLink(
  { appId, tabId, address, webUrl, label }: TeamsPlace,
  teams = 'https://teams.microsoft.com',
): string {
  const parameters = { webUrl, label, context: JSON.stringify({ subEntityId: address }) };
  const place = `${encodeURIComponent(appId)}/${encodeURIComponent(tabId)}`;
  return `${teams}/l/entity/${place}?${encodedQuery(parameters)}`;
}

/** Where Teams asks with whom an address is to be shared; `message` stands ready to be sent. */
export function teamsShareAddress(address: string, message: string): string {
  return `https://teams.microsoft.com/share?${encodedQuery({ href: address, msgText: message })}`;
}
