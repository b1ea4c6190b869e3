import { Type, type Static } from '@sinclair/typebox';
import { pageEditors } from '../../rules/people/roles';
import { defineCalls } from '../call';
import { changeOf, editable } from '../editable';
import { fields, nullable, object, oneOf } from '../fields';
import { FoundPages, pageSearch } from './foundPages';

/** Content=0, News=1, NewsQuickRead=2. Spec: content §3. */
export const PageType = oneOf([0, 1, 2]);
const ChannelTermPage = object({ PageId: Type.Optional(fields.id), ChannelTermId: fields.guid });
const SenderTag = Type.Union([
  object({ Label: Type.String({ maxLength: 100 }) }),
  Type.String({ maxLength: 100 }),
]);
const Person = object({ UpnId: fields.upn, DisplayName: Type.String() });
const caption = nullable(Type.String({ maxLength: 500 }));

export const Page = object({
  Id: fields.id,
  Title: Type.String(),
  /** Cleaned HTML. */
  Content: Type.String(),
  /** Plain text of the beginning of Content, at most 300 characters. */
  Description: Type.String(),
  SlugTitle: Type.String(),
  PageType,
  /** `null`: draft. In the future: scheduled. */
  PublishingDate: nullable(fields.dateTime),
  /** Once passed, the page is archived ("Expires"). */
  ArchiveDate: nullable(fields.dateTime),
  BannerImageUrl: nullable(Type.String()),
  BannerImageText: caption,
  BannerImageAltText: caption,
  IsCommentsEnabled: Type.Boolean(),
  IsFeaturedPage: Type.Boolean(),
  LanguageTermId: nullable(fields.guid),
  OwnerUserUpnId: nullable(fields.upn),
  ModifiedByUserUpnId: fields.upn,
  ModifiedByUser: nullable(Person),
  ChannelTermPages: Type.Array(object({ PageId: fields.id, ChannelTermId: fields.guid })),
  /** Address in the portal, e.g. `/pages/news/new-terminal-in-turku-12`. */
  Path: Type.String(),
  /** Always false: pages of SharePoint come from SharePoint. */
  IsSharePointPage: Type.Literal(false),
  SenderTags: Type.Array(SenderTag),
  CommentsCount: Type.Integer({ minimum: 0 }),
  LikesCount: Type.Integer({ minimum: 0 }),
  Created: fields.dateTime,
  Modified: fields.dateTime,
});
export type Page = Static<typeof Page>;

/**
 * A page to read, with its owner by name, if they have been to the portal, and the uploaded
 * pictures of its text, so that each has its place at once.
 */
export const ReadPage = Type.Composite([
  Page,
  object({
    OwnerUser: nullable(Person),
    Pictures: Type.Array(
      object({ Url: Type.String(), Width: Type.Integer(), Height: Type.Integer() }),
    ),
  }),
]);
export type ReadPage = Static<typeof ReadPage>;

const writable = {
  Title: fields.title,
  /** At most 1 MB (413). */
  Content: Type.String({ minLength: 1 }),
  PageType,
  PublishingDate: Type.Optional(nullable(fields.dateTime)),
  ArchiveDate: Type.Optional(nullable(fields.dateTime)),
  BannerImageUrl: Type.Optional(nullable(fields.address)),
  BannerImageText: Type.Optional(caption),
  BannerImageAltText: Type.Optional(caption),
  IsCommentsEnabled: Type.Optional(Type.Boolean()),
  IsFeaturedPage: Type.Optional(Type.Boolean()),
  LanguageTermId: Type.Optional(nullable(fields.guid)),
  OwnerUserUpnId: Type.Optional(nullable(fields.upn)),
  ChannelTermPages: Type.Optional(Type.Array(ChannelTermPage, { maxItems: 200 })),
  SenderTags: Type.Optional(Type.Array(SenderTag, { maxItems: 20 })),
  /**
   * Tell readers when the page is published; only while enableNotificationSubscriptions is on, and
   * never read back (PAGES-049).
   */
  Notify: Type.Optional(Type.Boolean()),
  /** The working copy that this was written in: it is forgotten with the same commit. */
  WorkingCopyKey: Type.Optional(Type.String({ maxLength: 36 })),
};

/** A page to create. The two counts are taken over when content is moved in from elsewhere. */
export const NewPage = object({
  ...writable,
  CommentsCount: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
  LikesCount: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
});
export type NewPage = Static<typeof NewPage>;

export const PageChange = changeOf(object(writable));
export type PageChange = Static<typeof PageChange>;

