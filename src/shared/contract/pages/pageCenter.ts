import { Type, type Static } from '@sinclair/typebox';
import { maxChosen } from '../../rules/pages/pageCenter';
import { pageEditors } from '../../rules/people/roles';
import { defineCalls } from '../call';
import { fields, nullable, object, oneOf } from '../fields';
import { ListedPage, PageType } from './pages';

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

/** The actions on several pages at once. */
const pageActions = ['publish', 'archive', 'delete', 'addChannels', 'removeChannels'] as const;
export type PageAction = (typeof pageActions)[number];

export const PageBulk = object({
  /** Each with `Modified` as it was read. */
  Pages: Type.Array(object({ Id: fields.id, Modified: fields.dateTime }), {
    minItems: 1,
    maxItems: maxChosen,
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

/** The requested part of a center's list, and the facts about the whole list. */
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

export const pageCenter = defineCalls({
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
    params: object({ id: fields.id }),
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
      Ids: Type.Array(fields.id, { minItems: 1, maxItems: maxChosen, uniqueItems: true }),
    }),
    answer: PageBulkAnswer,
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
