import { expressionBuilder, sql, type SqlBool } from 'kysely';
import type { NeighbourPage, PageNeighbours } from '#shared/contract/pages/pages';
import type { Database } from '../../db/database';
import type { Tables } from '../../db/tables';
import { pathOf, type PageRow } from './rows';
import {
  isForChannels,
  isInLanguages,
  isPublished,
  isVisibleTo,
  sharesChannel,
} from './visibility';
import type { AskedPages } from './store';

/**
 * So many pages are looked at on either side at most, by an index, until one is in the channel: an
 * answer takes the same time however many pages there are.
 */
const maxLookedAt = 2_000;

type Row = Pick<
  PageRow,
  'Id' | 'Title' | 'PageType' | 'SlugTitle' | 'LanguageTermId' | 'PublishingDate'
>;

type Asked = Pick<AskedPages, 'view' | 'languages' | 'now'>;

/**
 * The pages published in a page's channels before and after it, of the same kind and for this
 * person; nothing where there is no such page for them. A draft has no place in the order.
 */
export async function readNeighbours(
  db: Database,
  id: number,
  asked: Asked,
): Promise<PageNeighbours | undefined> {
  const { view, now } = asked;
  const columns = ['Id', 'PageType', 'PublishingDate', 'ChannelTermIds'] as const;
  const found = db.selectFrom('pages').select(columns).where('Id', '=', id);
  const page = await (
    view.editor ? found : found.where(isVisibleTo(view.targeting, now))
  ).executeTakeFirst();
  if (!page) return undefined;
  if (page.PublishingDate === null) return { Previous: null, Next: null };
  const [Previous, Next] = await Promise.all([
    nearest(db, page, 'before', asked),
    nearest(db, page, 'after', asked),
  ]);
  return { Previous, Next };
}

async function nearest(
  db: Database,
  page: Pick<PageRow, 'Id' | 'PageType' | 'PublishingDate' | 'ChannelTermIds'>,
  side: 'before' | 'after',
  { view, languages, now }: Asked,
): Promise<NeighbourPage | null> {
  const direction = side === 'before' ? 'desc' : 'asc';
  const place = sql`(${page.PublishingDate}::timestamptz, ${page.Id}::int)`;
  // The kind is part of the statement and not among its values, so that its index is used.
  const inOrder = db
    .selectFrom('pages')
    .select(['Id', 'Title', 'PageType', 'SlugTitle', 'PublishingDate'])
    .select(['Audience', 'LanguageTermId'])
    .where('PageType', page.PageType === 0 ? '=' : '<>', sql.lit(0 as const))
    .where(
      sql<SqlBool>`("PublishingDate", "Id") ${sql.raw(side === 'before' ? '<' : '>')} ${place}`,
    )
    .where(isPublished(now))
    .orderBy('PublishingDate', direction)
    .orderBy('Id', direction)
    .limit(maxLookedAt);
  const pages = expressionBuilder<Tables, 'pages'>();
  const isWanted = pages.and([
    sharesChannel(page)(pages),
    ...(languages ? [isInLanguages(languages)(pages)] : []),
    ...(view.editor ? [] : [isForChannels(view.targeting.channels)(pages)]),
  ]);
  const { rows } = await sql<Row>`
    select "Id", "Title", "PageType", "SlugTitle", "LanguageTermId", "PublishingDate" from ${inOrder} as near
    where ${isWanted}
    order by "PublishingDate" ${sql.raw(direction)}, "Id" ${sql.raw(direction)}
    limit 1`.execute(db);
  const row = rows[0];
  if (!row?.PublishingDate) return null;
  const { Id, Title, LanguageTermId, PublishingDate } = row;
  return { Id, Title, LanguageTermId, PublishingDate, Path: pathOf(row) };
}
