import { Type, type Static } from '@sinclair/typebox';
import { defineCalls } from './call';
import { nullable, object } from './fields';

/** RSS-02. */
export const FeedItem = object({
  /** Plain text. */
  Title: Type.String(),
  /** http or https; null when the feed gives none that can be opened. */
  Url: nullable(Type.String()),
  /** ISO 8601 in UTC; null when the feed gives none that can be read. */
  PublishedDate: nullable(Type.String()),
  TagName: Type.String(),
});
export type FeedItem = Static<typeof FeedItem>;

export const Feed = object({
  FeedUrl: Type.String(),
  TagName: Type.String(),
  Items: Type.Array(FeedItem),
  /** The feed could not be read now; the items, if there are any, are those of the last success. */
  Failed: Type.Boolean(),
});
export type Feed = Static<typeof Feed>;

export const feed = defineCalls({
  'GET /Feed': {
    summary: 'The newest items of configured feeds (RSS, RDF, Atom), in the order asked for.',
    access: 'signedIn',
    takes: 'services',
    query: object({
      /**
       * Addresses joined by commas, each encoded; only those of the setting rssFeedConfig are read.
       */
      feedUrls: Type.String({ minLength: 1, maxLength: 20_000 }),
      /** Items of each feed. */
      amount: Type.Integer({ minimum: 1, maximum: 100, default: 12 }),
      /** One for each address, joined by commas; left out: the configured names. */
      feedTagNames: Type.Optional(Type.String({ maxLength: 5_000 })),
    }),
    answer: Type.Array(Feed),
  },
});
