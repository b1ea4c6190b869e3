import { itemAt } from '../values/certain';
import { isYes } from '../values/isYes';
import { channelsOfField, fieldValues, type TermValue } from '../targeting/channelField';
import { emptyNewsItem, type NewsAuthor, type NewsItem, type PictureIds } from './news';

/** The fields read from a SharePoint news page. Spec: core §3. */
export interface SitePageFields {
  Title?: string | null;
  BannerImageUrl?: string | { Url?: string | null } | null;
  BoolField_NewsIsTopNews?: boolean | number | null;
  BoolField_Language?: TermValue | null;
  BoolField_Channel?: TermValue | TermValue[] | null;
  BoolField_SenderTag?: TermValue | (TermValue | string)[] | null;
  Description?: string | null;
  _CommentCount?: number | string | null;
  _LikeCount?: number | string | null;
  PromotedState?: number | string | null;
  FirstPublishedDate?: string | null;
  Modified?: string | null;
  _SPIsTranslation?: boolean | number | string | null;
  _SPTranslatedLanguages?: string[] | null;
  _SPTranslationSourceItemId?: string | null;
  _SPTranslationLanguage?: string | null;
}

export const sitePageFieldNames = [
  'Title',
  'BannerImageUrl',
  'BoolField_NewsIsTopNews',
  'BoolField_Language',
  'BoolField_Channel',
  'BoolField_SenderTag',
  'Description',
  '_CommentCount',
  '_LikeCount',
  'PromotedState',
  'FirstPublishedDate',
  'Modified',
  '_SPIsTranslation',
  '_SPTranslatedLanguages',
  '_SPTranslationSourceItemId',
  '_SPTranslationLanguage',
] as const satisfies readonly (keyof SitePageFields)[];

interface PageUser {
  id?: string | null;
  email?: string | null;
  displayName?: string | null;
}

/** A row of the SitePages list: the same from `getBaseItemByUrl` and from Graph. */
export interface SitePageItem {
  id?: string;
  eTag?: string;
  webUrl?: string;
  /** Without a user where an app made the page. */
  createdBy?: { user?: PageUser | null } | null;
  fields?: SitePageFields;
  parentReference?: { siteId?: string; listId?: string } | null;
  sharepointIds?: { listId?: string; listItemUniqueId?: string } | null;
}

/** The site a page was read from. */
export interface NewsSite {
  url: string;
  name: string | null;
}

export function newsFromSitePage(item: SitePageItem, site: NewsSite): NewsItem {
  const fields = item.fields ?? {};
  return {
    ...emptyNewsItem,
    Key: `site:${item.webUrl ?? `${site.url}#${item.id}`}`,
    Title: fields.Title ?? '',
    PublishedDate: fields.FirstPublishedDate ?? fields.Modified ?? null,
    ModifiedDate: fields.Modified ?? null,
    Picture: pictureOf(fields),
    PictureIds: pictureIdsOf(item),
    Description: fields.Description ?? '',
    CommentsCount: count(fields._CommentCount),
    LikesCount: count(fields._LikeCount),
    Channels: channelsOfField(fields.BoolField_Channel),
    Path: item.webUrl ?? site.url,
    LanguageTermId: fields.BoolField_Language?.TermGuid ?? null,
    IsSharePointNews: true,
    SenderTags: senderTagsOf(fields),
    SiteUrl: site.url,
    SiteName: site.name,
    Author: authorOf(item),
  };
}

/**
 * Of a page and its translations only one is shown: the one in the person's language, else the
 * original. `locale`, e.g. `da-DK`; its region does not matter.
 */
export function withoutOtherTranslations(
  items: readonly SitePageItem[],
  locale: string,
): SitePageItem[] {
  const wanted = new Map<string, SitePageItem>();
  for (const item of items) {
    const source = sourceOf(item);
    const isWanted = languageOf(item.fields?._SPTranslationLanguage) === languageOf(locale);
    if (source && isWanted) wanted.set(source, item);
  }
  const present = new Set(items.map(uniqueId));
  return items.filter((item) => {
    const source = sourceOf(item);
    if (!source) return !wanted.has(uniqueId(item));
    return wanted.has(source) ? wanted.get(source) === item : !present.has(source);
  });
}

function languageOf(locale: string | null | undefined): string {
  return itemAt((locale ?? '').split('-'), 0).toLowerCase();
}

/** The unique id of the page that a translation was made of; nothing for an original. */
function sourceOf({ fields }: SitePageItem): string | undefined {
  return isYes(fields?._SPIsTranslation)
    ? fields?._SPTranslationSourceItemId?.toLowerCase()
    : undefined;
}

/** The row's unique id, lower case; it stands in its eTag as well: `"{guid},{version}"`. */
function uniqueId({ sharepointIds, eTag = '' }: SitePageItem): string {
  const id =
    sharepointIds?.listItemUniqueId ??
    /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i.exec(eTag)?.[0];
  return id?.toLowerCase() ?? '';
}

function pictureOf({ BannerImageUrl: banner }: SitePageFields): string | null {
  return (typeof banner === 'string' ? banner : banner?.Url) || null;
}

function pictureIdsOf(item: SitePageItem): PictureIds | null {
  const siteId = item.parentReference?.siteId;
  const listId = item.sharepointIds?.listId ?? item.parentReference?.listId;
  const itemId = uniqueId(item);
  return siteId && listId && itemId ? { siteId, listId, itemId } : null;
}

/** By the id, because a mail address need not be the sign-in name. */
function authorOf({ createdBy }: SitePageItem): NewsAuthor | null {
  const user = createdBy?.user;
  const upn = user?.id || user?.email;
  return upn && user?.displayName ? { upn, name: user.displayName } : null;
}

function senderTagsOf({ BoolField_SenderTag: value }: SitePageFields): string[] {
  return fieldValues<TermValue | string>(value).flatMap((tag) =>
    typeof tag === 'string' ? tag : (tag.Label ?? []),
  );
}

/** Graph answers counts as text; a missing or unreadable one counts as 0. */
function count(value: number | string | null | undefined): number {
  const number = Number(value ?? 0);
  return number > 0 ? Math.trunc(number) : 0;
}
