import { Type, type Static } from '@sinclair/typebox';
import { nullable, object, oneOf } from '#shared/contract/fields';
import { content } from './content';
import { languages } from './person';
import { motifs } from './pictures/motif';

/** A page written in the portal itself. */
const ProductPage = object({
  key: Type.String(),
  kind: oneOf(['news', 'quickRead', 'content']),
  language: oneOf(languages),
  title: Type.String(),
  html: Type.String(),
  /** Days since it was published; negative: will be published; `null`: a draft. */
  daysAgo: nullable(Type.Number()),
  /** Days until it is archived; negative: it is archived already. */
  archivedInDays: Type.Optional(Type.Number()),
  /** Keys of channels; empty: for everyone. */
  channels: Type.Array(Type.String()),
  isFeatured: Type.Optional(Type.Boolean()),
  likes: Type.Optional(Type.Number()),
  comments: Type.Optional(Type.Number()),
  senders: Type.Optional(Type.Array(Type.String())),
  /** Name of the owner before the `@`. */
  owner: Type.Optional(Type.String()),
  motif: Type.Optional(oneOf(motifs)),
  /** Caption below the picture. */
  imageText: Type.Optional(Type.String()),
  hasNoComments: Type.Optional(Type.Boolean()),
});
export type ProductPage = Static<typeof ProductPage>;

/** Every page that the portal is filled with; the newest come last, so that ids grow with time. */
export const allPages: readonly ProductPage[] = ['english', 'nordic', 'content']
  .flatMap((part) => content(`pages/${part}`, ProductPage))
  .sort((one, other) => (other.daysAgo ?? 0) - (one.daysAgo ?? 0));
