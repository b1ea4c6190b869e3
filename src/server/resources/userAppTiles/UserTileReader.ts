import type { AppTile } from '#shared/contract/appTiles';
import type { UserAppTile } from '#shared/contract/people/userAppTiles';
import { isShownAsNew } from '#shared/rules/widgets/appTiles';
import type { HandlerDeps } from '../../deps';
import { ProblemError } from '../../http/answers/problems';
import { TileReader, type AppTileRow } from '../appTiles/TileReader';
import { listChoices, listPersonal, type UserAppTileRow } from './store';

/** Makes the tiles of a person from what they made and what they have done with tiles. */
export type Arrangement = (
  own: readonly AppTileRow[],
  choices: readonly UserAppTileRow[],
) => UserAppTile[];

/** @throws ProblemError where the person has no such tile */
export function found(tiles: readonly UserAppTile[], id: number): UserAppTile {
  const tile = tiles.find(({ AppTileId }) => AppTileId === id);
  if (!tile) throw new ProblemError('notFound');
  return tile;
}

/**
 * Answers the tiles of a person: what they made, what they added, and what came with the channels
 * that they follow (APPS-51).
 */
export class UserTileReader {
  readonly #tiles: TileReader;

  constructor(private readonly deps: HandlerDeps) {
    this.#tiles = new TileReader(deps);
  }

  /**
   * All of them, also hidden ones, in the person's order; those without a place come last, by
   * title.
   */
  async all(personId: string): Promise<UserAppTile[]> {
    const { db } = this.deps;
    const [arranged, own, choices] = await Promise.all([
      this.arrangement(personId),
      listPersonal(db, personId),
      listChoices(db, personId),
    ]);
    return arranged(own, choices);
  }

  /**
   * How what a person made and chose becomes their tiles. It asks nothing further, so that a
   * transaction can use it.
   */
  async arrangement(personId: string): Promise<Arrangement> {
    const [shared, present] = await Promise.all([
      this.#tiles.rowsFor(personId),
      this.#tiles.presenter(personId),
    ]);
    return (own, choices) => this.#arranged([...shared, ...own], choices, present);
  }

  /** Only what is the person's is made ready: an organisation may have many tiles. */
  #arranged(
    rows: readonly AppTileRow[],
    choices: readonly UserAppTileRow[],
    present: (row: AppTileRow) => AppTile,
  ): UserAppTile[] {
    const choiceOf = new Map(choices.map((choice) => [choice.AppTileId, choice]));
    const candidates = rows.map((row) => {
      const choice = choiceOf.get(row.Id);
      const ChannelSubscribed = row.ChannelTermAppTiles.length > 0;
      return {
        row,
        isOwn: row.IsPersonal || ChannelSubscribed || (choice?.IsAdded ?? false),
        ChannelSubscribed,
        HideFromUI: choice?.HideFromUI ?? false,
        place: choice?.Order ?? Infinity,
      };
    });
    return candidates
      .filter(({ isOwn }) => isOwn)
      .sort((a, b) =>
        a.place === b.place ? a.row.Title.localeCompare(b.row.Title) : a.place - b.place,
      )
      .map(({ row, ChannelSubscribed, HideFromUI }, Order) => ({
        AppTileId: row.Id,
        Order,
        HideFromUI,
        ChannelSubscribed,
        ShowNewOrModifiedBadge: isShownAsNew(row, this.deps.now()),
        AppTile: present(row),
      }));
  }

  /**
   * Tiles that came to the person's board or changed there since a time; hidden tiles and those
   * that they made themselves are no news.
   */
  async updatedSince(personId: string, time: Date): Promise<UserAppTile[]> {
    const all = await this.all(personId);
    return all
      .filter(
        ({ HideFromUI, AppTile }) =>
          !HideFromUI && !AppTile.IsPersonal && new Date(AppTile.Modified) > time,
      )
      .map((tile) => ({ ...tile, ShowNewOrModifiedBadge: true }));
  }

  /** Whether the organisation has the tile for the person. */
  async isAvailable(personId: string, id: number): Promise<boolean> {
    return (await this.#tiles.rowsFor(personId)).some(({ Id }) => Id === id);
  }

  smartLinks(personId: string) {
    return this.#tiles.smartLinks(personId);
  }

  nextTurn(personId: string) {
    return this.#tiles.nextTurn(personId);
  }
}
