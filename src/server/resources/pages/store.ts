import { sql, type SqlBool } from 'kysely';
import type { PageQuery } from '#shared/contract/pages/pageCenter';
import { maxListLength } from '#shared/rules/values/maxListLength';
import type { Database } from '../../db/database';
import type { Targeting } from '../targeting/targeting';
import { listedColumns, pageColumns, type ListedRow, type PageRow } from './rows';
import { bestMatches } from './bestMatches';
import { queryConditions } from './queryConditions';
import { searchWords } from './searchWords';
import type { View } from './view';
import {
  isInLanguages,
  isNotArchived,
  isPublished,
  isVisibleAmong,
  isVisibleTo,
  type Condition,
} from './visibility';

export type PageKind = 'news' | 'content';

/** One page, if this person may see it. */
export async function findPage(
  db: Database,
  id: number,
  view: View,
  now: Date,
): Promise<PageRow | undefined> {
  const page = db.selectFrom('pages').select(pageColumns).where('Id', '=', id);
  return (view.editor ? page : page.where(isVisibleTo(view.targeting, now))).executeTakeFirst();
}

interface ListFilter {
  kind?: PageKind;
  featured?: boolean | undefined;
}

/** Published pages for a reader, in their channels and languages, newest first. */
export async function listPublished(
  db: Database,
  { kind, featured }: ListFilter,
  targeting: Targeting,
  now: Date,
): Promise<PageRow[]> {
  let pages = db
    .selectFrom('pages')
    .select(pageColumns)
    .where(isVisibleTo(targeting, now))
    .where(isInLanguages(targeting));
  if (kind) pages = pages.where('PageType', kind === 'content' ? '=' : '<>', 0);
  if (featured !== undefined) pages = pages.where('IsFeaturedPage', '=', featured);
  return pages
    .orderBy('PublishingDate', 'desc')
    .orderBy('Id', 'desc')
    .limit(maxListLength)
    .execute();
}

/** Content pages whose words match, best match first. */
export async function searchContent(
  db: Database,
  text: string,
  amount: number,
  view: View,
  onlyPublished: boolean,
  now: Date,
): Promise<PageRow[]> {
  const isWanted: Condition = (pages) =>
    pages.and([
      pages('PageType', '=', 0),
      isNotArchived(now)(pages),
      ...(view.editor ? [] : [isVisibleAmong(view.targeting, now)(pages)]),
      ...(view.editor && onlyPublished ? [isPublished(now)(pages)] : []),
    ]);
  return bestMatches(db, text, isWanted, { amount, skip: 0 }).select(pageColumns).execute();
}

/** A filter with all that decides which pages match it. */
export interface AskedPages {
  query: PageQuery;
  view: View;
  /** Whose languages the pages are to be in; undefined: in any. */
  languages: Targeting | undefined;
  now: Date;
  /** Its dates leave so few pages that all of them can be gone through. */
  hasFewByDate?: boolean;
}

/** So many pages by their dates are gone through, where all that match are counted. */
const maxByDate = 20_000;

/**
 * Whether the dates of a filter leave few pages. What is for a reader's channels is then no way to
 * find pages: of all pages it may be half, and the planner takes that index to cost little.
 */
export async function hasFewByDate(
  db: Database,
  { query: { StartDate, EndDate, IncludeDrafts }, now }: AskedPages,
): Promise<boolean> {
  if (!StartDate || IncludeDrafts) return false;
  let pages = db
    .selectFrom('pages')
    .select('Id')
    .where('PublishingDate', '>=', StartDate)
    .where('PublishingDate', '<=', now.toISOString());
  if (EndDate) pages = pages.where('PublishingDate', '<=', EndDate);
  const further = await pages.orderBy(newestFirst).offset(maxByDate).limit(1).executeTakeFirst();
  return !further;
}

