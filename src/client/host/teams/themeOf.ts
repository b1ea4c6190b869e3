import type { HostTheme } from '../hostState';

/**
 * Teams' name of a theme as one of the three that the portal draws (TEAMS-15); newer ones are
 * light.
 */
export function themeOf(name: string): HostTheme {
  return name === 'dark' || name === 'contrast' ? name : 'default';
}
