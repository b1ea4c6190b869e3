import type { FeatureSetting } from '#shared/contract/featureSettings';
import { effectiveSettings } from '#shared/rules/settings/settings';
import { clientState } from '../../platform/clientState';
import { connection } from '../connection/connection';
import { settingsRead } from '../portalReads/sessionReads';

/** The last core site that was known: the same write sent again names the same one. */
const coreSite = clientState(() => '');

/**
 * The site that editorial writes name (ADMIN-10): the organisation's core site, else its SharePoint;
 * without either, the portal itself.
 */
export function editedSite(): { siteUrl: string } {
  const { cache, config } = connection();
  const stored = cache.last<FeatureSetting[]>(settingsRead.key)?.Data;
  if (stored) coreSite.value = effectiveSettings(stored).coreRootSiteUrl;
  return { siteUrl: coreSite.value || config.sharePointUrl || location.origin };
}
