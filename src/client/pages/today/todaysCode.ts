import type { ClientConfig } from '#shared/clientConfig';
import { hasHero, heroZone } from '#shared/rules/heroZone';
import { knownZone } from '../../data/infoboxZone';
import { fetchHeroPicture } from './fetchHeroPicture';
import { HeroInfoboxes } from './heroInfoboxes';

/**
 * Milliseconds that a page with saved content waits for code that the browser has most probably
 * kept.
 */
const patience = 200;

/**
 * Saved content of Today is drawn in one piece: the code of what stands first is then there too,
 * and its picture on the way.
 */
export async function loadTodaysSavedContent(config: ClientConfig): Promise<void> {
  const { startSettings } = config;
  if (location.pathname !== '/' || !startSettings || !hasHero(startSettings)) return;
  const saved = knownZone(heroZone);
  if (!saved) return;
  fetchHeroPicture(saved);
  await Promise.race([
    loadTodaysCode(config),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ]);
}

/**
 * The code that draws it, where it is not part of the first load. What fails here is told where it
 * is needed.
 */
export async function loadTodaysCode({ startSettings }: ClientConfig): Promise<void> {
  if (location.pathname === '/' && startSettings && hasHero(startSettings))
    await HeroInfoboxes.load().catch(() => undefined);
}
