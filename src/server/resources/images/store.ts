import { longestList } from '#shared/rules/longestList';
import type { Database } from '../../db/database';

interface NewImage {
  Name: string;
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

/** Stores a picture and answers its id; nothing when the same one is there already. */
export async function insertImage(
  db: Database,
  image: NewImage,
  now: Date,
): Promise<number | undefined> {
  const row = await db
    .insertInto('images')
    .values({ ...image, Created: now })
    .onConflict((conflict) => conflict.column('Name').doNothing())
    .returning('Id')
    .executeTakeFirst();
  return row?.Id;
}
