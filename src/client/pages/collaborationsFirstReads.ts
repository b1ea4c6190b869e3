import type { ClientConfig } from '#shared/clientConfig';
import { activitySites } from '#shared/rules/activity';
import { breakpointOf } from '#shared/rules/newsBatch';
import type { FirstRead } from '../data/firstReads';
import { licenceRead } from '../data/licence';
import { latestSitesRead } from '../features/sites/useLatestSites';
import { activityRead } from '../features/sites/useSiteActivity';
import { topicIn } from '../texts/catalogues';
import { currentLanguage } from '../texts/language';

/**
 * What Collaboration shows first takes several calls in turn: they begin when its code is there,
 * before it is drawn.
 */
export function collaborationsFirstReads({ startSettings }: ClientConfig): FirstRead[] {
  const texts = topicIn('collaboration', currentLanguage()).loaded();
  if (!texts) return [];
  const count = activitySites(breakpointOf(window.innerWidth));
  return [
    ...(startSettings?.enableWorkplaceLight ? [licenceRead] : []),
    activityRead(count, texts.activity.title),
    latestSitesRead(texts.latest),
  ];
}
