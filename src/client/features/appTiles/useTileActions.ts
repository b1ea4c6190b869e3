import type { UserAppTile } from '#shared/contract/people/userAppTiles';
import { callApi } from '../../data/connection/callApi';
import { useAct } from '../../data/editing/useAct';
import { invalidate } from '../../data/read/invalidate';
import { tileReads } from '../../data/portalReads/tileReads';
import { confirmDone, offerUndo } from '../../data/notices';
import { showAlert } from '../../data/showAlert';
import { format } from '#shared/rules/values/format';
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

/** The call of one write, as far as it is the same for all of them. */
interface Sending {
  params: { id: number };
  operation: string;
  idempotencyKey: string;
}

/**
 * People's actions on their tiles; hiding one and taking one off the board can be undone. A failure
 * is reported, and the stored tiles are shown again.
 */
export function useTileActions(): TileActions {
  const own = useTexts('apps');
  const { undo } = useTexts().notices;
  const operation = own.yourApps;
  const { busy, act } = useAct(refresh);
  /** `back`: undoes it; left out where that is not possible. */
  const doWith = (
    { Id: id, Title: title }: UserAppTile['AppTile'],
    done: string,
    work: (input: Sending) => Promise<unknown>,
    back?: () => void,
  ) =>
    void act(id, async (idempotencyKey) => {
      await work({ params: { id }, operation, idempotencyKey });
      const said = format(done, { title });
      if (back) offerUndo(said, undo, back);
      else confirmDone(said);
    });
  const setHidden: TileActions['setHidden'] = (tile, HideFromUI) =>
    doWith(
      tile.AppTile,
      HideFromUI ? own.wasHidden : own.shownAgain,
      (input) => callApi('PUT /me/userapptiles/{id}', { ...input, body: { HideFromUI } }),
      HideFromUI ? () => setHidden(tile, false) : undefined,
    );
  const add = (tile: UserAppTile['AppTile'], place: Partial<UserAppTile> = {}) =>
    doWith(tile, own.added, ({ params: { id }, ...input }) =>
      callApi('POST /me/userapptiles', { ...input, body: { AppTileId: id, ...place } }),
    );
  return {
    busy,
    setHidden,
    remove: ({ AppTile, HideFromUI, Order }) =>
      doWith(
        AppTile,
        own.deleted,
        (input) => callApi('DELETE /me/userapptiles/{id}', input),
        AppTile.IsPersonal ? undefined : () => add(AppTile, { HideFromUI, Order }),
      ),
    add: (tile) => add(tile),
    reorder: (tiles) =>
      act('order', async (idempotencyKey) => {
        const body = tiles.map(({ AppTileId }, Order) => ({ AppTileId, Order }));
        await callApi('PUT /me/userapptiles', { body, operation, idempotencyKey });
        showAlert('updatedorder');
      }),
  };
}
