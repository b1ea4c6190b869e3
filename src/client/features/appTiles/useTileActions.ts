import type { UserAppTile } from '#shared/contract/people/userAppTiles';
import { callApi } from '../../data/connection/callApi';
import { useAct } from '../../data/editing/useAct';
import { invalidate } from '../../data/read/invalidate';
import { tileReads } from '../../data/portalReads/tileReads';
import { confirmDone } from '../../data/notices';
import { showAlert } from '../../data/showAlert';
import { format } from '../../texts/format';
import { useTexts } from '../../texts/useTexts';

export interface TileActions {
  /** Ids of the tiles that something is being done with. */
  busy: ReadonlySet<number | string>;
  setHidden(tile: UserAppTile, isHidden: boolean): void;
  remove(tile: UserAppTile): void;
  /** Puts an app tile of the organisation on the board. */
  add(tile: UserAppTile['AppTile']): void;
  /** Saves the order; resolves to false when that failed. */
  reorder(tiles: readonly UserAppTile[]): Promise<boolean>;
}

const refresh = () => invalidate(...tileReads);

/** What people do with their tiles. A failure is told, and what is stored is shown again. */
export function useTileActions(): TileActions {
  const own = useTexts('apps');
  const operation = own.yourApps;
  const { busy, act } = useAct(refresh);
  const doWith = (
    { Id: id, Title: title }: UserAppTile['AppTile'],
    done: string,
    work: (input: { params: { id: number }; operation: string; idempotencyKey: string }) => unknown,
  ) =>
    void act(id, async (idempotencyKey) => {
      await work({ params: { id }, operation, idempotencyKey });
      confirmDone(format(done, { title }));
    });
  return {
    busy,
    setHidden: ({ AppTile }, HideFromUI) =>
      doWith(AppTile, HideFromUI ? own.wasHidden : own.shownAgain, (input) =>
        callApi('PUT /me/userapptiles/{id}', { ...input, body: { HideFromUI } }),
      ),
    remove: ({ AppTile }) =>
      doWith(AppTile, own.deleted, (input) => callApi('DELETE /me/userapptiles/{id}', input)),
    add: (tile) =>
      doWith(tile, own.added, ({ params: { id }, ...input }) =>
        callApi('POST /me/userapptiles', { ...input, body: { AppTileId: id } }),
      ),
    reorder: (tiles) =>
      act('order', async (idempotencyKey) => {
        const body = tiles.map(({ AppTileId }, Order) => ({ AppTileId, Order }));
        await callApi('PUT /me/userapptiles', { body, operation, idempotencyKey });
        showAlert('updatedorder');
      }),
  };
}
