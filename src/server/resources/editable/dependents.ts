import { sql, type RawBuilder } from 'kysely';
import type { AuditedResource } from '#shared/rules/audits';
import type { Database } from '../../db/database';
import type { Tables } from '../../db/tables';
import type { Id, Values } from './store';

/** Rows that the database deletes with what they belong to. */
export interface Dependents {
  table: keyof Tables;
  /** Column that names what they belong to. */
  column: string;
  /** Rows of the thing's own table: those that belong to these go with them, and so on. */
  isTree?: boolean;
}

/** Entry of a deletion in the history under which they are kept, by their tables. */
const kept = '@dependents';
/** Kinds of things to which rows of single people belong. */
const ofPeople: readonly AuditedResource[] = ['apptiles', 'broadcastmessages', 'itemstoread'];

/**
 * The rows that belong to a thing, for the history of its deletion; tables without such rows are
 * left out.
 */
export async function dependentsOf(
  db: Database,
  dependents: readonly Dependents[],
  id: Id,
): Promise<Values> {
  const found: Values = {};
  for (const { table, column, isTree } of dependents) {
    const direct = sql`select * from ${sql.table(table)} where ${sql.ref(column)} = ${id}`;
    const further = sql`union all select child.* from ${sql.table(table)} as child
      join belonging on child.${sql.ref(column)} = belonging."Id"`;
    const { rows } = await sql<{ list: unknown[] }>`
      with recursive belonging as (${direct} ${isTree ? further : sql``})
      select coalesce(jsonb_agg(belonging), '[]') as list from belonging`.execute(db);
    if (rows[0]?.list.length) found[table] = rows[0].list;
  }
  return Object.keys(found).length > 0 ? { [kept]: found } : {};
}

/**
 * Takes a person's rows out of the history of deletions, so that they do not come back with what was
 * deleted.
 */
export async function takeOutOfDeletions(db: Database, personId: string): Promise<void> {
  await sql`
    update audits set "NewValues" = jsonb_set("NewValues", ${[kept]}::text[], (
      select jsonb_object_agg(name, (
        select coalesce(jsonb_agg(entry), '[]') from jsonb_array_elements(list) as entry
        where entry ->> 'UserId' is distinct from ${personId}))
      from jsonb_each("NewValues" -> ${kept}) as belonging (name, list)))
    where "Resource" = any(${ofPeople}::text[]) and "Action" = 'deleted'
      and jsonb_path_exists(
        "NewValues" -> ${kept}, '$.*[*] ? (@."UserId" == $id)',
        jsonb_build_object('id', ${personId}::text))`.execute(db);
}

/** A person's rows in the history of deletions, each with its entry there and its table. */
export function rowsInDeletions(personId: string): RawBuilder<unknown> {
  return sql`
    select "Id", "Resource", "ResourceId", "DateTime", "InTrash", belonging.name as "Table",
      entry as "Row"
    from audits, jsonb_each("NewValues" -> ${kept}) as belonging (name, list),
      jsonb_array_elements(list) with ordinality as entries (entry, place)
    where "Resource" = any(${ofPeople}::text[]) and "Action" = 'deleted'
      and entry ->> 'UserId' = ${personId}
    order by "Id", belonging.name, place`;
}

/** Ids of a table's rows that come back with what lies in the trash of a kind. */
export function dependentsInTrash(
  resource: AuditedResource,
  table: keyof Tables,
): RawBuilder<unknown> {
  return sql`
    select (entry ->> 'Id')::int
    from audits, jsonb_array_elements("NewValues" -> ${kept}::text -> ${table}::text) as entry
    where "Resource" = ${resource} and "InTrash"`;
}

/** The entry of a deletion without what belonged to the thing, and a way to put that back. */
export function splitDeletion(
  { [kept]: found, ...values }: Values,
  dependents: readonly Dependents[],
): { values: Values; putBack: (db: Database) => Promise<void> } {
  const lists = new Map(Object.entries(found ?? {}));
  const putBack = async (db: Database) => {
    for (const { table } of dependents) {
      const name = sql.table(table);
      if (lists.has(table))
        await sql`
          insert into ${name} select * from
          jsonb_populate_recordset(null::${name}, ${JSON.stringify(lists.get(table))}::jsonb)
          on conflict do nothing`.execute(db);
    }
  };
  return { values, putBack };
}
