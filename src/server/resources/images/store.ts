import { sql } from 'kysely';
import { imageWidths } from '#shared/rules/pictures/imageSizes';
import { uploadedFor } from '#shared/rules/pictures/imageUses';
import { maxListLength } from '#shared/rules/values/maxListLength';
import type { Database } from '../../db/database';
import { addressOfImage } from './addresses';
import { usesOfImage } from './uses';

const ownPictures = /"\/images\/([\da-f]{40}\.(?:jpg|png|gif))"/g;

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
    .limit(maxListLength)
    .execute();
  return rows.map(({ Name }) => Name);
}

export async function findImage(db: Database, name: string): Promise<Buffer | undefined> {
  return (await db.selectFrom('images').select('Bytes').where('Name', '=', name).executeTakeFirst())
    ?.Bytes;
}

/** The uploaded pictures in a text. */
export async function listPictures(
  db: Database,
  html: string,
): Promise<{ Url: string; Width: number; Height: number }[]> {
  const names = new Set([...html.matchAll(ownPictures)].flatMap(([, name]) => name ?? []));
  if (names.size === 0) return [];
  const rows = await db
    .selectFrom('images')
    .select(['Name', 'Width', 'Height'])
    .where('Name', 'in', [...names])
    .execute();
  return rows.map(({ Name, ...size }) => ({ Url: addressOfImage(Name), ...size }));
}

interface SizeRow {
  /** The narrowest of the widths that is no wider than asked for and loses nothing more. */
  Width: number;
  IsMade: boolean;
  Bytes: Buffer | null;
}

/**
 * The size in which a picture is given to who asks for a width; nothing where there is no such
 * picture. Above its own width there is one size only.
 */
export async function findSize(
  db: Database,
  name: string,
  asked: number,
): Promise<SizeRow | undefined> {
  const { rows } = await sql<SizeRow>`
    select wanted."Width", made."ImageId" is not null as "IsMade", made."Bytes"
    from images cross join lateral (
      select least(${asked}::int, min(width)) as "Width" from unnest(${[...imageWidths]}::int[]) as width
      where width >= images."Width"
    ) as wanted
    left join image_sizes as made
      on made."ImageId" = images."Id" and made."Width" = wanted."Width"
    where images."Name" = ${name}`.execute(db);
  return rows[0];
}

/** Stores a size; not of a picture that was deleted meanwhile. */
export async function insertSize(
  db: Database,
  name: string,
  width: number,
  bytes: Buffer | null,
): Promise<void> {
  await sql`
    insert into image_sizes ("ImageId", "Width", "Bytes")
    select "Id", ${width}::int, ${bytes}::bytea from images where "Name" = ${name}
    for key share
    on conflict do nothing`.execute(db);
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
