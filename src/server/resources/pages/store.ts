import { sql } from 'kysely';
import type { PageQuery } from '#shared/contract/pages';
import { maxListLength } from '#shared/rules/maxListLength';
import type { Database } from '../../db/database';
import type { Targeting } from '../targeting/targeting';
import { listedColumns, pageColumns, type ListedRow, type PageRow } from './rows';
import { bestMatches } from './bestMatches';
import { queryConditions } from './queryConditions';
import {
  isInLanguages,
  isNotArchived,
  isPublished,
  isVisibleTo,
  type Condition,
} from './visibility';

/** How a person sees pages: a reader by targeting, an editor everything. */
export type View = { editor: true } | { editor: false; targeting: Targeting };

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
      ...(view.editor ? [] : [isVisibleTo(view.targeting, now)(pages)]),
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
}

/** The pages that match a filter. Drafts and archived pages only for editors. */
export function matchingPages(db: Database, { query, view, languages, now }: AskedPages) {
  let pages = db.selectFrom('pages').where(queryConditions(query));
  if (!view.editor) pages = pages.where(isVisibleTo(view.targeting, now));
  if (languages) pages = pages.where(isInLanguages(languages));
  if (!query.IncludeDrafts) pages = pages.where('PublishingDate', '<=', now.toISOString());
  if (!query.IncludeArchive) pages = pages.where(isNotArchived(now));
  return pages.orderBy(sql`"PublishingDate" desc nulls first`).orderBy('Id', 'desc');
}

/** The pages that match a filter, drafts first, then newest first (PAGES-013). */
export async function queryPages(db: Database, asked: AskedPages): Promise<ListedRow[]> {
  return matchingPages(db, asked)
    .select(listedColumns)
    .offset(asked.query.Skip ?? 0)
    .limit(asked.query.Take ?? maxListLength)
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
