import { authorOf } from '../company/authors';
import type { Company } from '../company/company';
import type { Person } from '../company/person';
import type { SitePage } from '../company/sitePages';
import { channel, languageTerm } from '../company/terms';
import { idOf } from '../company/random';
import { bannerUrl, compositeId, pageUrl } from './addresses';

const cultureOf = { da: 'da-dk', en: 'en-us', fi: 'fi-fi', no: 'nb-no', sv: 'sv-se' } as const;
/** Content type of modern pages. */
export const sitePageContentType =
  '0x0101009D1CB255DA76424F860D91F20E6C411800B43C9C0E6A0B5D4E8F2C0F1A7D3B5E90';

/** A page as a row of its list, in the shape of a Graph listItem with all fields. */
export function pageItem(page: SitePage, company: Company, sharePointUrl: string) {
  const eTag = `"${page.uniqueId},3"`;
  const author = authorOf(page, company);
  return {
    '@odata.etag': eTag,
    id: String(page.itemId),
    eTag,
    createdDateTime: seconds(page.published),
    lastModifiedDateTime: seconds(page.modified),
    webUrl: pageUrl(page, sharePointUrl),
    createdBy: { user: identity(author) },
    lastModifiedBy: { user: identity(author) },
    parentReference: {
      id: idOf('folder', page.site.key),
      siteId: compositeId(page.site, sharePointUrl),
    },
    contentType: { id: sitePageContentType, name: 'Site Page' },
    sharepointIds: {
      listId: page.site.pagesListId,
      listItemId: String(page.itemId),
      listItemUniqueId: page.uniqueId,
      siteId: page.site.siteId,
      webId: page.site.webId,
    },
    fields: pageFields(page, sharePointUrl),
  };
}

/**
 * The columns of a page. Counts are text, and absent when there are none; a column without a value
 * is left out, as SharePoint does.
 */
function pageFields(page: SitePage, sharePointUrl: string) {
  const { article } = page;
  const banner = bannerUrl(page, sharePointUrl);
  return {
    '@odata.etag': `"${page.uniqueId},3"`,
    id: String(page.itemId),
    ContentType: 'Site Page',
    Title: article.title,
    FileLeafRef: page.fileName,
    Description: article.description,
    BannerImageUrl: { Description: banner, Url: banner },
    PromotedState: 2,
    FirstPublishedDate: seconds(page.published),
    Created: seconds(page.published),
    Modified: seconds(page.modified),
    BoolField_NewsIsTopNews: article.isFeatured ?? false,
    BoolField_Language: {
      Label: languageTerm(article.language).name,
      TermGuid: page.languageId,
      WssId: 1,
    },
    ...(page.channelIds.length
      ? {
          BoolField_Channel: article.channels.map((key, index) => ({
            Label: channel(key).name,
            TermGuid: page.channelIds[index],
            WssId: index + 2,
          })),
        }
      : {}),
    ...(article.sender
      ? {
          BoolField_SenderTag: [
            { Label: article.sender, TermGuid: idOf('sender', article.sender), WssId: 60 },
          ],
        }
      : {}),
    ...(article.comments ? { _CommentCount: String(article.comments) } : {}),
    ...(article.likes ? { _LikeCount: String(article.likes) } : {}),
    ...translationFields(page),
  };
}

function translationFields(page: SitePage) {
  const translations = page.translations.map(({ article }) => cultureOf[article.language]);
  return {
    _SPIsTranslation: page.translationOf !== undefined,
    ...(translations.length ? { _SPTranslatedLanguages: translations } : {}),
    ...(page.translationOf
      ? {
          _SPTranslationSourceItemId: page.translationOf.uniqueId,
          _SPTranslationLanguage: cultureOf[page.article.language],
        }
      : {}),
  };
}

/** Without milliseconds, as Microsoft's services write times. */
export function seconds(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}

function identity(person: Person | undefined) {
  return {
    email: person?.mail ?? '',
    id: person?.id ?? '',
    displayName: person?.displayName ?? '',
  };
}
