import type { NewTerm } from '#shared/contract/terms';
import type { Selectable } from 'kysely';
import type { Database } from '../../db/database';
import type { TermKind, TermTable } from '../../db/tables';

export type TermRow = Selectable<TermTable>;

export async function listTerms(db: Database, kind: TermKind): Promise<TermRow[]> {
  return db.selectFrom('terms').selectAll().where('Kind', '=', kind).execute();
}

export async function termExists(db: Database, kind: TermKind, guid: string): Promise<boolean> {
  return (await db.selectFrom('terms').select('Guid').where('Kind', '=', kind).where('Guid', '=', guid).executeTakeFirst()) !== undefined;
}

/** Answers the stored term, or nothing when its id is taken. */
export async function insertTerm(db: Database, kind: TermKind, guid: string, term: NewTerm, now: Date): Promise<TermRow | undefined> {
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
    .onConflict((conflict) => conflict.column('Guid').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function hasChildren(db: Database, guid: string): Promise<boolean> {
  return (await db.selectFrom('terms').select('Guid').where('ParentTermGuid', '=', guid).limit(1).executeTakeFirst()) !== undefined;
}

/** Answers false when there was none. */
export async function deleteTerm(db: Database, kind: TermKind, guid: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('terms').where('Kind', '=', kind).where('Guid', '=', guid).executeTakeFirst();
  return numDeletedRows === 1n;
}
