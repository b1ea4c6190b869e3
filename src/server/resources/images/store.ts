import { sql } from 'kysely';
import { uploadedFor } from '#shared/rules/imageUses';
import { longestList } from '#shared/rules/longestList';
import type { Database } from '../../db/database';
import { usesOfImage } from './uses';

interface NewImage {
  Name: string;
  Title: string;
  Width: number;
  Height: number;
  Bytes: Buffer;
}

/** Names of the pictures, the newest first. */
export async function listImages(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('images')
    .select('Name')
    .orderBy('Id', 'desc')
    .limit(longestList)
    .execute();
  return rows.map(({ Name }) => Name);
}

export async function findImage(db: Database, name: string): Promise<Buffer | undefined> {
  return (await db.selectFrom('images').select('Bytes').where('Name', '=', name).executeTakeFirst())
    ?.Bytes;
}

/**
 * Stores a picture and answers its id; nothing when the same one is there already, which then stays
 * for a while, whatever becomes of its first use.
 */
export async function insertImage(
  db: Database,
  image: NewImage,
  now: Date,
): Promise<number | undefined> {
  const row = await db
    .insertInto('images')
    .values({ ...image, Description: '', Created: now, Modified: now })
    .onConflict((conflict) => conflict.column('Name').doUpdateSet({ Wanted: now }))
    .returning(['Id', 'Wanted'])
    .executeTakeFirstOrThrow();
  return row.Wanted === null ? row.Id : undefined;
}

/**
 * Deletes those of these pictures that nothing uses: no page and nothing else that has a history,
 * in whatever state it could be put back to, no working copy, and nobody's own tile.
 */
export async function deleteUnusedImages(
  db: Database,
  names: readonly string[],
  now: Date,
): Promise<void> {
  if (names.length === 0) return;
  const wantedSince = new Date(now.getTime() - uploadedFor);
  await sql`
    delete from images where "Name" = any(${names}::text[])
      and coalesce("Wanted" < ${wantedSince}, true)
      and not exists (select from (${usesOfImage}) as uses)`.execute(db);
}
