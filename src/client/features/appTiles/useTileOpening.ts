import type { AppTile } from '#shared/contract/appTiles';
import { inAppAddress } from '#shared/rules/addresses/inAppAddress';
import { linkWithoutQuery } from '#shared/rules/tracking';
import { useSession } from '../../data/session/session';
import { track } from '../../data/tracking';

/**
 * How a tile opens: pages of the portal in this tab, everything else in one of its own unless a
 * setting says otherwise (SETTINGS-40); each opening is counted (TRACK-04).
 */
export function useTileOpening({ Url, IsPersonal }: Pick<AppTile, 'Url' | 'IsPersonal'>): {
  opensNewTab: boolean;
  onFollow: () => void;
} {
  const { settings } = useSession();
  const opensNewTab = !settings['open-apps-in-same-tab'] && inAppAddress(Url) === undefined;
  // Where somebody's own app leads is nobody's business.
  const Link = IsPersonal ? undefined : linkWithoutQuery(Url);
  return {
    opensNewTab,
    onFollow: () => track({ Name: 'AppClick', ComponentId: 'appTiles', ...(Link && { Link }) }),
  };
}
