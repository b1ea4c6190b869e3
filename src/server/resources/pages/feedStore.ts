import { sql, type SqlBool } from 'kysely';
import type { Database } from '../../db/database';
import type { Targeting } from '../targeting/targeting';
import { listedColumns, type ListedRow, type PageRow } from './rows';
import { isInLanguages, isPublished, isVisibleTo } from './visibility';

/** Featured news, or all news. */
export type FeedName = 'top' | 'my';

/** A page in a feed, in the state that it had when the feed was read. */
export type FeedEntry = Pick<PageRow, 'Id' | 'Version' | 'PublishingDate'>;

/** A page of a window, with what decides who gets it. */
export type WindowEntry = FeedEntry & Pick<PageRow, 'ChannelTermIds' | 'LanguageTermId'>;

/** The newest published news of a feed, for whomever they are. */
export async function readWindow(
  db: Database,
  name: FeedName,
  length: number,
  now: Date,
): Promise<WindowEntry[]> {
  return newest(db, name)
    .select(['Id', 'Version', 'PublishingDate', 'ChannelTermIds', 'LanguageTermId'])
    .where(isPublished(now))
    .limit(length)
    .execute();
}

/** So many of the newest news for a reader that were not published before a moment. */
export interface AskedFeed {
  name: FeedName;
  amount: number;
  targeting: Targeting;
  since: Date;
  now: Date;
}

/** The news that are asked for, newest first. */
export async function listFeed(
  db: Database,
  { name, amount, targeting, since, now }: AskedFeed,
): Promise<FeedEntry[]> {
  return newest(db, name)
    .select(['Id', 'Version', 'PublishingDate'])
    .where('PublishingDate', '>=', since.toISOString())
    .where(isVisibleTo(targeting, now))
    .where(isInLanguages(targeting))
    .limit(amount)
    .execute();
}

/**
 * Kinds stand in the statement and not among its values, so that the index of each feed is used.
 */
function newest(db: Database, name: FeedName) {
  const news = db.selectFrom('pages').where('PageType', '<>', sql.lit(0 as const));
  const feed = name === 'top' ? news.where(sql.ref<SqlBool>('IsFeaturedPage')) : news;
  return feed.orderBy('PublishingDate', 'desc').orderBy('Id', 'desc');
}

/** Without their texts, of which a card shows the beginning alone. */
export async function findPages(db: Database, ids: readonly number[]): Promise<ListedRow[]> {
  return db
    .selectFrom('pages')
    .select(listedColumns)
    .where(sql<boolean>`"Id" = any(${ids}::int[])`)
    .execute();
}

/** When the next page appears or disappears by its dates, if no change comes before. */
export async function nextMoment(db: Database, now: Date): Promise<Date | undefined> {
  const next = (column: 'PublishingDate' | 'ArchiveDate') =>
    db
      .selectFrom('pages')
      .select(column)
      .where(column, '>', now.toISOString())
      .orderBy(column, 'asc')
      .limit(1)
      .executeTakeFirst();
  const [published, archived] = await Promise.all([next('PublishingDate'), next('ArchiveDate')]);
  const moments = [published?.PublishingDate, archived?.ArchiveDate]
    .filter((moment) => typeof moment === 'string')
    .map(Date.parse);
  return moments.length === 0 ? undefined : new Date(Math.min(...moments));
}
