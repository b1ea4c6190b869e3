import type { Selectable } from 'kysely';
import type { ListedPage, Page } from '#shared/contract/pages/pages';
import type { PageTable } from '../../db/tables';

/** Columns that make up a page's answer; the search words and the audience stay in the database. */
export const pageColumns = [
  'Id',
  'Title',
  'Content',
  'Description',
  'SlugTitle',
  'PageType',
  'PublishingDate',
  'ArchiveDate',
  'BannerImageUrl',
  'BannerImageText',
  'BannerImageAltText',
  'IsCommentsEnabled',
  'IsFeaturedPage',
  'LanguageTermId',
  'OwnerUserUpnId',
  'ModifiedByUserUpnId',
  'ModifiedByDisplayName',
  'ChannelTermIds',
  'SenderTags',
  'CommentsCount',
  'LikesCount',
  'Created',
  'Modified',
  'Version',
] as const satisfies readonly (keyof PageTable)[];

export type PageRow = Pick<Selectable<PageTable>, (typeof pageColumns)[number]>;
export type ListedRow = Omit<PageRow, 'Content'>;

/** Those of a page in a list, which may be long. */
export const listedColumns = pageColumns.filter((column) => column !== 'Content');

/**
 * The page as the wire has it; what the contract does not name is left out when the answer is
 * written.
 */
export function pageOf(row: PageRow): Page {
  return { ...listedPageOf(row), Content: row.Content };
}

/** The same without its whole text. */
export function listedPageOf(row: ListedRow): ListedPage {
  return {
    ...row,
    ModifiedByUser: { UpnId: row.ModifiedByUserUpnId, DisplayName: row.ModifiedByDisplayName },
    ChannelTermPages: row.ChannelTermIds.map((ChannelTermId) => ({
      PageId: row.Id,
      ChannelTermId,
    })),
    Path: pathOf(row),
    IsSharePointPage: false,
  };
}

/** Address in the portal. */
export function pathOf({
  Id,
  PageType,
  SlugTitle,
}: Pick<PageRow, 'Id' | 'PageType' | 'SlugTitle'>): string {
  return `/pages/${PageType === 0 ? 'content' : 'news'}/${SlugTitle}-${Id}`;
}
