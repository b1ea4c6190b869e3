import {
  PersonalTile,
  type NewUserAppTile,
  type UserAppTile,
  type UserAppTileChange,
} from '#shared/contract/people/userAppTiles';
import type { ContentChange } from '#shared/realtime';
import { tileLimits } from '#shared/rules/widgets/appTiles';
import { itemAt } from '#shared/rules/values/certain';
import { keysOf } from '#shared/rules/values/records';
import type { Database } from '../../db/database';
import type { HandlerDeps } from '../../deps';
import { invalidField, ProblemError } from '../../http/answers/problems';
import type { Person } from '../../person';
import { tileFields } from '../appTiles/checks';
import type { AppTileRow } from '../appTiles/TileReader';
import { isVersion } from '../editable/conflicts';
import { writtenValues } from '../editable/fields';
import { lockRows, updateRow, type Values } from '../editable/store';
import {
  deleteChoice,
  deletePersonal,
  holdNewTiles,
  holdTiles,
  insertPersonal,
  listChoices,
  listPersonal,
  personalTiles,
  upsertChoice,
  upsertOrder,
} from './store';
import { found, type UserTileReader } from './UserTileReader';

/** Stores a person's changes of their tiles; their other windows and devices follow. */
export class UserTileWriter {
  constructor(
    private readonly deps: HandlerDeps,
    private readonly reader: UserTileReader,
  ) {}

  async add(
    person: Person,
    { AppTileId, AppTile, HideFromUI = false, Order }: NewUserAppTile,
  ): Promise<UserAppTile> {
    if (AppTileId === undefined ? !AppTile : AppTile && AppTile.Id !== AppTileId)
      throw invalidField('AppTileId', 'must be given, or AppTile, and not two tiles');
    if (AppTileId !== undefined && !(await this.reader.isAvailable(person.id, AppTileId)))
      throw new ProblemError('notFound');
    return this.#store(person, 'created', AppTileId, async (transaction) => {
      if (AppTileId !== undefined) await hold(transaction, [AppTileId]);
      const id = AppTileId ?? (await this.#insert(transaction, person.id, AppTile ?? {}));
      await upsertChoice(transaction, person.id, id, { HideFromUI, Order, IsAdded: true });
      return id;
    });
  }

  async change(
    person: Person,
    { AppTileId, AppTile }: UserAppTile,
    { HideFromUI, Order, AppTile: changed }: UserAppTileChange,
  ): Promise<UserAppTile> {
    const sent = changed && writable(changed);
    if (sent && !AppTile.IsPersonal && keysOf(sent).some((field) => sent[field] !== AppTile[field]))
      throw invalidField('AppTile', 'is of the organisation, and cannot be changed here');
    return this.#store(person, 'updated', AppTileId, async (transaction) => {
      if (sent && AppTile.IsPersonal)
        await this.#update(transaction, person, AppTileId, sent, changed.Modified);
      else await hold(transaction, [AppTileId]);
      await upsertChoice(transaction, person.id, AppTileId, { HideFromUI, Order });
      return AppTileId;
    });
  }

  async order(
    person: Person,
    places: readonly { AppTileId: number; Order: number }[],
  ): Promise<undefined> {
    const own = new Set((await this.reader.all(person.id)).map(({ AppTileId }) => AppTileId));
    const placeOf = new Map(places.map(({ AppTileId, Order }) => [AppTileId, Order]));
    if (![...placeOf.keys()].every((id) => own.has(id))) throw new ProblemError('notFound');
    const placed = [...placeOf].map(([AppTileId, Order]) => ({ AppTileId, Order }));
    return this.#commit(person, 'updated', itemAt(places, 0).AppTileId, async (transaction) => {
      await hold(transaction, [...placeOf.keys()]);
      await upsertOrder(transaction, person.id, placed);
      return undefined;
    });
  }

  /** APPS-53: what came with a channel stays, and can be hidden. */
  async remove(
    person: Person,
    { AppTileId, AppTile, ChannelSubscribed }: UserAppTile,
  ): Promise<undefined> {
    if (ChannelSubscribed)
      throw invalidField(
        'ChannelSubscribed',
        'came with a channel that you follow: it can be hidden, not deleted',
      );
    const remove = AppTile.IsPersonal ? deletePersonal : deleteChoice;
    return this.#commit(person, 'deleted', AppTileId, async (transaction) => {
      await remove(transaction, person.id, AppTileId);
      return undefined;
    });
  }

  async #insert(
    transaction: Database,
    personId: string,
    tile: Partial<PersonalTile>,
  ): Promise<number> {
    await holdNewTiles(transaction, personId);
    if ((await listPersonal(transaction, personId)).length >= tileLimits.personalTiles)
      throw invalidField('AppTile', `must not be one more than ${tileLimits.personalTiles}`);
    return insertPersonal(transaction, personId, await personalTile(tile), this.deps.now());
  }

  /** @throws ProblemError where another window has changed it since that version */
  async #update(
    transaction: Database,
    { id, upn: UpnId, displayName: DisplayName }: Person,
    tileId: number,
    sent: Partial<PersonalTile>,
    version: string | undefined,
  ): Promise<void> {
    const place = personalTiles(id);
    const [before] = await lockRows<AppTileRow>(transaction, place, [tileId]);
    if (!before) throw new ProblemError('notFound');
    if (!isVersion(before.Modified, version))
      throw new ProblemError('conflict', {
        changedBy: { UpnId, DisplayName, DateTime: new Date(before.Modified).toISOString() },
      });
    await updateRow(transaction, place, tileId, await personalTile(sent), this.deps.now());
  }

  /** Answers the tile as the person has it when the work is done. */
  async #store(
    person: Person,
    Change: ContentChange['Change'],
    tileId: number | undefined,
    work: (transaction: Database) => Promise<number>,
  ): Promise<UserAppTile> {
    const arranged = await this.reader.arrangement(person.id);
    return this.#commit(person, Change, tileId, async (transaction) => {
      const id = await work(transaction);
      const own = await listPersonal(transaction, person.id);
      return found(arranged(own, await listChoices(transaction, person.id)), id);
    });
  }

  #commit<T>(
    person: Person,
    Change: ContentChange['Change'],
    Id: number | undefined,
    work: (transaction: Database) => Promise<T>,
  ): Promise<T> {
    const { db, changes } = this.deps;
    return changes.commit(db, person, undefined, (transaction, announce) => {
      const audience = { people: [person.id] };
      announce({ ComponentId: 'appTiles', Data: { Change, Id: Id ?? 0 }, audience });
      return work(transaction);
    });
  }
}

/** Keeps tiles that were looked up before; one that was deleted since is not found. */
async function hold(transaction: Database, ids: readonly number[]): Promise<void> {
  if (!(await holdTiles(transaction, ids))) throw new ProblemError('notFound');
}

/** As it is stored; a personal tile holds no video. */
async function personalTile(tile: Partial<PersonalTile>): Promise<Values> {
  return (await writtenValues(writable(tile), tileFields, { allowed: [], sharePointUrl: '' }))
    .values;
}

/** The fields that a person may write, of a tile that may hold more. */
function writable(tile: Partial<PersonalTile>): Partial<PersonalTile> {
  const fields = keysOf(PersonalTile.properties).filter((field) => tile[field] !== undefined);
  return Object.fromEntries(fields.map((field) => [field, tile[field]]));
}
