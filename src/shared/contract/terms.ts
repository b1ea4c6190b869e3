import { Type, type Static } from '@sinclair/typebox';
import { defineCalls } from './call';
import { fields, nullable, object, oneOf } from './fields';

const Label = object({ Language: Type.String({ minLength: 2, maxLength: 10 }), Name: Type.String({ minLength: 1, maxLength: 255 }) });

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
export const Term = Type.Recursive((Self) => object({ ...termFields, Terms: Type.Array(Self) }), { $id: 'Term' });
export type Term = Static<typeof Term>;

export const NewTerm = object({
  Guid: Type.Optional(fields.guid),
  InternalName: fields.title,
  Labels: Type.Optional(Type.Array(Label, { maxItems: 50 })),
  ParentTermGuid: Type.Optional(nullable(fields.guid)),
  IsAvailableForTagging: Type.Optional(Type.Boolean()),
  IsDeprecated: Type.Optional(Type.Boolean()),
  SortOrder: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  Url: Type.Optional(nullable(fields.address)),
  FriendlyUrl: Type.Optional(nullable(Type.String({ maxLength: 500 }))),
  LocalCustomProperties: Type.Optional(Type.Record(Type.String({ maxLength: 100 }), Type.String({ maxLength: 2_000 }))),
});
export type NewTerm = Static<typeof NewTerm>;

/** 0 chosen by the person, 1 set by the directory. Spec: core §3. */
const SelectionKind = oneOf([0, 1]);

export const UserChannelTerm = object({ ChannelTermId: fields.guid, ChannelType: SelectionKind });
export type UserChannelTerm = Static<typeof UserChannelTerm>;

export const UserLanguageTerm = object({ LanguageTermId: fields.guid, LanguageType: SelectionKind });
export type UserLanguageTerm = Static<typeof UserLanguageTerm>;

const localized = object({ lcid: fields.lcid });
const siteQuery = object({ siteUrl: fields.siteUrl });
const byGuid = object({ id: fields.guid });

export const channelTerms = defineCalls({
  'GET /channelterms/localized/{lcid}': { summary: 'The channel tree in one language.', access: 'signedIn', params: localized, answer: Type.Array(Term) },
  'POST /channelterms': { summary: 'Creates a channel term.', access: ['Admin'], query: siteQuery, body: NewTerm, answer: Term, status: 201, problems: ['alreadyExists'] },
  'DELETE /channelterms/cache': {
    summary: 'Has every server and every open page forget the channels and languages it knows, and read them anew.',
    access: ['Admin'],
    answer: 'none',
  },
  'DELETE /channelterms/{id}': {
    summary: 'Deletes a channel term. Content limited to it stays limited: nobody follows it any more.',
    access: ['Admin'],
    params: byGuid,
    query: siteQuery,
    answer: 'none',
    problems: ['notFound', 'conflict'],
  },
});

export const languageTerms = defineCalls({
  'GET /languageterms/localized/{lcid}': { summary: 'The language terms, named in one language.', access: 'signedIn', params: localized, answer: Type.Array(Term) },
  'POST /languageterms': { summary: 'Creates a language term.', access: ['Admin'], body: NewTerm, answer: Term, status: 201, problems: ['alreadyExists'] },
  'DELETE /languageterms/{id}': { summary: 'Deletes a language term.', access: ['Admin'], params: byGuid, answer: 'none', problems: ['notFound', 'conflict'] },
});

export const userChannelTerms = defineCalls({
  'GET /me/userchannelterms': { summary: 'The channels the person follows.', access: 'signedIn', answer: Type.Array(UserChannelTerm) },
  'POST /me/userchannelterms': { summary: 'Follows a channel. Repeating it changes nothing.', access: 'signedIn', body: UserChannelTerm, answer: UserChannelTerm, status: 201, problems: ['notFound'] },
  'DELETE /me/userchannelterms/{id}': { summary: 'Stops following the channel with this term id.', access: 'signedIn', params: byGuid, answer: 'none', problems: ['notFound'] },
});

export const userLanguageTerms = defineCalls({
  'GET /me/userlanguageterms': { summary: 'The languages the person reads.', access: 'signedIn', answer: Type.Array(UserLanguageTerm) },
  'POST /me/userlanguageterms': { summary: 'Adds a language. Repeating it changes nothing.', access: 'signedIn', body: UserLanguageTerm, answer: UserLanguageTerm, status: 201, problems: ['notFound'] },
  'DELETE /me/userlanguageterms/{id}': { summary: 'Removes the language with this term id.', access: 'signedIn', params: byGuid, answer: 'none', problems: ['notFound'] },
});
