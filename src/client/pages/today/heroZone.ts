import { infoboxAreas } from '#shared/rules/infoboxes';
import type { StartSettings } from '#shared/rules/settings';

/** The infoboxes above everything else of the start page. */
export const heroZone = { route: '/', area: infoboxAreas.hero };

/** Whether something stands there for everybody, as far as the page has been told. */
export function hasHero({ infoboxZones }: StartSettings): boolean {
  return (infoboxZones[`${heroZone.route} ${heroZone.area}`] ?? []).length > 0;
}

export async function loadHero() {
  return (await import(/* webpackChunkName: "hero" */ '../../features/infoboxes/HeroInfoboxes')).HeroInfoboxes;
}
