import type { ListedPage } from '../../contract/pages/pages';
import { emptyNewsItem, type NewsItem } from './news';
import { pageKey } from './readMarks';

/** A news page of the product API as a news item. Spec: core §3. */
export function newsFromPage(page: ListedPage): NewsItem {
  return {
    ...emptyNewsItem,
    Key: pageKey(page.Id),
    Title: page.Title,
    PublishedDate: page.PublishingDate,
    CreatedDate: page.Created,
    ModifiedDate: page.Modified,
    Picture: page.BannerImageUrl,
    Description: page.Description,
    // Comments that nobody can open are not counted.
    CommentsCount: page.IsCommentsEnabled ? page.CommentsCount : 0,
    LikesCount: page.LikesCount,
    Channels: page.ChannelTermPages.map(({ ChannelTermId }) => ({ ChannelTermId })),
    Path: pageAddress(page),
    LanguageTermId: page.LanguageTermId,
    SenderTags: page.SenderTags.map((tag) => (typeof tag === 'string' ? tag : tag.Label)),
  };
}

/** Address of a news page in the portal: its slug title, a hyphen and its id (PAGES-062). */
export function pageAddress({ SlugTitle, Id }: Pick<ListedPage, 'SlugTitle' | 'Id'>): string {
  return `/pages/news/${SlugTitle}-${Id}`;
}

/**
 * The slug ends in a dash plus digits and has only lowercase letters, digits and dashes
 * (PAGES-063).
 */
export function isPageSlug(slug: string): boolean {
  return /^[a-z0-9-]+-[0-9]+$/.test(slug);
}
