import type { ClientConfig } from '#shared/clientConfig';
import { foldsHero, hasHero, heroZone } from '#shared/rules/widgets/heroZone';
import { breakpointOf, featuredPerLoad, showMoreState } from '#shared/rules/news/newsBatch';
import { topNewsSources } from '#shared/rules/news/newsSources';
import type { StartSettings } from '#shared/rules/settings/settings';
import { isSlowStart, type FirstRead } from '../../data/read/firstReads';
import { zoneRead } from '../../data/infoboxZone';
import { topNewsRead } from '../../data/productNews';
import { loadedTexts } from '../../texts/catalogues';
import { firstTexts as en, type FirstTexts } from '../../texts/topics';
import { currentLanguage } from '../../texts/language';
import { fetchHeroPicture } from './fetchHeroPicture';

/**
 * The reads of what Today shows first, requested beside the settings instead of after them: the
 * page holds those that decide it.
 */
export function todaysFirstReads({ startSettings, sharePointUrl }: ClientConfig): FirstRead[] {
  if (!startSettings) return [];
  const texts = loadedTexts(currentLanguage()) ?? en;
  return [
    ...topNewsReads({ startSettings, sharePointUrl }, texts),
    ...(hasHero(startSettings) ? [heroRead(startSettings, texts)] : []),
  ];
}

function topNewsReads(
  { startSettings, sharePointUrl }: { startSettings: StartSettings; sharePointUrl: string },
  texts: FirstTexts,
): FirstRead[] {
  const { enableWorkplaceLight, featuredNewsPerLoad } = startSettings;
  const wanted = topNewsSources({
    isLight: enableWorkplaceLight,
    isLicensed: true,
    hasSharePoint: sharePointUrl !== '',
  });
  if (!wanted.product) return [];
  const perLoad = featuredPerLoad(featuredNewsPerLoad, breakpointOf(window.innerWidth));
  const { fetched } = showMoreState({ perLoad, step: perLoad, clicks: 0, available: 0 });
  return [
    {
      ...topNewsRead(fetched, texts.news.sources.product),
      goesFirst: isSlowStart(),
    },
  ];
}

/**
 * The biggest picture of the page is on its way before anything is drawn; folded infoboxes show
 * none.
 */
function heroRead(startSettings: StartSettings, texts: FirstTexts): FirstRead {
  const { key, read } = zoneRead(heroZone, texts.today.widgets.heroInfoboxes);
  return {
    key,
    read: async (signal) => {
      const infoboxes = await read(signal);
      if (!foldsHero(startSettings, window.innerWidth)) fetchHeroPicture(infoboxes);
      return infoboxes;
    },
  };
}
