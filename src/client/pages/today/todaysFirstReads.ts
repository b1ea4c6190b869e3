import type { ClientConfig } from '#shared/clientConfig';
import { breakpointOf, featuredPerLoad, showMoreState } from '#shared/rules/newsBatch';
import { topNewsSources } from '#shared/rules/newsSources';
import type { FirstRead } from '../../data/firstReads';
import { topNewsRead } from '../../data/productNews';
import { loadedTexts } from '../../texts/catalogues';
import { en } from '../../texts/en';
import { currentLanguage } from '../../texts/language';

/**
 * What Today shows first, asked for beside the settings instead of after them: the page has told those that decide it.
 * Nothing when another page opens.
 */
export function todaysFirstReads({ startSettings, sharePointUrl }: ClientConfig): FirstRead[] {
  if (location.pathname !== '/' || !startSettings) return [];
  const { enableWorkplaceLight, featuredNewsPerLoad } = startSettings;
  const wanted = topNewsSources({ isLight: enableWorkplaceLight, isLicensed: true, hasSharePoint: sharePointUrl !== '' });
  if (!wanted.product) return [];
  const perLoad = featuredPerLoad(featuredNewsPerLoad, breakpointOf(window.innerWidth));
  const { fetched } = showMoreState({ perLoad, step: perLoad, clicks: 0, available: 0 });
  return [topNewsRead(fetched, (loadedTexts(currentLanguage()) ?? en).news.sources.product)];
}
