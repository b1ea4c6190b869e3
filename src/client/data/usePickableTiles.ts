import { useMemo } from 'react';
import type { AppTile } from '#shared/contract/appTiles';
import { apiRead } from './connection/apiRead';
import type { ReadState } from './read/readState';
import { useLast } from './read/useLast';
import { useRead } from './read/useRead';

interface ListedTile {
  /** The tile's id as a text. */
  id: string;
  name: string;
  above: string[];
  isPickable: true;
}

/** The app tiles of the organisation that the person sees: all of them for who edits apps. */
export function usePickableTiles(
  operation: string,
  isWanted = true,
): {
  tiles: ListedTile[] | undefined;
  state: ReadState<AppTile[]>;
} {
  const state = useRead({ ...apiRead('GET /apptiles', { query: {}, operation }), isWanted });
  const known = useLast(state);
  const tiles = useMemo(
    () =>
      known?.map(({ Id, Title }) => ({
        id: String(Id),
        name: Title,
        above: [],
        isPickable: true as const,
      })),
    [known],
  );
  return { tiles, state };
}