/** The pages that match a filter, in no order. Drafts and archived pages only for editors. */
export function unordered(db: Database, { query, view, languages, now, ...asked }: AskedPages) {
  const isVisible = hasWords(query) || asked.hasFewByDate ? isVisibleAmong : isVisibleTo;
  let pages = db.selectFrom('pages');
  if (!view.editor)
    pages = pages.where(
      asksForOwn(query, view.targeting) ? isPublished(now) : isVisible(view.targeting, now),
    );
  pages = pages.where(queryConditions(query));
  if (languages) pages = pages.where(isInLanguages(languages));
  if (!query.IncludeDrafts) pages = pages.where('PublishingDate', '<=', now.toISOString());
  return query.IncludeArchive ? pages : pages.where(isNotArchived(now));
}

/**
 * Whether all that has the channels that are asked for is for the reader: then the channels that
 * they follow are not looked for as well, which the planner would take for a second narrowing.
 */
function asksForOwn(
  { Channels = [], ChannelMatchingMode }: PageQuery,
  { channels }: Targeting,
): boolean {
  const isOwn = (id: string) => channels.has(id.toLowerCase());
  if (Channels.length === 0) return false;
  return ChannelMatchingMode === 1 ? Channels.some(isOwn) : Channels.every(isOwn);
}

const newestFirst = sql`"PublishingDate" desc nulls first`;

/** The pages that match a filter, drafts first, then newest first. */
export function matchingPages(db: Database, asked: AskedPages) {
  return unordered(db, asked).orderBy(newestFirst).orderBy('Id', 'desc');
}

/** A part of the pages that match a filter, drafts first, then newest first (PAGES-013). */
export async function queryPages(db: Database, asked: AskedPages): Promise<ListedRow[]> {
  const { Skip = 0, Take = maxListLength } = asked.query;
  if (hasWords(asked.query)) return pagesWithWords(db, asked, Skip, Skip + Take);
  return matchingPages(db, asked).select(listedColumns).offset(Skip).limit(Take).execute();
}

function hasWords({ FindText }: PageQuery): boolean {
  return searchWords(FindText ?? '').length > 0;
}

/** So many of the newest pages are looked at before it is decided how words are looked for. */
const maxLookedAt = 1_000;
/** Of them: with fewer matches the index of words is the shorter way, with more the order of time. */
const manyMatches = 50;

/**
 * The planner cannot tell how rare a word is that it has no figures of, and would go through all pages
 * in their order for one that stands on three. So the newest pages are looked at first; what they lack
 * is found by the words.
 */
async function pagesWithWords(
  db: Database,
  asked: AskedPages,
  from: number,
  to: number,
): Promise<ListedRow[]> {
  const { IncludeDrafts } = asked.query;
  let newest = db.selectFrom('pages').select('Id').orderBy(newestFirst).orderBy('Id', 'desc');
  if (!IncludeDrafts) newest = newest.where('PublishingDate', '<=', asked.now.toISOString());
  const near = await matchingPages(db, asked)
    .select(listedColumns)
    .where(sql<SqlBool>`"Id" = any(array(${newest.limit(maxLookedAt)}))`)
    .limit(to)
    .execute();
  if (near.length >= to) return near.slice(from);
  const pages =
    near.length < manyMatches
      ? // No index has this order.
        unordered(db, asked)
          .orderBy(sql`"PublishingDate" + interval '0' desc nulls first`)
          .orderBy('Id', 'desc')
      : matchingPages(db, asked);
  return pages
    .select(listedColumns)
    .offset(from)
    .limit(to - from)
    .execute();
}

/** Pages that came after a time, for the reader's badge (BADGE-11). */
export async function listFeaturedSince(
  db: Database,
  fromDate: string,
  targeting: Targeting,
  now: Date,
): Promise<PageRow[]> {
  return db
    .selectFrom('pages')
    .select(pageColumns)
    .where('PageType', '<>', 0)
    .where('IsFeaturedPage', '=', true)
    .where('PublishingDate', '>', fromDate)
    .where(isVisibleTo(targeting, now))
    .where(isInLanguages(targeting))
    .orderBy('PublishingDate', 'desc')
    .orderBy('Id', 'desc')
    .limit(maxListLength)
    .execute();
}
