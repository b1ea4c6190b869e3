import { Type, type Static } from '@sinclair/typebox';
import { pageEditors } from '../../rules/people/roles';
import { defineCalls } from '../call';
import { changeOf, editable } from '../editable';
import { fields, nullable, object, oneOf } from '../fields';
import { WaitingNotification, WithdrawnNotification } from '../notifications';
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
  /**
   * `Modified` of that copy as it was answered last: a later one, which the same person has written
   * in another window, stays. Left out, whatever is stored is forgotten.
   */
  WorkingCopyModified: Type.Optional(fields.dateTime),
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
    summary:
      'Featured news for the reader, newest first, without their texts, of the last ' +
      'amountOfDaysBackInTime days.',
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
      'News by the channels and languages the reader follows, newest first, without their texts, of ' +
      'the last amountOfDaysBackInTime days.',
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
  'GET /pages/{id}/neighbours': {
    summary:
      'What was published before and after a page in its channels, of the same kind, for the ' +
      'reader and in their languages; of a page without channels, among those for everybody.',
    access: 'signedIn',
    params: byId,
    answer: PageNeighbours,
    problems: ['notFound'],
  },
  'GET /pages/{id}/notification': {
    summary: 'Whether readers are still to be notified of the page.',
    access: pageEditors,
    params: byId,
    answer: WaitingNotification,
  },
  'DELETE /pages/{id}/notification': {
    summary: 'Notifies nobody of the page who has not been notified yet.',
    access: pageEditors,
    params: byId,
    answer: WithdrawnNotification,
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
});
