import { certain } from '../values/certain';
import {
  emptyNewsItem,
  type NewsAuthor,
  type NewsChannel,
  type NewsItem,
  type PictureIds,
} from './news';
import { authorProperty, channelProperty, languageProperty } from './newsQueries';

/** One hit of SharePoint search: property name → text. */
export type SearchHit = Readonly<Record<string, string | null | undefined>>;

/** A page found by search as a news item. Spec: widgets §7. */
export function newsFromSearch(hit: SearchHit): NewsItem {
  return {
    ...emptyNewsItem,
    Key: `site:${hit['Path'] ?? ''}`,
    Title: hit['Title'] ?? '',
    PublishedDate: isoDate(hit['FirstPublishedDate']),
    Picture: hit['PictureThumbnailURL'] || null,
    PictureIds: pictureIdsOf(hit),
    Description: hit['Description'] ?? '',
    CommentsCount: count(hit['CommentsCount']),
    LikesCount: count(hit['LikesCount']),
    ViewsCount: count(hit['ViewsLifeTime']),
    Channels: termsOf(hit[channelProperty]),
    Path: hit['Path'] ?? '',
    LanguageTermId: termsOf(hit[languageProperty])[0]?.ChannelTermId ?? null,
    IsSharePointNews: true,
    SiteUrl: hit['SPWebUrl'] ?? null,
    SiteName: hit['SiteTitle'] ?? null,
    Author: authorOf(hit[authorProperty]),
  };
}

/**
 * Terms in a taxonomy search property: `GP0|#{guid};L0|#0{guid}|{label};…`. The `L0` entries carry
 * the label.
 */
function termsOf(text: string | null | undefined): NewsChannel[] {
  const found = [...(text ?? '').matchAll(/L0\|#0([0-9a-f-]{36})\|([^;\n]*)/gi)];
  return found.map(([, guid, label]) => ({
    ChannelTermId: certain(guid).toLowerCase(),
    Label: label || undefined,
  }));
}

/**
 * The first person of a user property: `{mail} | {name} | {hex} i:0#.f|membership|{sign-in name}`;
 * several are parted by line breaks or semicolons. A page made by an app names no member.
 */
function authorOf(text: string | null | undefined): NewsAuthor | null {
  const [mail = '', name = '', account = ''] = (text ?? '').split(/[\n;]/)[0]?.split(' | ') ?? [];
  const signInName = account.split('|membership|')[1] ?? '';
  const upn = [signInName, mail].map((each) => each.trim()).find((each) => each.includes('@'));
  return upn && name.trim() ? { upn, name: name.trim() } : null;
}

function pictureIdsOf(hit: SearchHit): PictureIds | null {
  const { SiteId, WebId, ListID, UniqueID, Path } = hit;
  if (!SiteId || !WebId || !ListID || !UniqueID || !URL.canParse(Path ?? '')) return null;
  return {
    siteId: [new URL(certain(Path)).hostname, SiteId, WebId].map(bare).join(','),
    listId: bare(ListID),
    itemId: bare(UniqueID),
  };
}

function bare(guid: string): string {
  return guid.replace(/[{}]/g, '');
}

function isoDate(text: string | null | undefined): string | null {
  const date = new Date(text ?? '');
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

function count(text: string | null | undefined): number {
  const number = Number.parseInt(text ?? '', 10);
  return number > 0 ? number : 0;
}
