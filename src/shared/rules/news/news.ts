/**
 * A channel on a news item; the label is known for SharePoint pages, else it comes from the channel
 * tree.
 */
export interface NewsChannel {
  ChannelTermId: string;
  Label?: string;
}

/** Where the thumbnail of a SharePoint page's picture is found (Spec: content §7). */
export interface PictureIds {
  /** Site as Graph names it: `{host},{siteId},{webId}`. */
  siteId: string;
  listId: string;
  /** Unique id of the page in its list. */
  itemId: string;
}

/** Who wrote a post. */
export interface NewsAuthor {
  /** Sign-in name, or id in the directory: what Graph finds the person by. */
  upn: string;
  name: string;
}

/** One piece of news, whatever its source. Spec: core §3, widgets §3. */
export interface NewsItem {
  /** Unique among all sources. */
  Key: string;
  Title: string;
  /** ISO 8601; `null` when the source does not tell. */
  PublishedDate: string | null;
  /** ISO 8601; `null` when the source does not tell. */
  CreatedDate: string | null;
  ModifiedDate: string | null;
  /** Address of the picture, `null` for none. */
  Picture: string | null;
  PictureIds: PictureIds | null;
  /** Plain text. */
  Description: string;
  CommentsCount: number;
  LikesCount: number;
  ViewsCount: number;
  /** Empty: for everyone. */
  Channels: NewsChannel[];
  /** Address to open: within the portal, or of a SharePoint page. */
  Path: string;
  LanguageTermId: string | null;
  /** True: a page of SharePoint. False: a page of the product. */
  IsSharePointNews: boolean;
  SenderTags: string[];
  SiteUrl: string | null;
  SiteName: string | null;
  /** Read only where a card shows it; `null` when the source does not tell. */
  Author: NewsAuthor | null;
  /** Set by the new-content check (BADGE-13). */
  ShowNewOrModifiedBadge: boolean;
  /** The badge is about a change; the person may know the item. */
  IsUpdate: boolean;
  /** The person has yet to open it. */
  IsUnread: boolean;
  /** The description is closed; the quick-read toggle opens it. */
  hide: boolean;
}

/** Values that most sources leave open. */
export const emptyNewsItem: NewsItem = {
  Key: '',
  Title: '',
  PublishedDate: null,
  CreatedDate: null,
  ModifiedDate: null,
  Picture: null,
  PictureIds: null,
  Description: '',
  CommentsCount: 0,
  LikesCount: 0,
  ViewsCount: 0,
  Channels: [],
  Path: '',
  LanguageTermId: null,
  IsSharePointNews: false,
  SenderTags: [],
  SiteUrl: null,
  SiteName: null,
  Author: null,
  ShowNewOrModifiedBadge: false,
  IsUpdate: false,
  IsUnread: false,
  hide: true,
};
