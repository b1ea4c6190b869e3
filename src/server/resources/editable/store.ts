import { sql, type ExpressionBuilder, type Kysely } from 'kysely';
import { maxListLength } from '#shared/rules/values/maxListLength';
import type { Database } from '../../db/database';
import type { EditableTables } from '../../db/tables';

/** Where things of a kind are stored. */
export interface Place {
  table: keyof EditableTables;
  /** Its columns that make up a row; left out: all. */
  columns?: readonly string[];
  /** The rows of the table that the kind is about; left out: all. */
  only?: Values;
  /** Columns of the id and of the time of change; left out: `Id` and `Modified`. */
  keys?: Keys;
}

export interface Keys {
  id: string;
  /** Always moves on with a change, so that it tells two changes apart. */
  version: string;
}

export type Id = number | string;
export type Values = Record<string, unknown>;

/** GUIDs in lower case, as the database has them. */
export function plainId(id: Id): Id {
  return typeof id === 'string' ? id.toLowerCase() : id;
}

/** Columns that are lists of the database; every other list is stored as one value. */
const listColumns = ['ChannelTermIds', 'AppTileIds'];

export function keysOf({ keys }: Place): Keys {
  return keys ?? { id: 'Id', version: 'Modified' };
}

/**
 * The tables as what they have in common: the fields of a row are those of the wire, whichever
 * table it is.
 */
function tablesOf(db: Database): Kysely<Record<keyof EditableTables, Values>> {
  return db as unknown as Kysely<Record<keyof EditableTables, Values>>;
}

/**
 * The rows with these values. Yes and no are compared, where `is` would hide the indexes of some rows
 * from the planner.
 */
function has(values: Values) {
  return (each: ExpressionBuilder<Record<keyof EditableTables, Values>, keyof EditableTables>) =>
    each.and(
      Object.entries(values).map(([column, value]) =>
        typeof value === 'boolean' ? each(column, '=', value) : each.and({ [column]: value }),
      ),
    );
}

function rowsOf<Row = Values>(db: Database, { table, columns, only = {} }: Place) {
  const rows = tablesOf(db).selectFrom(table).where(has(only));
  return (columns ? rows.select([...columns]) : rows.selectAll()).$castTo<Row>();
}

/** The rows of a kind by a column, up to the longest list. */
export async function listRows<Row extends Values>(
  db: Database,
  place: Place,
  orderBy: string,
  where: Values = {},
): Promise<Row[]> {
  return rowsOf<Row>(db, place)
    .where(has(where))
    .orderBy(orderBy)
    .orderBy(keysOf(place).id)
    .limit(maxListLength)
    .execute();
}

export async function hasRows(db: Database, place: Place, where: Values): Promise<boolean> {
  return (await rowsOf(db, place).where(has(where)).limit(1).executeTakeFirst()) !== undefined;
}

export async function findRow<Row extends Values>(
  db: Database,
  place: Place,
  id: Id,
): Promise<Row | undefined> {
  return rowsOf<Row>(db, place).where(keysOf(place).id, '=', id).executeTakeFirst();
}

/** Rows, held against other changes until the transaction ends; always in the order of their ids. */
export async function lockRows<Row extends Values>(
  db: Database,
  place: Place,
  ids: readonly Id[],
): Promise<Row[]> {
  const { id } = keysOf(place);
  return rowsOf<Row>(db, place).where(id, 'in', ids).orderBy(id).forUpdate().execute();
}

/** New rows in one statement, answered in the order in which they are given. */
export async function insertRows<Row extends Values>(
  db: Database,
  place: Place,
  rows: readonly Values[],
  now: Date,
): Promise<Row[]> {
  const inserted = tablesOf(db)
    .insertInto(place.table)
    .values(
      rows.map((values) => ({
        ...place.only,
        ...columnsOf(values),
        [keysOf(place).version]: now,
      })),
    );
  return (place.columns ? inserted.returning([...place.columns]) : inserted.returningAll())
    .$castTo<Row>()
    .execute();
}

/** Changes a row; what the values leave out stays. */
export async function updateRow<Row extends Values>(
  db: Database,
  place: Place,
  id: Id,
  values: Values,
  now: Date,
): Promise<Row> {
  const keys = keysOf(place);
  const version = sql`greatest(${now}::timestamptz, ${sql.ref(keys.version)} + interval '1 millisecond')`;
  const changed = tablesOf(db)
    .updateTable(place.table)
    .set({ ...columnsOf(values), [keys.version]: version })
    .where(keys.id, '=', id);
  return (place.columns ? changed.returning([...place.columns]) : changed.returningAll())
    .$castTo<Row>()
    .executeTakeFirstOrThrow();
}

export async function deleteRow(db: Database, place: Place, id: Id): Promise<void> {
  await tablesOf(db).deleteFrom(place.table).where(keysOf(place).id, '=', id).execute();
}

function columnsOf(values: Values): Values {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([name, value]) => [
      name,
      isStoredAsOne(name, value) ? JSON.stringify(value) : value,
    ]),
  );
}

/** Lists, and objects other than expressions and times. */
function isStoredAsOne(name: string, value: unknown): boolean {
  if (Array.isArray(value)) return !listColumns.includes(name);
  return Object.getPrototypeOf(value ?? '') === Object.prototype;
}
