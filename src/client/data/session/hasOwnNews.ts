import { topNewsSources } from '#shared/rules/news/newsSources';
import type { FeatureSettings } from '#shared/rules/settings/settings';
import { connection } from '../connection/connection';

/**
 * Whether the start page shows the portal's own news: outside of light mode it shows SharePoint's
 * alone (NEWS-31).
 */
export function hasOwnNews({
  enableWorkplaceLight: isLight,
}: Pick<FeatureSettings, 'enableWorkplaceLight'>): boolean {
  const hasSharePoint = connection().config.sharePointUrl !== '';
  return topNewsSources({ isLight, isLicensed: true, hasSharePoint }).product;
}
