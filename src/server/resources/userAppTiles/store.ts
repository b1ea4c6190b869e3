import { sql, type Selectable, type Updateable } from 'kysely';
import type { Database } from '../../db/database';
import type { UserAppTileTable } from '../../db/tables';
import type { AppTileRow } from '../appTiles/TileReader';
import type { Place, Values } from '../editable/store';

/** Any number that no other program uses for its advisory locks on this database. */
const newTilesLock = 71_094;

export type UserAppTileRow = Selectable<UserAppTileTable>;

/** A person's choices about tiles. */
export async function listChoices(db: Database, personId: string): Promise<UserAppTileRow[]> {
  return db.selectFrom('user_app_tiles').selectAll().where('UserId', '=', personId).execute();
}

/** Where the tiles stand that a person made for themselves. */
export function personalTiles(OwnerId: string): Place {
  return { table: 'app_tiles', only: { IsPersonal: true, OwnerId } };
}

/** The tiles that a person made for themselves. */
export async function listPersonal(db: Database, personId: string): Promise<AppTileRow[]> {
  return db
    .selectFrom('app_tiles')
    .selectAll()
    .where('IsPersonal', '=', true)
    .where('OwnerId', '=', personId)
    .orderBy('Title')
    .orderBy('Id')
    .execute();
}

/**
 * Lets a person's new tiles be counted and stored one after the other, until the transaction ends:
 * several requests at once would each find room for the last one.
 */
export async function holdNewTiles(db: Database, personId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${newTilesLock}, hashtext(${personId}))`.execute(db);
}

/**
 * Keeps tiles from being deleted until the transaction ends; false where one is gone. Rows always
 * in the same order, so that nobody waits for somebody who waits for them.
 */
export async function holdTiles(db: Database, ids: readonly number[]): Promise<boolean> {
  const rows = await db
    .selectFrom('app_tiles')
    .select('Id')
    .where('Id', 'in', ids)
    .orderBy('Id')
    .forKeyShare()
    .execute();
  return rows.length === ids.length;
}

/** Stores what a person does with a tile; what is left out stays. */
export async function upsertChoice(
  db: Database,
  UserId: string,
  AppTileId: number,
  choice: Omit<Updateable<UserAppTileTable>, 'UserId' | 'AppTileId'>,
): Promise<void> {
  const given = Object.fromEntries(
    Object.entries(choice).filter(([, value]) => value !== undefined),
  );
  await db
    .insertInto('user_app_tiles')
    .values({ UserId, AppTileId, HideFromUI: false, IsAdded: false, ...given })
    .onConflict((conflict) =>
      Object.keys(given).length > 0
        ? conflict.columns(['UserId', 'AppTileId']).doUpdateSet(given)
        : conflict.doNothing(),
    )
    .execute();
}

/**
 * Stores the places of tiles; rows always in the same order, so that two windows that save at once
 * do not wait for each other for ever.
 */
export async function upsertOrder(
  db: Database,
  UserId: string,
  places: readonly { AppTileId: number; Order: number }[],
): Promise<void> {
  await db
    .insertInto('user_app_tiles')
    .values(
      [...places]
        .sort((one, other) => one.AppTileId - other.AppTileId)
        .map(({ AppTileId, Order }) => ({
          UserId,
          AppTileId,
          Order,
          HideFromUI: false,
          IsAdded: false,
        })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['UserId', 'AppTileId'])
        .doUpdateSet((row) => ({ Order: row.ref('excluded.Order') })),
    )
    .execute();
}

export async function deleteChoice(db: Database, personId: string, tileId: number): Promise<void> {
  await db
    .deleteFrom('user_app_tiles')
    .where('UserId', '=', personId)
    .where('AppTileId', '=', tileId)
    .execute();
}

export async function insertPersonal(
  db: Database,
  OwnerId: string,
  tile: Values,
  now: Date,
): Promise<number> {
  const { Id } = await db
    .insertInto('app_tiles')
    .values({
      ...tile,
      OwnerId,
      IsPersonal: true,
      RecurrenceDays: '[]',
      ChannelTermAppTiles: '[]',
      LanguageTermAppTiles: '[]',
      Modified: now,
    } as never)
    .returning('Id')
    .executeTakeFirstOrThrow();
  return Id;
}

export async function deletePersonal(db: Database, personId: string, id: number): Promise<void> {
  await db.deleteFrom('app_tiles').where('Id', '=', id).where('OwnerId', '=', personId).execute();
}
