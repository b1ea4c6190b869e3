import { sql, type Kysely } from 'kysely';
import { longestList } from '#shared/rules/longestList';
import type { Database } from '../../db/database';
import type { EditableTables } from '../../db/editableTables';

export type EditableTable = keyof EditableTables;

/** What every row has besides its own fields. */
export interface EditableRow {
  Id: number;
  /** Always moves on with a change, so that it tells two changes apart. */
  Modified: string;
}

export type Values = Record<string, unknown>;

/**
 * The tables as what they have in common: the fields of a row are those of the wire, whichever
 * table it is.
 */
function rowsOf(db: Database): Kysely<Record<EditableTable, Values>> {
  return db as unknown as Kysely<Record<EditableTable, Values>>;
}

export async function listRows<Row extends EditableRow>(
  db: Database,
  table: EditableTable,
  orderBy: string,
  where: Values = {},
): Promise<Row[]> {
  let rows = rowsOf(db).selectFrom(table).selectAll();
  for (const [column, value] of Object.entries(where)) rows = rows.where(column, '=', value);
  return (await rows
    .orderBy(orderBy)
    .orderBy('Id')
    .limit(longestList)
    .execute()) as unknown as Row[];
}

export async function hasRows(db: Database, table: EditableTable, where: Values): Promise<boolean> {
  return (
    (await rowsOf(db)
      .selectFrom(table)
      .select('Id')
      .where((each) => each.and(where))
      .limit(1)
      .executeTakeFirst()) !== undefined
  );
}

export async function findRow<Row extends EditableRow>(
  db: Database,
  table: EditableTable,
  id: number,
): Promise<Row | undefined> {
  return (await rowsOf(db)
    .selectFrom(table)
    .selectAll()
    .where('Id', '=', id)
    .executeTakeFirst()) as unknown as Row | undefined;
}

/** The row, held against other changes until the transaction ends. */
export async function lockRow<Row extends EditableRow>(
  db: Database,
  table: EditableTable,
  id: number,
): Promise<Row | undefined> {
  return (await rowsOf(db)
    .selectFrom(table)
    .selectAll()
    .where('Id', '=', id)
    .forUpdate()
    .executeTakeFirst()) as unknown as Row | undefined;
}

export async function insertRow<Row extends EditableRow>(
  db: Database,
  table: EditableTable,
  values: Values,
  now: Date,
): Promise<Row> {
  return (await rowsOf(db)
    .insertInto(table)
    .values({ ...columns(values), Modified: now })
    .returningAll()
    .executeTakeFirstOrThrow()) as unknown as Row;
}

/** Changes a row; what the values leave out stays. */
export async function updateRow<Row extends EditableRow>(
  db: Database,
  table: EditableTable,
  id: number,
  values: Values,
  now: Date,
): Promise<Row> {
  const Modified = sql<string>`greatest(${now}::timestamptz, "Modified" + interval '1 millisecond')`;
  return (await rowsOf(db)
    .updateTable(table)
    .set({ ...columns(values), Modified })
    .where('Id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()) as unknown as Row;
}

export async function deleteRow(db: Database, table: EditableTable, id: number): Promise<void> {
  await rowsOf(db).deleteFrom(table).where('Id', '=', id).execute();
}

/** Lists are stored as one value. */
function columns(values: Values): Values {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([name, value]) => [name, Array.isArray(value) ? JSON.stringify(value) : value]),
  );
}
