import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { GalleryImage, ImageSize } from '#shared/contract/pages/images';
import type { Database } from '../../db/database';
import { addressOfImage } from './addresses';
import { usesOfImage } from './uses';

type ImageRow = Omit<GalleryImage, 'Url'> & { Name: string };

interface Page {
  amount: number;
  /** Only those with a lower id. */
  before?: number | undefined;
}

/** Only the pictures of the page are looked for in what uses them. */
const columns = sql`"Id", "Name", "Title", "Description", "Width", "Height",
  octet_length("Bytes") as "Size", "Created", "Modified",
  (select count(*)::int from (${usesOfImage}) as uses) as "Uses"`;

function galleryImage({ Name, ...row }: ImageRow): GalleryImage {
  return { ...row, Url: addressOfImage(Name) };
}

/** Pictures that fit, the newest first; one more than asked for where there are more. */
async function listWhere(
  db: Database,
  where: RawBuilder<SqlBool>,
  { amount, before }: Page,
): Promise<GalleryImage[]> {
  const { rows } = await sql<ImageRow>`
    select ${columns} from images
    where ${where} and "Id" < ${before ?? 2_147_483_647}
    order by "Id" desc limit ${amount + 1}`.execute(db);
  return rows.map(galleryImage);
}

/** Those in which all the words occur as they begin; without a word, all. */
export function listFound(
  db: Database,
  words: readonly string[],
  page: Page,
): Promise<GalleryImage[]> {
  const where =
    words.length === 0
      ? sql<SqlBool>`true`
      : sql<SqlBool>`"Search" @@ search_query(${words}::text[])`;
  return listWhere(db, where, page);
}

/** The one of this name. */
export function listNamed(db: Database, name: string): Promise<GalleryImage[]> {
  return listWhere(db, sql<SqlBool>`"Name" = ${name}`, { amount: 1 });
}

/** How large those of these names are. */
export async function listSizes(db: Database, names: readonly string[]): Promise<ImageSize[]> {
  const { rows } = await sql<Omit<ImageSize, 'Url'> & { Name: string }>`
    select "Name", "Width", "Height", octet_length("Bytes") as "Size"
    from images where "Name" = any(${names}::text[])`.execute(db);
  return rows.map(({ Name, ...size }) => ({ ...size, Url: addressOfImage(Name) }));
}

/** Those that nothing uses and nobody has uploaded since. */
export function listUnused(db: Database, since: Date, page: Page): Promise<GalleryImage[]> {
  return listWhere(db, isUnusedSince(since), page);
}

/** Whether nothing uses a picture, and nobody has uploaded it since. */
export function isUnusedSince(since: Date): RawBuilder<SqlBool> {
  return sql<SqlBool>`coalesce("Wanted", "Created") < ${since}
    and not exists (select from (${usesOfImage}) as uses)`;
}

export async function findGalleryImage(
  db: Database,
  id: number,
): Promise<GalleryImage | undefined> {
  const { rows } = await sql<ImageRow>`
    select ${columns} from images where "Id" = ${id}`.execute(db);
  return rows.map(galleryImage)[0];
}

/** Holds these pictures until the transaction ends, in the order of their ids. */
export async function lockImages(db: Database, ids: readonly number[]): Promise<void> {
  await db
    .selectFrom('images')
    .select('Id')
    .where('Id', 'in', ids)
    .orderBy('Id')
    .forUpdate()
    .execute();
}

export async function updateImage(
  db: Database,
  id: number,
  { Title, Description }: Pick<GalleryImage, 'Title' | 'Description'>,
  now: Date,
): Promise<void> {
  // Two changes of one millisecond are two versions.
  const Modified = sql<string>`greatest(${now}, "Modified" + interval '1 millisecond')`;
  await db
    .updateTable('images')
    .set({ Title, Description, Modified })
    .where('Id', '=', id)
    .execute();
}

export async function deleteImage(db: Database, id: number): Promise<void> {
  await db.deleteFrom('images').where('Id', '=', id).execute();
}

/** Deletes those of these that nothing uses and nobody has uploaded since, and answers them. */
export async function deleteUnused(
  db: Database,
  ids: readonly number[],
  since: Date,
): Promise<ImageRowDeleted[]> {
  const { rows } = await sql<ImageRowDeleted>`
    delete from images where "Id" = any(${ids}::int[]) and ${isUnusedSince(since)}
    returning "Id", "Name", "Title", "Description"`.execute(db);
  return rows;
}

export type ImageRowDeleted = Pick<ImageRow, 'Id' | 'Name' | 'Title' | 'Description'>;
