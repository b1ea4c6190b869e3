import { useState } from 'react';
import type { UserAppTile } from '#shared/contract/userAppTiles';
import { callApi } from '../../data/callApi';
import { handleFailure } from '../../data/handleFailure';
import { invalidate } from '../../data/invalidate';
import { tileReads } from '../../data/reads/tileReads';
import { confirmDone } from '../../data/notices';
import { showAlert } from '../../data/showAlert';
import { format } from '../../texts/format';
import { useTexts } from '../../texts/useTexts';

export interface TileActions {
  /** Ids of the tiles that something is being done with. */
  busy: ReadonlySet<number>;
  setHidden(tile: UserAppTile, isHidden: boolean): void;
  remove(tile: UserAppTile): void;
  /** Puts an app tile of the organisation on the board. */
  add(tile: UserAppTile['AppTile']): void;
  /** Saves the order; resolves to false when that failed. */
  reorder(tiles: readonly UserAppTile[]): Promise<boolean>;
}

/** What people do with their tiles. A failure is told, and what is stored is shown again. */
export function useTileActions(): TileActions {
  const texts = useTexts();
  const own = useTexts('apps');
  const operation = own.yourApps;
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());

  const attempt = async (work: () => Promise<unknown>, confirm: () => void): Promise<boolean> => {
    try {
      await work();
      confirm();
      return true;
    } catch (error) {
      handleFailure(error, texts);
      return false;
    } finally {
      await invalidate(...tileReads);
    }
  };
  const doWith = async (id: number, work: () => Promise<unknown>, done: string) => {
    setBusy((before) => new Set(before).add(id));
    await attempt(work, () => confirmDone(done));
    setBusy((before) => new Set([...before].filter((other) => other !== id)));
  };
  const words = (text: string, { Title }: { Title: string }) => format(text, { title: Title });

  return {
    busy,
    setHidden: ({ AppTileId: id, AppTile }, HideFromUI) =>
      void doWith(
        id,
        () =>
          callApi('PUT /me/userapptiles/{id}', { params: { id }, body: { HideFromUI }, operation }),
        words(HideFromUI ? own.wasHidden : own.shownAgain, AppTile),
      ),
    remove: ({ AppTileId: id, AppTile }) =>
      void doWith(
        id,
        () => callApi('DELETE /me/userapptiles/{id}', { params: { id }, operation }),
        words(own.deleted, AppTile),
      ),
    add: (tile) =>
      void doWith(
        tile.Id,
        () => callApi('POST /me/userapptiles', { body: { AppTileId: tile.Id }, operation }),
        words(own.added, tile),
      ),
    reorder: (tiles) =>
      attempt(
        () =>
          callApi('PUT /me/userapptiles', {
            body: tiles.map(({ AppTileId }, Order) => ({ AppTileId, Order })),
            operation,
          }),
        () => showAlert('updatedorder'),
      ),
  };
}