/** Filter of the page list; the union of both forms of the specification (PAGES-099). */
export const PageQuery = object({
  /** One kind of pages, or several. */
  PageType: Type.Optional(
    Type.Union([PageType, Type.Array(PageType, { minItems: 1, maxItems: 3 })]),
  ),
  FindText: Type.Optional(nullable(Type.String({ maxLength: 200 }))),
  StartDate: Type.Optional(nullable(fields.dateTime)),
  EndDate: Type.Optional(nullable(fields.dateTime)),
  OwnerOrEditorUpnId: Type.Optional(nullable(fields.upn)),
  Featured: Type.Optional(nullable(Type.Boolean())),
  IncludeDrafts: Type.Optional(Type.Boolean()),
  IncludeArchive: Type.Optional(Type.Boolean()),
  Channels: Type.Optional(Type.Array(fields.guid, { maxItems: 200 })),
  /** Or=0, And=1. */
  ChannelMatchingMode: Type.Optional(oneOf([0, 1])),
  /** Only what is in the languages of the person who asks, as feeds are (PAGES-033, PAGES-041). */
  OnlyInCurrentUserLanguages: Type.Optional(Type.Boolean()),
  Skip: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
  Take: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
});
export type PageQuery = Static<typeof PageQuery>;

/** A page that was deleted and can be put back. */
export const TrashedPage = object({
  Id: fields.id,
  Title: Type.String(),
  PageType,
  PublishingDate: nullable(fields.dateTime),
  LanguageTermId: nullable(fields.guid),
  ChannelTermIds: Type.Array(fields.guid),
  /** When it was deleted; the version that deleting it for good names. */
  Deleted: fields.dateTime,
  DeletedByUser: object({ UpnId: fields.upn, DisplayName: nullable(Type.String()) }),
  /** From when on it may be gone for good. */
  KeptUntil: fields.dateTime,
});
export type TrashedPage = Static<typeof TrashedPage>;

/** What is done to several pages at once. */
export const pageActions = [
  'publish',
  'archive',
  'delete',
  'addChannels',
  'removeChannels',
] as const;
export type PageAction = (typeof pageActions)[number];

export const PageBulk = object({
  /** Each with `Modified` as it was read. */
  Pages: Type.Array(object({ Id: fields.id, Modified: fields.dateTime }), {
    minItems: 1,
    maxItems: 100,
  }),
  Action: oneOf(pageActions),
  /** Of `addChannels` and `removeChannels`. */
  ChannelTermIds: Type.Optional(Type.Array(fields.guid, { minItems: 1, maxItems: 200 })),
});
export type PageBulk = Static<typeof PageBulk>;

export const PageBulkAnswer = object({
  Done: Type.Array(fields.id),
  /** These stay as they were. */
  Failed: Type.Array(
    object({
      Id: fields.id,
      /** Empty where there is no such page, or it could not be put back. */
      Title: Type.String(),
      problem: object({
        id: Type.String(),
        title: Type.String(),
        detail: Type.String(),
        status: Type.Integer(),
        errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
      }),
    }),
  ),
});
export type PageBulkAnswer = Static<typeof PageBulkAnswer>;

/** Who has a page open for editing, whoever asks among them. */
export const PageEditor = object({
  UpnId: fields.upn,
  DisplayName: Type.String(),
  Since: fields.dateTime,
  IsMe: Type.Boolean(),
});
export type PageEditor = Static<typeof PageEditor>;

/** A page that comes before or after another one in its channels. */
export const NeighbourPage = object({
  Id: fields.id,
  Title: Type.String(),
  Path: Type.String(),
  LanguageTermId: nullable(fields.guid),
  PublishingDate: fields.dateTime,
});
export type NeighbourPage = Static<typeof NeighbourPage>;

export const PageNeighbours = object({
  Previous: nullable(NeighbourPage),
  Next: nullable(NeighbourPage),
});
export type PageNeighbours = Static<typeof PageNeighbours>;

const byId = object({ id: fields.id });
/** One window of the person, by a GUID that it makes. */
const OpenEditor = object({ Window: fields.guid });

/** A page in a list: with the beginning of its text, which cards show, without the whole. */
export const ListedPage = Type.Omit(Page, ['Content']);
export type ListedPage = Static<typeof ListedPage>;

/** The part of a center's list that was asked for, and what is to be known of the whole. */
export const PageCenter = object({
  Pages: Type.Array(ListedPage),
  /** How many match, counted up to 10,000. */
  Total: Type.Integer({ minimum: 0 }),
  /**
   * How many there are of each channel. While any of the chosen channels will do, as if none was
   * chosen, so that others can be added; else among those that match.
   */
  Channels: Type.Array(object({ ChannelTermId: fields.guid, Count: Type.Integer({ minimum: 1 }) })),
});
export type PageCenter = Static<typeof PageCenter>;

const bySlug = object({ slug: fields.slug });
const featured = object({ isFeaturedPage: Type.Optional(Type.Boolean()) });
/** How many, newest first. */
const amount = object({ amount: Type.Integer({ minimum: 1, maximum: 500, default: 100 }) });

