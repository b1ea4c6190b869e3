import {
  infoboxMinHeight,
  infoboxRoute,
  infoboxState,
  isHeroArea,
} from '#shared/rules/widgets/infoboxes';
import { breakpoints } from '#shared/rules/news/newsBatch';
import { foldsHero } from '#shared/rules/widgets/heroZone';
import { knownZone } from '../../data/infoboxZone';
import type { Session } from '../../data/session/session';
import { presentDate } from '../../platform/presentTime';

const gap = 16;
/** Of the line that opens folded ones. */
const foldedHeight = 44;

/**
 * Pixels to keep free for the infoboxes of a zone: below each other on a phone, else beside each
 * other.
 */
export const zoneHeight =
  (area: string) =>
  ({ config }: Pick<Session, 'config'>): number => {
    const zone = { route: infoboxRoute(location.pathname), area };
    const heights = (
      ownHeights(zone) ??
      config.startSettings?.infoboxZones[`${zone.route} ${area}`] ??
      []
    ).map((rem) => rem * 16);
    const { startSettings } = config;
    if (startSettings && isHeroArea(area) && foldsHero(startSettings, window.innerWidth))
      return heights.length > 0 ? foldedHeight : 0;
    return window.innerWidth < breakpoints.sm
      ? Math.max(
          0,
          heights.reduce((sum, height) => sum + height + gap, -gap),
        )
      : Math.max(0, ...heights);
  };

/**
 * In rem, of what the person has there as far as it is known. The page itself tells only what
 * stands there for everybody, in one language.
 */
function ownHeights(zone: { route: string; area: string }): number[] | undefined {
  const known = knownZone(zone);
  return known
    ?.filter((infobox) => infoboxState(infobox, presentDate()) !== 'ended')
    .map(({ Height }) => infoboxMinHeight(zone.area, Height));
}
