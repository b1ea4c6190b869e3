import type { ClientConfig } from '#shared/clientConfig';
import { activitySites } from '#shared/rules/sites/activity';
import { breakpointOf } from '#shared/rules/news/newsBatch';
import { isSlowStart, startTogether, type FirstRead } from '../data/read/firstReads';
import { findLicence, licenceRead } from '../data/session/licence';
import { activityRead } from '../features/sites/activityRead';
import { latestSitesRead } from '../features/sites/latestSitesRead';
import { loadedTexts } from '../texts/catalogues';
import { currentLanguage } from '../texts/language';
import { firstTexts as en } from '../texts/topics';

/**
 * The first content of Collaboration takes several calls in turn: they begin before it is drawn.
 */
export async function startCollaborationsReads(config: ClientConfig): Promise<void> {
  startTogether(collaborationsFirstReads(config));
  await findLicence();
}

/** Its own texts are not there yet: failures are reported in the name of the page. */
export function collaborationsFirstReads({
  startSettings,
  sharePointUrl,
}: ClientConfig): FirstRead[] {
  const { collaboration } = (loadedTexts(currentLanguage()) ?? en).navigation;
  const count = activitySites(breakpointOf(window.innerWidth));
  return [
    ...(startSettings?.enableWorkplaceLight ? [licenceRead] : []),
    ...(sharePointUrl ? [activityRead(count, collaboration)] : []),
    { ...latestSitesRead(collaboration), goesFirst: isSlowStart() },
  ];
}
