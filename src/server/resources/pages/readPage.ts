import { sql } from 'kysely';
import type { ReadPage } from '#shared/contract/pages/pages';
import type { Database } from '../../db/database';
import { isUpn } from '../../db/isUpn';
import { listPictures } from '../images/store';
import { pageOf, type PageRow } from './rows';

/** A page as its readers get it. */
export async function readPageOf(db: Database, page: PageRow): Promise<ReadPage> {
  const [OwnerUser, Pictures] = await Promise.all([
    findOwner(db, page.OwnerUserUpnId),
    listPictures(db, page.Content),
  ]);
  return { ...pageOf(page), OwnerUser, Pictures };
}

/** The owner of a page, if they have been to the portal: people without a directory read the name. */
async function findOwner(db: Database, owner: string | null): Promise<ReadPage['OwnerUser']> {
  if (owner === null) return null;
  const found = await db
    .selectFrom('users')
    .select(['UpnId', 'DisplayName'])
    .where(isUpn(sql`"UpnId"`, owner))
    .limit(1)
    .executeTakeFirst();
  return found ?? null;
}
