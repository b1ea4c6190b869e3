import { certain } from '../values/certain';

/**
 * Hosts of Teams, Outlook and Microsoft 365 that may frame the portal, and no others. Source:
 * Microsoft Teams platform, "Tab requirements" (2026); the last two are Teams of the US government
 * clouds.
 */
export const microsoftHosts: readonly string[] = [
  'https://*.cloud.microsoft',
  'https://teams.microsoft.com',
  'https://*.teams.microsoft.com',
  'https://*.microsoft365.com',
  'https://*.office.com',
  'https://outlook.office365.com',
  'https://outlook-sdf.office365.com',
  'https://teams.microsoft.us',
  'https://*.teams.microsoft.us',
];

/**
 * True for an origin that shows the portal as an app: Microsoft's hosts and the configured ones.
 */
export function isTeamsHost(origin: string, configured: readonly string[]): boolean {
  return configured.includes(origin) || microsoftHosts.some((pattern) => matches(origin, pattern));
}

function matches(origin: string, pattern: string): boolean {
  const [scheme, rest] = pattern.split('*');
  return rest === undefined
    ? origin === pattern
    : origin.startsWith(certain(scheme)) && origin.endsWith(rest);
}
