import type { AppTile } from '#shared/contract/appTiles';
import type { ReadState } from '../../data/read/readState';
import { useRead } from '../../data/read/useRead';
import { tileEditing } from './edit/tileEditing';

/**
 * Every app tile and smart link of the organisation, for editors; no tiles are no empty page, for
 * there is a first one to add.
 */
export function useAllTiles(operation: string): ReadState<AppTile[]> {
  return useRead(tileEditing.list(operation));
}
