import { Type, type Static } from '@sinclair/typebox';
import { fields, nullable, object, oneOf } from '../fields';

/** Plain text in parts; those that match what was searched for are to be marked. */
const MarkedText = Type.Array(object({ Text: Type.String(), IsMatch: Type.Boolean() }));
export type MarkedText = Static<typeof MarkedText>;

/** A page that was found. */
export const FoundPage = object({
  Id: fields.id,
  Title: MarkedText,
  /** Where the words stand in the content, or its beginning; at most some 60 words. */
  Description: MarkedText,
  PageType: oneOf([0, 1, 2]),
  PublishingDate: nullable(fields.dateTime),
  /** Address in the portal, e.g. `/pages/news/new-terminal-in-turku-12`. */
  Path: Type.String(),
});
export type FoundPage = Static<typeof FoundPage>;

/** One part of the found pages, best match first. */
export const FoundPages = object({ Pages: Type.Array(FoundPage), HasMore: Type.Boolean() });
export type FoundPages = Static<typeof FoundPages>;

export const pageSearch = object({
  query: Type.String({ minLength: 1, maxLength: 200 }),
  amount: Type.Integer({ minimum: 1, maximum: 50, default: 5 }),
  skip: Type.Integer({ minimum: 0, maximum: 1_000, default: 0 }),
  /** Only what was published since. */
  fromDate: Type.Optional(fields.dateTime),
});
