import type { ClientConfig } from '#shared/clientConfig';
import { changeHostState } from './hostState';
import { placeOfPage } from './placeOfPage';
import { connectToTeams } from './teamsHost';

/**
 * Finds out where the page runs and, in Teams, begins to connect. A normal browser loads nothing
 * for it (TEAMS-16).
 */
export function startHost({ teamsHostOrigins }: Pick<ClientConfig, 'teamsHostOrigins'>): void {
  const { place, isCertain } = placeOfPage(window, teamsHostOrigins);
  changeHostState({ place });
  if (place === 'teams') connectToTeams(teamsHostOrigins, isCertain);
}
