import type { AppTile } from '#shared/contract/appTiles';
import { trackApp } from '../../data/tracking';
import { useAppOpensNewTab } from '../../data/useOpensNewTab';
import { pageOf } from '../../platform/addresses/pageOf';

/**
 * How a tile opens: pages of the portal in this tab, everything else in one of its own unless a
 * setting says otherwise (SETTINGS-40); each opening is counted (TRACK-04).
 */
export function useTileOpening(tile: Pick<AppTile, 'Url' | 'IsPersonal'>): {
  opensNewTab: boolean;
  onFollow: () => void;
} {
  const opensNewTab = useAppOpensNewTab() && pageOf(tile.Url) === undefined;
  return { opensNewTab, onFollow: () => trackApp(tile) };
}
