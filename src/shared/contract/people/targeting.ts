import { Type, type Static } from '@sinclair/typebox';
import { linkStates } from '../../rules/pages/pageLinks';
import { contentEditors, pageEditors } from '../../rules/people/roles';
import { targetedKinds, whyRules } from '../../rules/targeting/why';
import { defineCalls } from '../call';
import { fields, nullable, object, oneOf } from '../fields';

/** How many people content with these channels and this language reaches. */
export const Reach = object({
  /** Who would see it. */
  People: Type.Integer({ minimum: 0 }),
  /** Everybody whom the portal knows. */
  OfPeople: Type.Integer({ minimum: 0 }),
  /** Those of its channels that nobody follows. */
  Unfollowed: Type.Array(fields.guid),
});
export type Reach = Static<typeof Reach>;

/** One rule that speaks for or against showing content to a person. */
export const WhyRule = object({
  Rule: oneOf(whyRules),
  /** False: this is why it is not shown. */
  IsMet: Type.Boolean(),
  /** The channels, or the language, by which it was decided. */
  TermIds: Type.Array(fields.guid),
  /** The moment by which it was decided. */
  Date: nullable(fields.dateTime),
});
export type WhyRule = Static<typeof WhyRule>;

/** Whether content is shown to a person now, and by which rules. */
export const Why = object({ IsShown: Type.Boolean(), Rules: Type.Array(WhyRule) });
export type Why = Static<typeof Why>;

/** How those who read a text fare with a page that it links to. */
export const LinkedPage = object({
  Id: fields.id,
  State: oneOf(linkStates),
  /** How many of them cannot open it. */
  Withheld: Type.Integer({ minimum: 0 }),
});
export type LinkedPage = Static<typeof LinkedPage>;

export const LinkCheck = object({
  /** Who reads the text. */
  Readers: Type.Integer({ minimum: 0 }),
  Pages: Type.Array(LinkedPage),
});
export type LinkCheck = Static<typeof LinkCheck>;

const audience = {
  ChannelTermIds: Type.Array(fields.guid, { maxItems: 200 }),
  /** `null`: content without a language. Left out: in whatever language it is. */
  LanguageTermId: Type.Optional(nullable(fields.guid)),
};

/** Somebody who reads: a person whom the portal knows, or anybody who has chosen these. */
const Reader = object({
  UpnId: Type.Optional(fields.upn),
  ChannelTermIds: Type.Optional(Type.Array(fields.guid, { maxItems: 200 })),
  LanguageTermIds: Type.Optional(Type.Array(fields.guid, { maxItems: 50 })),
  /** Left out: with a Microsoft 365 licence. */
  IsLicensed: Type.Optional(Type.Boolean()),
});

/** A page as a reader would have it: whether it is shown, and which of its links are not for them. */
export const ReaderPreview = object({
  ...Why.properties,
  Withheld: Type.Array(
    object({
      /** As it was given. */
      Address: Type.String(),
      /** The rules against showing the target of the address. */
      Rules: Type.Array(WhyRule),
    }),
  ),
});
export type ReaderPreview = Static<typeof ReaderPreview>;

export const targeting = defineCalls({
  'POST /targeting/reach': {
    summary: 'How many people content reaches: by its channels (none: everybody) and language.',
    access: contentEditors,
    takes: 'database',
    body: object(audience),
    isRead: true,
    answer: Reach,
  },
  'POST /targeting/links': {
    summary:
      'Whether those whom content reaches can open the pages to which it links: by its channels ' +
      '(none: everybody) and language, when it is published.',
    access: pageEditors,
    takes: 'database',
    body: object({
      PageIds: Type.Array(fields.id, { maxItems: 500 }),
      ...audience,
      /** When it is published; left out: now. */
      At: Type.Optional(fields.dateTime),
    }),
    isRead: true,
    answer: LinkCheck,
  },
  'POST /targeting/why': {
    summary:
      'Whether something is shown to a person, and why. For oneself anybody may ask about what ' +
      'they can open; about others, and about what is not shown, those who write things of its kind.',
    access: 'signedIn',
    body: object({
      kind: oneOf(targetedKinds),
      Id: fields.id,
      /** Left out: the person who asks. */
      UpnId: Type.Optional(fields.upn),
    }),
    isRead: true,
    answer: Why,
    problems: ['notFound'],
  },
  'POST /targeting/preview': {
    summary:
      'Whether a reader would see a page, once it is published as it is written, and why; and ' +
      'which of its links lead to what is withheld from them.',
    access: pageEditors,
    body: object({
      ChannelTermIds: Type.Array(fields.guid, { maxItems: 200 }),
      LanguageTermId: nullable(fields.guid),
      ArchiveDate: nullable(fields.dateTime),
      /** Where the links in its text lead. */
      Addresses: Type.Array(Type.String({ maxLength: 2_000 }), { maxItems: 1_000 }),
      Reader,
    }),
    isRead: true,
    answer: ReaderPreview,
  },
});
