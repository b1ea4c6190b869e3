import { Type, type Static } from '@sinclair/typebox';
import { defineCalls } from '../call';
import { editable } from '../editable';
import { maxPropertyLength } from '../../rules/targeting/channelProperties';
import { importChanges } from '../../rules/targeting/termImport';
import { fields, nullable, object, oneOf, record } from '../fields';

const Label = object({
  Language: Type.String({ minLength: 2, maxLength: 10 }),
  Name: Type.String({ minLength: 1, maxLength: 255 }),
});
const NewLabel = object({ ...Label.properties, Name: fields.title });

const CustomProperties = record(Type.String({ maxLength: maxPropertyLength }), 200);

const termFields = {
  Guid: fields.guid,
  /** Name in the asked language, else the internal name. */
  Name: Type.String(),
  InternalName: Type.String(),
  Labels: Type.Array(Label),
  /** How many terms lie below this one, at any depth. */
  TermCount: Type.Integer(),
  LastModified: fields.dateTime,
  Url: nullable(Type.String()),
  FriendlyUrl: nullable(Type.String()),
  IsRoot: Type.Boolean(),
  IsAvailableForTagging: Type.Boolean(),
  IsDeprecated: Type.Boolean(),
  ParentTermGuid: nullable(fields.guid),
  /** Followed by the person who asks. */
  Selected: Type.Boolean(),
  /** Set by the directory: cannot be changed by the person. */
  DisableSelection: Type.Boolean(),
  SortOrder: Type.Integer(),
  LocalCustomProperties: Type.Record(Type.String(), Type.String()),
};

/** A channel or language term with its children. Spec: content §3. */
export const Term = Type.Recursive((Self) => object({ ...termFields, Terms: Type.Array(Self) }), {
  $id: 'Term',
});
export type Term = Static<typeof Term>;

const writtenFields = {
  Labels: Type.Optional(Type.Array(NewLabel, { maxItems: 50 })),
  ParentTermGuid: Type.Optional(nullable(fields.guid)),
  IsAvailableForTagging: Type.Optional(Type.Boolean()),
  IsDeprecated: Type.Optional(Type.Boolean()),
  SortOrder: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  Url: Type.Optional(nullable(fields.address)),
  FriendlyUrl: Type.Optional(nullable(Type.String({ maxLength: 500 }))),
  LocalCustomProperties: Type.Optional(CustomProperties),
};

export const NewTerm = object({
  Guid: Type.Optional(fields.guid),
  InternalName: fields.title,
  ...writtenFields,
});
export type NewTerm = Static<typeof NewTerm>;

/**
 * A change of a term; what is left out stays. `LastModified` guards against overwriting somebody
 * else's change.
 */
export const TermChange = object({
  InternalName: Type.Optional(fields.title),
  ...writtenFields,
  LastModified: Type.Optional(fields.dateTime),
});
export type TermChange = Static<typeof TermChange>;

const count = Type.Integer({ minimum: 0 });

/**
 * Who and what hangs on a term: people who have chosen it, and what is limited to it or names it.
 */
export const TermUsage = object({
  /** Of a single term up to 10,000, and 10,001 where there are more. */
  People: count,
  /** Of a single term up to 1,000, and 1,001 where there are more. */
  Pages: count,
  BroadcastMessages: count,
  Infoboxes: count,
  Restaurants: count,
  AppTiles: count,
  PowerBIFrames: count,
  NavigationNodes: count,
  Settings: count,
});
export type TermUsage = Static<typeof TermUsage>;

/**
 * The terms of a term set of SharePoint, in any order. `Labels`: the first of a language is its
 * name, the others are synonyms.
 */
export const ImportedTerm = object({
  Guid: fields.guid,
  Labels: Type.Array(Label, { minItems: 1, maxItems: 100 }),
  ParentTermGuid: nullable(fields.guid),
  LocalCustomProperties: CustomProperties,
});
export type ImportedTerm = Static<typeof ImportedTerm>;

const Terms = Type.Array(ImportedTerm, { minItems: 1, maxItems: 2_000 });

/** One change that an import would make. */
export const TermImportChange = object({
  Guid: fields.guid,
  Change: oneOf(importChanges),
  Name: Type.String(),
  /** The name, or the names of the terms above, before; left out where neither changes. */
  Before: Type.Optional(Type.String()),
  /** The same after the change. */
  After: Type.Optional(Type.String()),
  /** The content that would be affected; only for terms that are missing. */
  Usage: Type.Optional(TermUsage),
});
export type TermImportChange = Static<typeof TermImportChange>;

/**
 * The changes that an import would make. `Confirmation` identifies exactly these changes: an import
 * names it (CHANNELS-23).
 */
export const TermImportPreview = object({
  Confirmation: Type.String(),
  Unchanged: count,
  Changes: Type.Array(TermImportChange),
});
export type TermImportPreview = Static<typeof TermImportPreview>;

export const TermImport = object({
  Terms,
  /** Of the preview that was confirmed. */
  Confirmation: Type.String({ minLength: 1, maxLength: 200 }),
  /** Also removes the terms that the term set does not have. */
  RemovesMissing: Type.Boolean(),
});
export type TermImport = Static<typeof TermImport>;

/** 0 chosen by the person, 1 set by the directory. Spec: core §3. */
const SelectionKind = oneOf([0, 1]);

export const UserChannelTerm = object({ ChannelTermId: fields.guid, ChannelType: SelectionKind });
export type UserChannelTerm = Static<typeof UserChannelTerm>;

