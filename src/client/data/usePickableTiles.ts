import { useMemo } from 'react';
import type { AppTile } from '#shared/contract/appTiles';
import { callApi } from './callApi';
import type { ReadState } from './readState';
import { useLast } from './useLast';
import { useRead } from './useRead';

interface ListedTile {
  /** The tile's id as a text. */
  id: string;
  name: string;
  above: string[];
  isPickable: true;
}

/** The app tiles of the organisation that the person sees: all of them for who edits apps. */
export function usePickableTiles(operation: string): {
  tiles: ListedTile[] | undefined;
  state: ReadState<AppTile[]>;
} {
  const state = useRead({
    key: 'apptiles/pickable',
    read: (signal) => callApi('GET /apptiles', { query: {}, operation, signal }),
  });
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
