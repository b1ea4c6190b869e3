/** Hosts of Teams, Outlook and Microsoft 365 that may frame the portal, as Microsoft documents them for tab applications. */
export const microsoftHosts: readonly string[] = [
  'https://teams.microsoft.com',
  'https://*.teams.microsoft.com',
  'https://teams.microsoft.us',
  'https://local.teams.office.com',
  'https://*.skype.com',
  'https://*.cloud.microsoft',
  'https://*.office.com',
  'https://*.office365.com',
  'https://*.microsoft365.com',
  'https://outlook.live.com',
];

/** True for an origin that shows the portal as an app: Microsoft's hosts and the configured ones. */
export function isTeamsHost(origin: string, configured: readonly string[]): boolean {
  return configured.includes(origin) || microsoftHosts.some((pattern) => matches(origin, pattern));
}

function matches(origin: string, pattern: string): boolean {
  const [scheme, rest] = pattern.split('*');
  return rest === undefined ? origin === pattern : origin.startsWith(scheme!) && origin.endsWith(rest) && origin.length > pattern.length - 1;
}
