import type { Selectable } from 'kysely';
import type { Database } from '../../db/database';
import type { TermKind, UserTermTable } from '../../db/tables';

export type UserTermRow = Pick<Selectable<UserTermTable>, 'TermId' | 'Type'>;

/**
 * The terms of a kind that a person has chosen, with those that are gone since: so the person can be
 * told of them (CHANNELS-18).
 */
export async function listUserTerms(
  db: Database,
  userId: string,
  kind: TermKind,
): Promise<UserTermRow[]> {
  return db
    .selectFrom('user_terms')
    .select(['TermId', 'Type'])
    .where('UserId', '=', userId)
    .where('Kind', '=', kind)
    .orderBy('TermId')
    .execute();
}

/**
 * The languages that a person reads, of those that there still are: who has chosen none of them is
 * one without languages, for whom the default one counts (LANG-22).
 */
export async function listReadLanguages(db: Database, userId: string): Promise<UserTermRow[]> {
  return db
    .selectFrom('user_terms')
    .innerJoin('terms', (join) =>
      join
        .onRef('terms.Guid', '=', 'user_terms.TermId')
        .onRef('terms.Kind', '=', 'user_terms.Kind'),
    )
    .select(['user_terms.TermId', 'user_terms.Type'])
    .where('user_terms.UserId', '=', userId)
    .where('user_terms.Kind', '=', 'language')
    .orderBy('user_terms.TermId')
    .execute();
}

/**
 * Stores that a person follows a term; a term that the directory has set stays set by it. Answers
 * nothing where it was stored so before.
 */
export async function upsertUserTerm(
  db: Database,
  userId: string,
  kind: TermKind,
  { TermId, Type }: UserTermRow,
): Promise<UserTermRow | undefined> {
  return db
    .insertInto('user_terms')
    .values({ UserId: userId, Kind: kind, TermId, Type })
    .onConflict((conflict) =>
      conflict
        .columns(['UserId', 'Kind', 'TermId'])
        .doUpdateSet({ Type: ({ ref }) => ref('excluded.Type') })
        .where('user_terms.Type', '<', ({ ref }) => ref('excluded.Type')),
    )
    .returning(['TermId', 'Type'])
    .executeTakeFirst();
}

/** A term that the person follows, as it is stored. */
export async function storedTerm(
  db: Database,
  userId: string,
  kind: TermKind,
  termId: string,
): Promise<UserTermRow> {
  return db
    .selectFrom('user_terms')
    .select(['TermId', 'Type'])
    .where('UserId', '=', userId)
    .where('Kind', '=', kind)
    .where('TermId', '=', termId)
    .executeTakeFirstOrThrow();
}

/** Stores a term as the person's own choice; answers nothing when they do not follow it. */
export async function releaseUserTerm(
  db: Database,
  userId: string,
  kind: TermKind,
  termId: string,
): Promise<UserTermRow | undefined> {
  return db
    .updateTable('user_terms')
    .set({ Type: 0 })
    .where('UserId', '=', userId)
    .where('Kind', '=', kind)
    .where('TermId', '=', termId)
    .returning(['TermId', 'Type'])
    .executeTakeFirst();
}

/** Answers false when the person did not follow it. */
export async function deleteUserTerm(
  db: Database,
  userId: string,
  kind: TermKind,
  termId: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('user_terms')
    .where('UserId', '=', userId)
    .where('Kind', '=', kind)
    .where('TermId', '=', termId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Stores that a person has left a language: nobody chooses one for them any more (LANG-12). */
export async function noteLeftLanguage(db: Database, userId: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ HasLeftLanguages: true })
    .where('Id', '=', userId)
    .where('HasLeftLanguages', '=', false)
    .execute();
}
