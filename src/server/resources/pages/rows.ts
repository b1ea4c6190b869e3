import type { Selectable } from 'kysely';
import type { Page } from '#shared/contract/pages';
import type { PageTable } from '../../db/tables';

/** Columns that make up a page's answer; the search words and the audience stay in the database. */
export const pageColumns = [
  'Id', 'Title', 'Content', 'Description', 'SlugTitle', 'PageType', 'PublishingDate', 'ArchiveDate', 'BannerImageUrl', 'BannerImageText',
  'BannerImageAltText', 'IsCommentsEnabled', 'IsFeaturedPage', 'LanguageTermId', 'OwnerUserUpnId', 'ModifiedByUserUpnId', 'ModifiedByDisplayName',
  'ChannelTermIds', 'SenderTags', 'CommentsCount', 'LikesCount', 'Created', 'Modified', 'Version',
] as const satisfies readonly (keyof PageTable)[];

export type PageRow = Pick<Selectable<PageTable>, (typeof pageColumns)[number]>;

/** The page as the wire has it. */
export function pageOf({ ChannelTermIds, ModifiedByDisplayName, Version: _, ...fields }: PageRow): Page {
  return {
    ...fields,
    ModifiedByUser: { UpnId: fields.ModifiedByUserUpnId, DisplayName: ModifiedByDisplayName },
    ChannelTermPages: ChannelTermIds.map((ChannelTermId) => ({ PageId: fields.Id, ChannelTermId })),
    Path: `/pages/${fields.PageType === 0 ? 'content' : 'news'}/${fields.SlugTitle}-${fields.Id}`,
    IsSharePointPage: false,
  };
}
