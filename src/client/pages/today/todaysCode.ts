import type { ClientConfig } from '#shared/clientConfig';
import { foldsHero, hasHero, heroZone } from '#shared/rules/widgets/heroZone';
import { knownZone } from '../../data/infoboxZone';
import { fetchHeroPicture } from './fetchHeroPicture';
import { InfoboxRow } from '../../features/infoboxes/lateInfoboxRow';
import { HeroInfoboxes } from './heroInfoboxes';

/** The picture that stands first in saved content of Today is on its way before anything is drawn. */
export function fetchTodaysSavedPicture({ startSettings }: ClientConfig): void {
  if (location.pathname !== '/' || !startSettings || !hasHero(startSettings)) return;
  if (foldsHero(startSettings, window.innerWidth)) return;
  const saved = knownZone(heroZone);
  if (saved) fetchHeroPicture(saved);
}

/**
 * The code that draws it, where it is not part of the first load. What fails here is told where it
 * is needed.
 */
export async function loadTodaysCode({ startSettings }: ClientConfig): Promise<void> {
  if (location.pathname !== '/' || !startSettings || !hasHero(startSettings)) return;
  const isFolded = foldsHero(startSettings, window.innerWidth);
  await Promise.allSettled([HeroInfoboxes.load(), isFolded || InfoboxRow.load()]);
}