export const UserLanguageTerm = object({
  LanguageTermId: fields.guid,
  LanguageType: SelectionKind,
});
export type UserLanguageTerm = Static<typeof UserLanguageTerm>;

const localized = object({ lcid: fields.lcid });
const siteQuery = object({ siteUrl: fields.siteUrl });
const byGuid = object({ id: fields.guid });
const order = object({
  Guids: Type.Array(fields.guid, { minItems: 1, maxItems: 2_000, uniqueItems: true }),
  /**
   * The one that was moved past others; the move is recorded in its history. Left out: in that of
   * each whose place has changed.
   */
  Moved: Type.Optional(fields.guid),
  /** The order before the change; while the terms are in another one, nothing is changed. */
  From: Type.Optional(Type.Array(fields.guid, { maxItems: 2_000 })),
});

/** Where a term lies, and among which others, is its own; deleting asks that nothing lies below. */
const edited = {
  access: ['Admin'],
  id: fields.guid,
  body: NewTerm,
  change: TermChange,
  answer: Term,
  problems: ['alreadyExists'],
} as const;

const importPreview = {
  summary:
    'What an import of a term set would change, in the words of one language. Changes nothing.',
  access: ['Admin'],
  params: localized,
  body: object({ Terms }),
  isRead: true,
  answer: TermImportPreview,
  problems: ['alreadyExists'],
} as const;

export const channelTerms = defineCalls({
  ...editable('/channelterms', { noun: 'a channel', ...edited }),
  'GET /channelterms/localized/{lcid}': {
    summary: 'The channel tree in one language.',
    access: 'signedIn',
    holds: 'withTag',
    params: localized,
    answer: Type.Array(Term),
  },
  'DELETE /channelterms/cache': {
    summary:
      'Has every server and every open page forget the channels and languages it knows, and read them again.',
    access: ['Admin'],
    answer: 'none',
  },
  'PUT /channelterms/order': {
    summary: 'Puts channels that lie below one in this order.',
    access: ['Admin'],
    body: order,
    answer: 'none',
    problems: ['conflict'],
  },
  'GET /channelterms/{id}/usage': {
    summary: 'Who follows a channel, and what is limited to it.',
    access: ['Admin'],
    takes: 'database',
    params: byGuid,
    answer: TermUsage,
  },
  'POST /channelterms/localized/{lcid}/preview': importPreview,
  'POST /channelterms/import': {
    summary: 'Brings the channels to what a term set has, as confirmed.',
    access: ['Admin'],
    query: siteQuery,
    body: TermImport,
    answer: 'none',
    problems: ['conflict', 'alreadyExists'],
  },
});

export const languageTerms = defineCalls({
  ...editable('/languageterms', { noun: 'a language', ...edited }),
  'GET /languageterms/localized/{lcid}': {
    summary: 'The language terms, named in one language.',
    access: 'signedIn',
    holds: 'withTag',
    params: localized,
    answer: Type.Array(Term),
  },
  'PUT /languageterms/order': {
    summary: 'Puts the languages in this order.',
    access: ['Admin'],
    body: order,
    answer: 'none',
    problems: ['conflict'],
  },
  'GET /languageterms/{id}/usage': {
    summary: 'Who reads a language, and what is written in it.',
    access: ['Admin'],
    takes: 'database',
    params: byGuid,
    answer: TermUsage,
  },
  'POST /languageterms/localized/{lcid}/preview': importPreview,
  'POST /languageterms/import': {
    summary: 'Brings the languages to what a term set has, as confirmed.',
    access: ['Admin'],
    body: TermImport,
    answer: 'none',
    problems: ['conflict', 'alreadyExists'],
  },
});

export const userChannelTerms = defineCalls({
  'GET /me/userchannelterms': {
    summary: 'The channels the person follows.',
    access: 'signedIn',
    answer: Type.Array(UserChannelTerm),
  },
  'POST /me/userchannelterms': {
    summary: 'Follows a channel. Repeating it changes nothing.',
    access: 'signedIn',
    body: UserChannelTerm,
    answer: UserChannelTerm,
    status: 201,
    newId: 'ChannelTermId',
    problems: ['notFound'],
  },
  'PUT /me/userchannelterms/{id}/own': {
    summary: 'Makes a channel that the directory had set the person’s own, which they may leave.',
    access: 'signedIn',
    params: byGuid,
    answer: UserChannelTerm,
    problems: ['notFound'],
  },
  'DELETE /me/userchannelterms/{id}': {
    summary: 'Stops following the channel with this term id.',
    access: 'signedIn',
    params: byGuid,
    answer: 'none',
    problems: ['notFound'],
  },
});

export const userLanguageTerms = defineCalls({
  'GET /me/userlanguageterms': {
    summary: 'The languages the person reads.',
    access: 'signedIn',
    answer: Type.Array(UserLanguageTerm),
  },
  'POST /me/userlanguageterms': {
    summary: 'Adds a language. Repeating it changes nothing.',
    access: 'signedIn',
    body: UserLanguageTerm,
    answer: UserLanguageTerm,
    status: 201,
    newId: 'LanguageTermId',
    problems: ['notFound'],
  },
  'DELETE /me/userlanguageterms/{id}': {
    summary: 'Removes the language with this term id.',
    access: 'signedIn',
    params: byGuid,
    answer: 'none',
    problems: ['notFound'],
  },
});
