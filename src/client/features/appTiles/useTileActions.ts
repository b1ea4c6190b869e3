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
  /** `board`: the tiles that it stands among, so that it can come back to its place. */
  remove(tile: UserAppTile, board: readonly UserAppTile[]): void;
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
  const allTiles = () =>
    callApi('GET /me/userapptiles', { query: { includeHidden: true }, operation });
  const putBack = (tile: UserAppTile, board: readonly UserAppTile[]) =>
    doWith(tile.AppTile, own.added, async ({ params: { id: AppTileId }, ...input }) => {
      const { HideFromUI } = tile;
      await callApi('POST /me/userapptiles', { ...input, body: { AppTileId, HideFromUI } });
      const tiles = await allTiles();
      const move = moveBack(tiles, tile, board);
      if (move) await callApi('PUT /me/userapptiles', { body: places(tiles, [move]), operation });
    });
  return {
    busy: new Set([hiding, removing, others].flatMap(({ busy }) => [...busy])),
    hiding: hiding.busy,
    removing: removing.busy,
    setHidden,
    remove: (tile, board) =>
      doWith(tile.AppTile, own.deleted, (input) => callApi('DELETE /me/userapptiles/{id}', input), {
        back: tile.AppTile.IsPersonal ? undefined : () => putBack(tile, board),
        acting: removing,
      }),
    add: (tile) =>
      doWith(tile, own.added, ({ params: { id }, ...input }) =>
        callApi('POST /me/userapptiles', { ...input, body: { AppTileId: id } }),
      ),
    reorder: (moves) => {
      // Tried again it is the same write.
      let body: ReturnType<typeof places> | undefined;
      return others.act('order', async (idempotencyKey) => {
        body ??= places(await allTiles(), moves);
        await callApi('PUT /me/userapptiles', { body, operation, idempotencyKey });
        showAlert('updatedorder');
      });
    },
  };
}

const idOf = ({ AppTileId }: UserAppTile) => AppTileId;

function places(tiles: readonly UserAppTile[], moves: readonly Move[]) {
  return moves
    .reduce((list, move) => moved(list, move, idOf), tiles)
    .map(({ AppTileId }, Order) => ({ AppTileId, Order }));
}

/**
 * The move that brings a tile back behind the one that it followed; none where it is there by
 * itself, as on a board that nobody has put in order.
 */
function moveBack(
  tiles: readonly UserAppTile[],
  { AppTileId: id, Order: place }: UserAppTile,
  board: readonly UserAppTile[],
): Move | undefined {
  const ids = tiles.map(idOf);
  const others = board.filter((one) => idOf(one) !== id && ids.includes(idOf(one)));
  const isBehind = (one: UserAppTile) => ids.indexOf(id) > ids.indexOf(idOf(one));
  if (others.every((one) => isBehind(one) === one.Order < place)) return undefined;
  const before = others.filter(({ Order }) => Order < place).sort((a, b) => a.Order - b.Order);
  return { id, index: 0, after: before.at(-1)?.AppTileId };
}
