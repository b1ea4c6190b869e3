import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../db/database';
import { isUpn } from '../../db/isUpn';
import { titleOfEntry } from '../audits/store';
import { rowsInDeletions, takeOutOfDeletions } from '../editable/dependents';
import { ownTables } from './places';

/** Somebody, as the database names them. */
export interface Subject {
  /** Object id in the tenant, lower case. */
  id: string;
  /** Principal name, empty where nothing is known by it. */
  upn: string;
}

/** The portal's record of a person. */
export function findRecord(db: Database, id: string) {
  return db
    .selectFrom('users')
    .select(['UpnId', 'DisplayName', 'LeftSince'])
    .where('Id', '=', id)
    .executeTakeFirst();
}

type Row = Record<string, unknown>;

/** A part of an export, read in batches. */
export interface Part {
  name: string;
  batch: number;
  read: (db: Database, amount: number, skip: number) => Promise<Row[]>;
}

/**
 * Who is meant by an id, by what the portal knows of them. A name that somebody else has by now is
 * not theirs any more.
 */
export async function findSubject(db: Database, id: string): Promise<Subject | undefined> {
  const { rows } = await sql<{ UpnId: string; isShared: boolean }>`
    select "UpnId", exists (
      select from users as other
      where lower(other."UpnId") = lower(users."UpnId") and other."Id" <> users."Id") as "isShared"
    from users where "Id" = ${id}`.execute(db);
  const [row] = rows;
  return row && { id: id.toLowerCase(), upn: row.isShared ? '' : row.UpnId };
}

const part = (
  name: string,
  rows: (subject: Subject) => RawBuilder<unknown>,
  batch = 500,
): ((subject: Subject) => Part) => {
  return (subject) => ({
    name,
    batch,
    read: async (db, amount, skip) => {
      const found = await sql<{ row: Row }>`
        select to_jsonb(found) as row from (${rows(subject)} limit ${amount} offset ${skip}) as found`.execute(
        db,
      );
      return found.rows.map(({ row }) => row);
    },
  });
};

const ownParts = ownTables.map(({ table, own, order, batch }) =>
  part(
    table,
    ({ id }) => sql`
      select * from ${sql.table(table)} where ${sql.ref(own)} = ${id} order by ${sql.ref(order)}`,
    batch,
  ),
);

/** The parts of an export that come from rows of others which name the person. */
const namedParts = [
  part(
    'pages',
    ({ upn }) => sql`
      select "Id", "Title", "OwnerUserUpnId", "ModifiedByUserUpnId", "ModifiedByDisplayName", "Modified"
      from pages where ${isUpn(sql`"OwnerUserUpnId"`, upn)} or ${isUpn(sql`"ModifiedByUserUpnId"`, upn)}
      order by "Id"`,
  ),
  part(
    'items_to_read',
    ({ id }) => sql`
      select "Id", "Title", link as "ItemsToReadForPrincipal"
      from items_to_read, jsonb_array_elements("ItemsToReadForPrincipal") as link
      where lower(link ->> 'PrincipalId') = ${id} order by "Id"`,
  ),
  part(
    'audits',
    ({ upn }) => sql`
      select "Id", "Resource", "ResourceId", "ResourceKey", "DateTime", "Action", "UpnId",
        ${titleOfEntry} as "Title"
      from audits where ${isUpn(sql`"UpnId"`, upn)} order by "Id"`,
  ),
  part(
    'audits_that_name',
    ({ id, upn }) => sql`
      select "Id", "Resource", "ResourceId", "DateTime", "Action", ${titleOfEntry} as "Title",
        "NewValues" -> 'OwnerUserUpnId' as "OwnerUserUpnId",
        "NewValues" -> 'ModifiedByUserUpnId' as "ModifiedByUserUpnId",
        "NewValues" -> 'ModifiedByDisplayName' as "ModifiedByDisplayName"
      from audits where people_named("NewValues") && array[${id}, lower(${upn}::text)]
        or "Resource" = 'people' and "ResourceKey" = ${id} order by "Id"`,
  ),
  part('in_deletions', ({ id }) => rowsInDeletions(id)),
  part(
    'notifications',
    ({ id }) => sql`
      select "Id", "ReachedUntil" from notifications where "ReachedUntil" = ${id} order by "Id"`,
  ),
];

/** Everything about a person, part by part. */
export function partsOf(subject: Subject): Part[] {
  return [...ownParts, ...namedParts].map((make) => make(subject));
}

/**
 * How many rows each table holds about a person, and the history of deletions: what lies in the
 * trash, and what was put back since; of those that hold any.
 */
