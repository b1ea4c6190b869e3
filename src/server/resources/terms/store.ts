import type { NewTerm } from '#shared/contract/pages/terms';
import { sql, type Selectable, type SqlBool } from 'kysely';
import { itemAt } from '#shared/rules/values/certain';
import type { Database } from '../../db/database';
import type { TermKind, TermTable } from '../../db/tables';

export type TermRow = Selectable<TermTable>;

export async function listTerms(db: Database, kind: TermKind): Promise<TermRow[]> {
  return db.selectFrom('terms').selectAll().where('Kind', '=', kind).orderBy('Guid').execute();
}

export async function termExists(db: Database, kind: TermKind, guid: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('terms')
      .select('Guid')
      .where('Kind', '=', kind)
      .where('Guid', '=', guid)
      .executeTakeFirst()) !== undefined
  );
}

/** Whether one of these ids is that of a term of the other kind. */
export async function isOtherKind(
  db: Database,
  kind: TermKind,
  guids: readonly string[],
): Promise<boolean> {
  return (
    (await db
      .selectFrom('terms')
      .select('Guid')
      .where('Kind', '<>', kind)
      .where(isAmong(guids))
      .limit(1)
      .executeTakeFirst()) !== undefined
  );
}

export async function insertTerm(
  db: Database,
  kind: TermKind,
  guid: string,
  term: NewTerm,
  now: Date,
): Promise<TermRow> {
  return db
    .insertInto('terms')
    .values({
      Guid: guid,
      Kind: kind,
      InternalName: term.InternalName,
      Labels: JSON.stringify(term.Labels ?? []),
      ParentTermGuid: term.ParentTermGuid ?? null,
      IsAvailableForTagging: term.IsAvailableForTagging ?? true,
      IsDeprecated: term.IsDeprecated ?? false,
      SortOrder: term.SortOrder ?? 0,
      Url: term.Url ?? null,
      FriendlyUrl: term.FriendlyUrl ?? null,
      LocalCustomProperties: JSON.stringify(term.LocalCustomProperties ?? {}),
      LastModified: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function hasChildren(db: Database, guid: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('terms')
      .select('Guid')
      .where('ParentTermGuid', '=', guid)
      .limit(1)
      .executeTakeFirst()) !== undefined
  );
}

/**
 * Nobody else changes, adds or removes terms until the transaction ends. Where one lies is checked
 * against all the others: two changes at once could put each below the other.
 */
export async function lockAllTerms(db: Database): Promise<void> {
  await sql`lock table terms in share row exclusive mode`.execute(db);
}

/**
 * Changes a term; what is left out stays. `LastModified` always moves on, so that it tells two
 * changes apart.
 */
export async function updateTerm(
  db: Database,
  guid: string,
  { Labels, LocalCustomProperties, ...change }: Partial<Omit<NewTerm, 'Guid'>>,
  now: Date,
): Promise<TermRow> {
  const given = Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  );
  return db
    .updateTable('terms')
    .set({
      ...given,
      ...(Labels && { Labels: JSON.stringify(Labels) }),
      ...(LocalCustomProperties && {
        LocalCustomProperties: JSON.stringify(LocalCustomProperties),
      }),
      LastModified: sql<string>`greatest(${now}::timestamptz, "LastModified" + interval '1 millisecond')`,
    })
    .where('Guid', '=', guid)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** True for the term itself and for every term below it. */
export async function isBelow(db: Database, guid: string, top: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    with recursive above as (
      select "Guid", "ParentTermGuid" from terms where "Guid" = ${guid}
      union select terms."Guid", terms."ParentTermGuid" from terms join above on terms."Guid" = above."ParentTermGuid"
    ) select exists (select from above where "Guid" = ${top}) as found`.execute(db);
  return itemAt(rows, 0).found;
}

/** Gives the terms places in this order. */
export async function placeTerms(
  db: Database,
  kind: TermKind,
  guids: readonly string[],
): Promise<undefined> {
  await sql`update terms set "SortOrder" = place from unnest(${guids}::uuid[]) with ordinality
    as wanted (guid, place) where terms."Guid" = guid and terms."Kind" = ${kind}`.execute(db);
}

/** Deletes terms below which there are none but these; answers them. */
export async function deleteTerms(db: Database, guids: readonly string[]): Promise<TermRow[]> {
  return db.deleteFrom('terms').where(isAmong(guids)).returningAll().execute();
}

function isAmong(guids: readonly string[]) {
  return sql<SqlBool>`"Guid" = any(${guids}::uuid[])`;
}
