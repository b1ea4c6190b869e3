import type { Selectable } from 'kysely';
import type { AppTile } from '#shared/contract/appTiles';
import {
  isSmartLinkVisible,
  isTileFor,
  isWithinTimeSpan,
  nextTurn,
} from '#shared/rules/widgets/appTiles';
import type { HandlerDeps } from '../../deps';
import type { AppTileTable } from '../../db/editableTables';
import { UntilChange } from '../../memory/untilChange';
import { BroadcastReader } from '../broadcastMessages/reader';
import { listRows } from '../editable/store';
import { momentAgo } from '../targeting/momentAgo';

export type AppTileRow = Selectable<AppTileTable>;

/**
 * Answers which tiles of the organisation a person may see, and tiles as the wire has them. The
 * organisation's are the same for everybody and kept in memory until they change.
 */
export class TileReader {
  readonly #broadcasts: BroadcastReader;
  readonly #ofOrganisation: UntilChange<AppTileRow[]>;

  constructor(private readonly deps: HandlerDeps) {
    this.#ofOrganisation = new UntilChange(deps.changes, 2, ({ topic }) =>
      topic === 'editable' || topic === 'everything' ? 'all' : 'none',
    );
    this.#broadcasts = new BroadcastReader(deps, deps.targeting);
  }

  /** For the person's channels and languages, by title. */
  async forReader(personId: string): Promise<AppTile[]> {
    return this.present(personId, await this.rowsFor(personId));
  }

  /** The same as they are stored. */
  async rowsFor(personId: string): Promise<AppTileRow[]> {
    return this.#shared(personId, false);
  }

  /** For the person's channels and languages, and to be seen now (LINKS-07, LINKS-08). */
  async smartLinks(personId: string): Promise<AppTile[]> {
    const now = this.deps.now();
    return (await this.present(personId, await this.#shared(personId, true))).filter((link) =>
      isSmartLinkVisible(link, now),
    );
  }

  /**
   * When they turn next (LINKS-07, LINKS-08), as it was a moment ago: one that turned since the
   * page has read its links is not missed.
   */
  async nextTurn(personId: string): Promise<string | null> {
    const [links, { organisationTimeZone }] = await Promise.all([
      this.#shared(personId, true),
      this.deps.targeting.settings(),
    ]);
    const asOf = momentAgo(this.deps.now());
    const turns = links.flatMap(
      (link) => nextTurn(link, asOf, organisationTimeZone)?.getTime() ?? [],
    );
    return turns.length === 0 ? null : new Date(Math.min(...turns)).toISOString();
  }

  /** The tile or smart link, if it is for the person now. */
  async find(personId: string, id: number): Promise<AppTile | undefined> {
    const all = await Promise.all([this.forReader(personId), this.smartLinks(personId)]);
    return all.flat().find(({ Id }) => Id === id);
  }

  /** With what is said about them to the person now, and whether now is within their hours. */
  async present(personId: string, rows: readonly AppTileRow[]): Promise<AppTile[]> {
    return rows.map(await this.presenter(personId));
  }

  /** Makes tiles of the wire without asking further, so that it can be used in a transaction. */
  async presenter(personId: string): Promise<(row: AppTileRow) => AppTile> {
    const [messages, { organisationTimeZone }] = await Promise.all([
      this.#broadcasts.ofAppTiles(personId),
      this.deps.targeting.settings(),
    ]);
    const now = this.deps.now();
    return (row) => ({
      ...row,
      AppTileBroadcastMessages: messages
        .filter(({ AppTileIds }) => AppTileIds.includes(row.Id))
        .map(({ Id, StartDate, EndDate, Title, Message }) => ({
          BroadcastMessageId: Id,
          StartDate,
          EndDate,
          Title,
          Message,
        })),
      IsWithinTimeSpan: isWithinTimeSpan(row, now, organisationTimeZone),
    });
  }

  async #shared(personId: string, IsSmartLink: boolean): Promise<AppTileRow[]> {
    const [rows, targeting] = await Promise.all([
      this.#ofOrganisation.get(String(IsSmartLink), () =>
        listRows<AppTileRow>(this.deps.db, { table: 'app_tiles' }, 'Title', {
          IsPersonal: false,
          IsSmartLink,
        }),
      ),
      this.deps.targeting.of(personId),
    ]);
    return rows.filter((row) => isTileFor(row, targeting));
  }
}
