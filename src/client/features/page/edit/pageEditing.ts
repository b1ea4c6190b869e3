import { pageTypes } from '#shared/rules/pages/pageTypes';
import { editing } from '../../../data/editing/editing';
import { pageReads } from '../../../data/portalReads/pageReads';
import { choiceField, type FieldNames } from '../../../editing/form/fieldNames';
import { useTexts } from '../../../texts/useTexts';
import { senderName } from './pageValues';

/** How editors read and store pages: news and content. */
export const pageEditing = editing('/pages', { reads: pageReads });

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
