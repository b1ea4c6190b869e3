import { breakpoints } from '../news/newsBatch';
import { infoboxAreas } from './infoboxes';
import type { StartSettings } from '../settings/settings';

/** The infoboxes above everything else of the start page. */
export const heroZone = { route: '/', area: infoboxAreas.hero };

/** Whether something stands there for everybody, as far as the page has been told. */
export function hasHero({ infoboxZones }: Pick<StartSettings, 'infoboxZones'>): boolean {
  return (infoboxZones[`${heroZone.route} ${heroZone.area}`] ?? []).length > 0;
}

/** Whether one line stands there that opens them. `width`: of the window, in px. */
export function foldsHero(
  { foldInfoboxesOnPhones }: Pick<StartSettings, 'foldInfoboxesOnPhones'>,
  width: number,
): boolean {
  return foldInfoboxesOnPhones && width < breakpoints.md;
}