export const pages = defineCalls({
  ...editable('/pages', {
    noun: 'a page',
    access: pageEditors,
    readers: 'signedIn',
    body: NewPage,
    change: PageChange,
    answer: Page,
    problems: ['bodyTooLarge'],
  }),
  'GET /pages/news/top': {
    summary: 'Featured news for the reader, newest first, without their texts.',
    access: 'signedIn',
    holds: 'untilChange',
    query: amount,
    answer: Type.Array(ListedPage),
  },
  'GET /pages/news/top/new': {
    summary: 'Featured news for the reader published since a time.',
    access: 'signedIn',
    query: object({ fromDate: fields.dateTime }),
    answer: Type.Array(Page),
  },
  'GET /pages/news/my': {
    summary:
      'News by the channels and languages the reader follows, newest first, without their texts.',
    access: 'signedIn',
    holds: 'untilChange',
    query: amount,
    answer: Type.Array(ListedPage),
  },
  'GET /pages/news': {
    summary: 'Published news for the reader.',
    access: 'signedIn',
    takes: 'database',
    query: featured,
    answer: Type.Array(Page),
  },
  'GET /pages/content': {
    summary: 'Published content pages for the reader.',
    access: 'signedIn',
    takes: 'database',
    query: featured,
    answer: Type.Array(Page),
  },
  'GET /pages/content/search': {
    summary: 'Content pages whose text matches.',
    access: 'signedIn',
    takes: 'database',
    query: object({
      query: Type.String({ minLength: 1, maxLength: 200 }),
      amount: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
      isPublished: Type.Optional(Type.Boolean()),
    }),
    answer: Type.Array(Page),
  },
  'GET /pages/search': {
    summary: 'Published pages of every kind whose text matches, for the reader, best match first.',
    access: 'signedIn',
    takes: 'database',
    query: pageSearch,
    answer: FoundPages,
  },
  'GET /pages/news/{slug}': {
    summary: 'One news page by its slug.',
    access: 'signedIn',
    params: bySlug,
    answer: ReadPage,
    problems: ['notFound'],
  },
  'GET /pages/content/{slug}': {
    summary: 'One content page by its slug.',
    access: 'signedIn',
    params: bySlug,
    answer: ReadPage,
    problems: ['notFound'],
  },
  'GET /pages': {
    summary: 'Published pages for the reader.',
    access: 'signedIn',
    takes: 'database',
    answer: Type.Array(Page),
  },
  'POST /pages/query': {
    summary: 'The pages that match a filter, drafts first, then newest first, without their texts.',
    access: 'signedIn',
    takes: 'database',
    body: PageQuery,
    isRead: true,
    answer: Type.Array(ListedPage),
  },
  'GET /pages/trash': {
    summary: 'Pages that were deleted and can be put back, the latest first.',
    access: pageEditors,
    query: object({
      amount: Type.Integer({ minimum: 1, maximum: 200, default: 50 }),
      skip: Type.Integer({ minimum: 0, maximum: 10_000, default: 0 }),
    }),
    answer: object({ Pages: Type.Array(TrashedPage), HasMore: Type.Boolean() }),
  },
  'DELETE /pages/trash/{id}': {
    summary: 'Deletes a page of the trash for good, with the pictures that nothing else uses.',
    access: pageEditors,
    params: byId,
    answer: 'none',
    version: 'header',
    problems: ['notFound', 'conflict'],
  },
  'POST /pages/bulk': {
    summary:
      'Publishes, archives or deletes several pages, or gives or takes channels; what fails is ' +
      'named and does not stop the others.',
    access: pageEditors,
    body: PageBulk,
    answer: PageBulkAnswer,
  },
  'POST /pages/trash/restore': {
    summary: 'Puts several deleted pages back; what fails is named and does not stop the others.',
    access: pageEditors,
    body: object({
      Ids: Type.Array(fields.id, { minItems: 1, maxItems: 100, uniqueItems: true }),
    }),
    answer: PageBulkAnswer,
  },
  'GET /pages/{id}/neighbours': {
    summary:
      'What was published before and after a page in its channels, of the same kind, for the ' +
      'reader and in their languages; of a page without channels, among those for everybody.',
    access: 'signedIn',
    params: byId,
    answer: PageNeighbours,
    problems: ['notFound'],
  },
  'GET /pages/{id}/editing': {
    summary: 'Who has the page open for editing.',
    access: pageEditors,
    params: byId,
    answer: Type.Array(PageEditor),
    problems: ['notFound'],
  },
  'PUT /pages/{id}/editing': {
    summary: 'Says for a minute that the person has the page open; answers who has.',
    access: pageEditors,
    params: byId,
    body: OpenEditor,
    answer: Type.Array(PageEditor),
    problems: ['notFound'],
  },
  'DELETE /pages/{id}/editing/{window}': {
    summary: 'Says that the person has closed the page in this window.',
    access: pageEditors,
    params: object({ id: fields.id, window: fields.guid }),
    answer: 'none',
  },
  'POST /pages/query/center': {
    summary:
      'A part of the pages that match a filter, drafts first, then newest first, with how many ' +
      'there are in all and of each channel.',
    access: 'signedIn',
    takes: 'database',
    body: PageQuery,
    isRead: true,
    answer: PageCenter,
  },
});
