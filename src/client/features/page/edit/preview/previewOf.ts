import type { Page } from '#shared/contract/pages/pages';
import type { PageValues } from '../pageValues';

/** The page that the values describe, as it would be read. */
export function previewOf(values: PageValues, page: Page | undefined, fallbackTitle: string): Page {
  return {
    ...(page ?? unwritten(values.OwnerUserUpnId)),
    ...values,
    Title: values.Title || fallbackTitle,
    BannerImageUrl: values.BannerImageUrl || null,
    BannerImageText: values.BannerImageText || null,
    BannerImageAltText: values.BannerImageAltText || null,
    LanguageTermId: values.LanguageTermId || null,
    OwnerUserUpnId: values.OwnerUserUpnId || null,
    ChannelTermPages: values.ChannelTermPages.map((ChannelTermId) => ({
      PageId: page?.Id ?? 0,
      ChannelTermId,
    })),
  };
}

/** The fields of a page that nobody writes. */
function unwritten(writer: string) {
  const now = new Date().toISOString();
  return {
    ...{ Id: 0, Description: '', SlugTitle: '', Path: '', IsSharePointPage: false as const },
    ...{ ModifiedByUserUpnId: writer, ModifiedByUser: null, Created: now, Modified: now },
    ...{ CommentsCount: 0, LikesCount: 0 },
  };
}
