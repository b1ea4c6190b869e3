import type { Page } from '#shared/contract/pages/pages';
import { pageTypes } from '#shared/rules/pages/pageTypes';
import { useTexts } from '../../texts/useTexts';
import { choiceField, type FieldNames } from './fieldNames';

export function senderName(tag: Page['SenderTags'][number]): string {
  return typeof tag === 'string' ? tag : tag.Label;
}

/** The fields of a page in the words of its form, wherever its history is shown. */
export function usePageFields(): FieldNames {
  const texts = useTexts('pageEditor');
  return {
    ...{
      Title: texts.title,
      Content: texts.text,
      PageType: choiceField(texts.kind, {
        [pageTypes.content]: texts.kinds.content,
        [pageTypes.news]: texts.kinds.news,
        [pageTypes.quickRead]: texts.kinds.quickRead,
      }),
      PublishingDate: texts.publishingDate,
      ArchiveDate: texts.archiveDate,
      BannerImageUrl: texts.banner,
      BannerImageText: texts.caption,
      BannerImageAltText: texts.alternative,
    },
    ...{
      ChannelTermPages: texts.channels,
      LanguageTermId: texts.language,
      OwnerUserUpnId: texts.owner,
      SenderTags: {
        name: texts.senders,
        words: (tags: unknown) =>
          Array.isArray(tags) && tags.length > 0 ? tags.map(senderName).join(', ') : undefined,
      },
      IsFeaturedPage: texts.featured,
      IsCommentsEnabled: texts.comments,
      Notify: texts.notify,
    },
  };
}
