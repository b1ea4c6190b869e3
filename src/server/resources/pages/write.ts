import { sql, type Insertable, type Updateable } from 'kysely';
import type { NewPage, PageChange } from '#shared/contract/pages';
import { beginning, runningText } from '#shared/rules/richText/plainText';
import { slugOf } from '#shared/rules/slug';
import type { Database } from '../../db/database';
import type { PageTable } from '../../db/tables';
import type { Person } from '../../person';
import { cleanHtml } from '../../html/cleanHtml';
import { pageColumns, type PageRow } from './rows';

const longestDescription = 300;

type Given = NewPage | PageChange;

/** Columns that follow from the text of a page. */
function textColumns({ Title, Content }: Given) {
  const cleaned = cleanHtml(Content);
  return {
    Title: Title.trimEnd(),
    Content: cleaned,
    Description: beginning(runningText(cleaned), longestDescription),
    SlugTitle: slugOf(Title),
  };
}

/** Columns that are taken as they are; absent ones stay absent. */
function plainColumns(page: Given) {
  const {
    PageType,
    PublishingDate,
    ArchiveDate,
    BannerImageUrl,
    BannerImageText,
    BannerImageAltText,
    IsCommentsEnabled,
    IsFeaturedPage,
    LanguageTermId,
    OwnerUserUpnId,
  } = page;
  return {
    ...{
      PageType,
      PublishingDate,
      ArchiveDate,
      BannerImageUrl,
      BannerImageText,
      BannerImageAltText,
      IsCommentsEnabled,
      IsFeaturedPage,
      LanguageTermId,
      OwnerUserUpnId,
    },
    ChannelTermIds: page.ChannelTermPages && channelIds(page),
    SenderTags: page.SenderTags && JSON.stringify(page.SenderTags),
  };
}

/** The channels of a page, each once. */
export function channelIds(page: Given): string[] {
  return [
    ...new Set(
      (page.ChannelTermPages ?? []).map(({ ChannelTermId }) => ChannelTermId.toLowerCase()),
    ),
  ];
}

function editor(person: Person) {
  return { ModifiedByUserUpnId: person.upn, ModifiedByDisplayName: person.displayName };
}

/**
 * Stores a new page. What is left out: a draft without banner, channels or language, with comments,
 * not featured.
 */
export async function insertPage(
  db: Database,
  page: NewPage,
  person: Person,
  now: Date,
): Promise<PageRow> {
  const defaults = {
    PublishingDate: null,
    ArchiveDate: null,
    BannerImageUrl: null,
    BannerImageText: null,
    BannerImageAltText: null,
    IsCommentsEnabled: true,
    IsFeaturedPage: false,
    LanguageTermId: null,
    OwnerUserUpnId: null,
    ChannelTermIds: [],
    SenderTags: '[]',
  };
  const given = Object.fromEntries(
    Object.entries(plainColumns(page)).filter(([, value]) => value !== undefined),
  );
  const counts = { CommentsCount: page.CommentsCount ?? 0, LikesCount: page.LikesCount ?? 0 };
  const values = {
    ...defaults,
    ...given,
    ...textColumns(page),
    ...counts,
    ...editor(person),
    Created: now,
    Modified: now,
  } as Insertable<PageTable>;
  return db.insertInto('pages').values(values).returning(pageColumns).executeTakeFirstOrThrow();
}

/**
 * Changes a page; fields that the change leaves out stay. The time of change always moves on, so
 * that it tells two changes apart.
 */
export async function updatePage(
  db: Database,
  id: number,
  change: PageChange,
  person: Person,
  now: Date,
): Promise<PageRow> {
  const values = {
    ...plainColumns(change),
    ...textColumns(change),
    ...editor(person),
    Modified: sql<string>`greatest(${now}::timestamptz, "Modified" + interval '1 millisecond')`,
    Version: sql<number>`"Version" + 1`,
  } as unknown as Updateable<PageTable>;
  return db
    .updateTable('pages')
    .set(values)
    .where('Id', '=', id)
    .returning(pageColumns)
    .executeTakeFirstOrThrow();
}

/** The page, held against other changes until the transaction ends. */
export async function lockPage(db: Database, id: number): Promise<PageRow | undefined> {
  return db
    .selectFrom('pages')
    .select(pageColumns)
    .where('Id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function deletePage(db: Database, id: number): Promise<void> {
  await db.deleteFrom('pages').where('Id', '=', id).execute();
}
