import type { UserAppTile } from '#shared/contract/people/userAppTiles';
import { callApi } from '../../data/connection/callApi';
import { useAct } from '../../data/editing/useAct';
import { invalidate } from '../../data/read/invalidate';
import { tileReads } from '../../data/portalReads/tileReads';
import { confirmDone, offerUndo } from '../../data/notices';
import { showAlert } from '../../data/showAlert';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { moved, type Move } from '../../ui/order/Place';

export interface TileActions {
  /** Ids of the tiles that something is being done with. */
  busy: ReadonlySet<number | string>;
  /** Of these, the ones that are being hidden, and those that are being removed. */
  hiding: ReadonlySet<number | string>;
  removing: ReadonlySet<number | string>;
  setHidden(tile: UserAppTile, isHidden: boolean): void;
  remove(tile: UserAppTile): void;
  /** Puts an app tile of the organisation on the board. */
  add(tile: UserAppTile['AppTile']): void;
  /**
   * Saves the order that the moves make of all tiles, hidden ones too (APPS-09); resolves to false
   * when that failed.
   */
  reorder(moves: readonly Move[]): Promise<boolean>;
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
  const [hiding, removing, others] = [useAct(refresh), useAct(refresh), useAct(refresh)];
  /** `back`: undoes it; left out where that is not possible. `acting`: notes it as under way. */
  const doWith = (
    { Id: id, Title: title }: UserAppTile['AppTile'],
    done: string,
    work: (input: Sending) => Promise<unknown>,
    { back, acting = others }: { back?: (() => void) | undefined; acting?: typeof others } = {},
  ) =>
    void acting.act(id, async (idempotencyKey) => {
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
      HideFromUI ? { back: () => setHidden(tile, false), acting: hiding } : {},
    );
  const add = (tile: UserAppTile['AppTile'], place: Partial<UserAppTile> = {}) =>
    doWith(tile, own.added, ({ params: { id }, ...input }) =>
      callApi('POST /me/userapptiles', { ...input, body: { AppTileId: id, ...place } }),
    );
  return {
    busy: new Set([hiding, removing, others].flatMap(({ busy }) => [...busy])),
    hiding: hiding.busy,
    removing: removing.busy,
    setHidden,
    remove: ({ AppTile, HideFromUI, Order }) =>
      doWith(AppTile, own.deleted, (input) => callApi('DELETE /me/userapptiles/{id}', input), {
        back: AppTile.IsPersonal ? undefined : () => add(AppTile, { HideFromUI, Order }),
        acting: removing,
      }),
    add: (tile) => add(tile),
    reorder: (moves) => {
      // Tried again it is the same write.
      let body: ReturnType<typeof places> | undefined;
      return others.act('order', async (idempotencyKey) => {
        const query = { includeHidden: true };
        body ??= places(await callApi('GET /me/userapptiles', { query, operation }), moves);
        await callApi('PUT /me/userapptiles', { body, operation, idempotencyKey });
        showAlert('updatedorder');
      });
    },
  };
}

function places(tiles: readonly UserAppTile[], moves: readonly Move[]) {
  const idOf = ({ AppTileId }: UserAppTile) => AppTileId;
  return moves
    .reduce((list, move) => moved(list, move, idOf), tiles)
    .map(({ AppTileId }, Order) => ({ AppTileId, Order }));
}
