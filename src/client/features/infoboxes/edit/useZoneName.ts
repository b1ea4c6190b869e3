import { infoboxAreas } from '#shared/rules/widgets/infoboxes';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../../texts/useTexts';

/** Names of zones in words where the portal knows them, else as they are written. */
export function useZoneName(): (zone: { RouteId: string; AreaId: string }) => string {
  const { place, pages, areas } = useTexts('infoboxes');
  const { navigation } = useTexts();
  const page: Record<string, string> = {
    '/': pages.today,
    '/light': pages.light,
    '/find-information': navigation.findInformation,
  };
  const area: Record<string, string> = {
    [infoboxAreas.hero]: areas.hero,
    [infoboxAreas.main]: areas.main,
    [infoboxAreas.right]: areas.right,
  };
  return ({ RouteId, AreaId }) =>
    format(place, { page: page[RouteId] ?? RouteId, area: area[AreaId] ?? AreaId });
}
