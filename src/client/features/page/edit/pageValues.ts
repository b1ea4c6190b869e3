import type { NewPage, Page } from '#shared/contract/pages/pages';
import { hasContent } from '#shared/rules/richText/plainText';
import { bytesOf, maxPageLength } from '#shared/rules/pages/pageSize';
import { pageTypes, type PageKind } from '#shared/rules/pages/pageTypes';
import type { Texts } from '../../../texts/topics';
import { addressError, lengthError, titleError } from '../../../ui/form/titleError';
import type { FormErrors } from '../../../ui/form/useForm';

/** The form's values: texts are empty where there is nothing, channels are ids. */
export interface PageValues extends Pick<
  Page,
  | 'Title'
  | 'Content'
  | 'PageType'
  | 'PublishingDate'
  | 'ArchiveDate'
  | 'IsCommentsEnabled'
  | 'IsFeaturedPage'
  | 'SenderTags'
> {
  BannerImageUrl: string;
  BannerImageText: string;
  BannerImageAltText: string;
  LanguageTermId: string;
  OwnerUserUpnId: string;
  ChannelTermPages: string[];
  /** Never read from a page (PAGES-049). */
  Notify: boolean;
}

/** The values that a new page begins with. */
export interface NewPageStart {
  kind: PageKind;
  /** Where content is filtered by language, one without any might not be seen. */
  language: string;
  /** Principal name of who writes it. */
  owner: string;
}

export function emptyPage({ kind, language, owner }: NewPageStart): PageValues {
  return {
    ...{ Title: '', Content: '', PageType: pageTypes[kind] },
    ...{ PublishingDate: null, ArchiveDate: null },
    ...{ BannerImageUrl: '', BannerImageText: '', BannerImageAltText: '' },
    ...{ IsCommentsEnabled: true, IsFeaturedPage: false, Notify: false },
    ...{ LanguageTermId: language, OwnerUserUpnId: owner, ChannelTermPages: [], SenderTags: [] },
  };
}

/** The form's values of a page. */
export function valuesOf(page: Page): PageValues {
  const { Title, Content, PageType, PublishingDate, ArchiveDate, SenderTags } = page;
  const { IsCommentsEnabled, IsFeaturedPage } = page;
  return {
    ...{ Title, Content, PageType, PublishingDate, ArchiveDate, SenderTags },
    ...{ IsCommentsEnabled, IsFeaturedPage, Notify: false },
    BannerImageUrl: page.BannerImageUrl ?? '',
    BannerImageText: page.BannerImageText ?? '',
    BannerImageAltText: page.BannerImageAltText ?? '',
    LanguageTermId: page.LanguageTermId ?? '',
    OwnerUserUpnId: page.OwnerUserUpnId ?? '',
    ChannelTermPages: page.ChannelTermPages.map(({ ChannelTermId }) => ChannelTermId),
  };
}

export function bodyOf({ Notify, ...values }: PageValues): NewPage {
  return {
    ...values,
    Title: values.Title.trimEnd(),
    BannerImageUrl: values.BannerImageUrl || null,
    // Without a picture they would be said of nothing.
    BannerImageText: (values.BannerImageUrl && values.BannerImageText) || null,
    BannerImageAltText: (values.BannerImageUrl && values.BannerImageAltText) || null,
    LanguageTermId: values.LanguageTermId || null,
    OwnerUserUpnId: values.OwnerUserUpnId || null,
    ChannelTermPages: values.ChannelTermPages.map((ChannelTermId) => ({ ChannelTermId })),
    ...(Notify && { Notify }),
  };
}

/** Characters of what the server takes. */
const maxLength = { caption: 500, senders: 20 };

/** The server's rules, in the words of the interface. */
export function validatePage(
  values: PageValues,
  editing: Texts['editing'],
  texts: Texts['pageEditor'],
): FormErrors<PageValues> {
  const errors: FormErrors<PageValues> = { ...dateErrors(values, texts) };
  const { Content, BannerImageUrl } = values;
  const title = titleError(values.Title, editing);
  if (title) errors.Title = title;
  if (!hasContent(Content)) errors.Content = texts.contentRequired;
  else if (isTooLarge(Content)) errors.Content = texts.contentTooLong;
  if (BannerImageUrl !== '') Object.assign(errors, bannerErrors(values, editing));
  if (values.SenderTags.length > maxLength.senders) errors.SenderTags = texts.tooManySenders;
  return errors;
}

function bannerErrors(values: PageValues, { forms }: Texts['editing']): FormErrors<PageValues> {
  return {
    BannerImageUrl: addressError(values.BannerImageUrl, forms),
    BannerImageText: lengthError(values.BannerImageText, maxLength.caption, forms),
    BannerImageAltText: lengthError(values.BannerImageAltText, maxLength.caption, forms),
  };
}

/** No letter takes more than three bytes for each of its units: most texts need not be counted. */
function isTooLarge(html: string): boolean {
  return html.length * 3 > maxPageLength && bytesOf(html) > maxPageLength;
}

function dateErrors(
  { PublishingDate, ArchiveDate }: PageValues,
  texts: Texts['pageEditor'],
): FormErrors<PageValues> {
  return PublishingDate && ArchiveDate && new Date(ArchiveDate) <= new Date(PublishingDate)
    ? { PublishingDate: texts.publishedAfterArchive, ArchiveDate: texts.archivedBeforePublished }
    : {};
}
