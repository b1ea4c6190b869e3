import type { ClientConfig } from '#shared/clientConfig';
import type { Infobox } from '#shared/contract/infoboxes';
import { breakpointOf, featuredPerLoad, showMoreState } from '#shared/rules/newsBatch';
import { topNewsSources } from '#shared/rules/newsSources';
import type { StartSettings } from '#shared/rules/settings';
import { connection } from '../../data/connection';
import type { FirstRead } from '../../data/firstReads';
import { zoneRead } from '../../data/infoboxZone';
import { topNewsRead } from '../../data/productNews';
import { loadedTexts } from '../../texts/catalogues';
import { en, type Texts } from '../../texts/en';
import { currentLanguage } from '../../texts/language';
import { hasHero, heroZone, loadHero } from './heroZone';
import { loadWidget } from './loadedWidgets';

/**
 * What Today shows first, asked for beside the settings instead of after them: the page has told those that decide it.
 * Nothing when another page opens.
 */
export function todaysFirstReads({ startSettings, sharePointUrl }: ClientConfig): FirstRead[] {
  if (location.pathname !== '/' || !startSettings) return [];
  const texts = loadedTexts(currentLanguage()) ?? en;
  return [...topNewsReads({ startSettings, sharePointUrl }, texts), ...(hasHero(startSettings) ? [zoneRead(heroZone, texts.today.widgets.heroInfoboxes)] : [])];
}

function topNewsReads({ startSettings, sharePointUrl }: { startSettings: StartSettings; sharePointUrl: string }, texts: Texts): FirstRead[] {
  const { enableWorkplaceLight, featuredNewsPerLoad } = startSettings;
  const wanted = topNewsSources({ isLight: enableWorkplaceLight, isLicensed: true, hasSharePoint: sharePointUrl !== '' });
  if (!wanted.product) return [];
  const perLoad = featuredPerLoad(featuredNewsPerLoad, breakpointOf(window.innerWidth));
  const { fetched } = showMoreState({ perLoad, step: perLoad, clicks: 0, available: 0 });
  return [topNewsRead(fetched, texts.news.sources.product)];
}

/** Milliseconds that a page with saved content waits for code that the browser has most probably kept. */
const patience = 200;

/** Saved content of Today is drawn in one piece: the code of what stands first is then there too, and its picture on the way. */
export async function loadTodaysSavedContent(config: ClientConfig): Promise<void> {
  const { startSettings } = config;
  if (location.pathname !== '/' || !startSettings || !hasHero(startSettings)) return;
  const saved = connection().cache.peek<Infobox[]>(zoneRead(heroZone, '').key)?.Data;
  if (!saved) return;
  const picture = saved[0]?.PictureUrl;
  if (picture) new Image().src = picture;
  await Promise.race([loadTodaysCode(config), new Promise((resolve) => setTimeout(resolve, patience))]);
}

/** The code that draws it, where it is not part of the first load. What fails here is told where it is needed. */
export async function loadTodaysCode({ startSettings }: ClientConfig): Promise<void> {
  if (location.pathname === '/' && startSettings && hasHero(startSettings)) await loadWidget('heroInfoboxes', loadHero).catch(() => undefined);
}
