import { sql, type SqlBool } from 'kysely';
import type { Database } from '../../db/database';
import type { Targeting } from '../targeting/targeting';
import { pageColumns, type PageRow } from './rows';
import { isInLanguages, isVisibleTo } from './visibility';

/** Featured news, or all news. */
export type FeedName = 'top' | 'my';

/** A page in a feed, in the state that it had when the feed was read. */
export interface FeedEntry {
  Id: number;
  Version: number;
}

/** The newest news for a reader: only which pages, because their content is mostly known already. */
export async function listFeed(db: Database, name: FeedName, amount: number, targeting: Targeting, now: Date): Promise<FeedEntry[]> {
  const news = db.selectFrom('pages').select(['Id', 'Version']).where('PageType', '<>', sql.lit(0 as const));
  const feed = name === 'top' ? news.where(sql.ref<SqlBool>('IsFeaturedPage')) : news;
  return feed
    .where(isVisibleTo(targeting, now))
    .where(isInLanguages(targeting))
    .orderBy('PublishingDate', 'desc')
    .orderBy('Id', 'desc')
    .limit(amount)
    .execute();
}

export async function findPages(db: Database, ids: readonly number[]): Promise<PageRow[]> {
  return db.selectFrom('pages').select(pageColumns).where(sql<boolean>`"Id" = any(${ids}::int[])`).execute();
}

/** When the next page appears or disappears by its dates, if no change comes before. */
export async function nextMoment(db: Database, now: Date): Promise<Date | undefined> {
  const next = (column: 'PublishingDate' | 'ArchiveDate') => db.selectFrom('pages').select(column).where(column, '>', now.toISOString()).orderBy(column, 'asc').limit(1).executeTakeFirst();
  const [published, archived] = await Promise.all([next('PublishingDate'), next('ArchiveDate')]);
  const moments = [published?.PublishingDate, archived?.ArchiveDate].filter((moment) => typeof moment === 'string').sort();
  return moments[0] === undefined ? undefined : new Date(moments[0]);
}