export async function countRows(db: Database, subject: Subject): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { table, own } of ownTables) {
    const count = await countWhere(
      db,
      sql`${sql.table(table)} where ${sql.ref(own)} = ${subject.id}`,
    );
    if (count > 0) counts[table] = count;
  }
  const { id, upn } = subject;
  const pages = sql`pages
    where ${isUpn(sql`"OwnerUserUpnId"`, upn)} or ${isUpn(sql`"ModifiedByUserUpnId"`, upn)}`;
  const audits = sql`audits
    where ${isUpn(sql`"UpnId"`, upn)} or people_named("NewValues") && array[${id}, lower(${upn}::text)]`;
  const inDeletions = sql`(${rowsInDeletions(id)}) as found`;
  const inTrash = sql`${inDeletions} where "InTrash"`;
  const putBack = sql`${inDeletions} where not "InTrash"`;
  const others = { pages, audits, in_trash: inTrash, put_back: putBack };
  for (const [table, rows] of Object.entries(others)) {
    const count = await countWhere(db, rows);
    if (count > 0) counts[table] = count;
  }
  return counts;
}

async function countWhere(db: Database, rows: RawBuilder<unknown>): Promise<number> {
  const counted = await sql<{ count: number }>`select count(*)::int as count from ${rows}`.execute(
    db,
  );
  return counted.rows[0]?.count ?? 0;
}

/** Deletes what belongs to a person alone, and answers how many rows that was. */
export async function deleteOwn(transaction: Database, id: string): Promise<number> {
  let deleted = 0;
  for (const { table, own } of ownTables) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ${sql.ref(own)} = ${id}`.execute(transaction);
    deleted += Number(numAffectedRows ?? 0n);
  }
  await takeOutOfDeletions(transaction, id);
  return deleted;
}

/**
 * Takes a person's name out of rows that stay: content and history get a pseudonym, by which nobody
 * is asked or notified. Versions of pages stay as they are, for nothing of them has changed.
 */
export async function takeNameOut(
  transaction: Database,
  { id, upn }: Subject,
  pseudonym: string,
  now: Date,
): Promise<void> {
  const others = sql`(select coalesce(jsonb_agg(link), '[]') from jsonb_array_elements(`;
  const notThem = sql`) as link where lower(link ->> 'PrincipalId') <> ${id})`;
  await sql`
    update items_to_read
    set "ItemsToReadForPrincipal" = ${others}"ItemsToReadForPrincipal"${notThem},
      "Modified" = greatest(${now}, "Modified" + interval '1 millisecond')
    where exists (
      select from jsonb_array_elements("ItemsToReadForPrincipal") as link
      where lower(link ->> 'PrincipalId') = ${id})`.execute(transaction);
  await sql`
    update audits set "NewValues" = "NewValues" || jsonb_strip_nulls(jsonb_build_object(
      'ItemsToReadForPrincipal', case when "NewValues" ? 'ItemsToReadForPrincipal'
        then ${others}"NewValues" -> 'ItemsToReadForPrincipal'${notThem} end))
    where people_named("NewValues") @> array[${id}]::text[]`.execute(transaction);
  // The person before them was reached too, and the column says no more than that.
  await sql`
    update notifications set "ReachedUntil" = coalesce(
      (select "Id" from users where "Id" < ${id} order by "Id" desc limit 1),
      '00000000-0000-0000-0000-000000000000')
    where "ReachedUntil" = ${id}`.execute(transaction);
  await sql`
    update audits set "ResourceKey" = ${pseudonym}
    where "Resource" = 'people' and "ResourceKey" = ${id}`.execute(transaction);
  if (upn) await takeUpnOut(transaction, upn, pseudonym);
}

async function takeUpnOut(transaction: Database, upn: string, pseudonym: string): Promise<void> {
  await sql`update audits set "UpnId" = ${pseudonym} where ${isUpn(sql`"UpnId"`, upn)}`.execute(
    transaction,
  );
  await sql`
    update audits set "NewValues" = "NewValues"
      || case when ${isUpn(sql`"NewValues" ->> 'OwnerUserUpnId'`, upn)}
        then '{"OwnerUserUpnId": null}'::jsonb else '{}' end
      || case when ${isUpn(sql`"NewValues" ->> 'ModifiedByUserUpnId'`, upn)}
        then jsonb_build_object(
          'ModifiedByUserUpnId', ${pseudonym}::text, 'ModifiedByDisplayName', '') else '{}' end
    where people_named("NewValues") @> array[lower(${upn}::text)]`.execute(transaction);
  await sql`
    update pages set "OwnerUserUpnId" = null where ${isUpn(sql`"OwnerUserUpnId"`, upn)}`.execute(
    transaction,
  );
  await sql`
    update pages set "ModifiedByUserUpnId" = ${pseudonym}, "ModifiedByDisplayName" = ''
    where ${isUpn(sql`"ModifiedByUserUpnId"`, upn)}`.execute(transaction);
  const owner = '"OwnerUserUpnId":"(?:[^"\\\\]|\\\\.)*"';
  await sql`
    update working_copies set "Body" = replace("Body", substring("Body" from ${owner}), '"OwnerUserUpnId":null')
    where lower(substring("Body" from ${owner})) = lower(${`"OwnerUserUpnId":${JSON.stringify(upn)}`})`.execute(
    transaction,
  );
}

/** Whether no record of the portal has this principal name. */
export async function nobodyHas(db: Database, upn: string): Promise<boolean> {
  const { rows } = await sql`
    select from users where ${isUpn(sql`"UpnId"`, upn)} limit 1`.execute(db);
  return rows.length === 0;
}
