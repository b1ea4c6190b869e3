import { Type, type Static } from '@sinclair/typebox';
import { object, oneOf } from '#shared/contract/fields';
import { content } from '../company/content';

/** A news feed that the example organisation reads. */
const CompanyFeed = object({
  key: Type.String(),
  format: oneOf(['rss', 'atom']),
  title: Type.String(),
  /** Address of the site it belongs to. */
  site: Type.String(),
  /** The portal's name for it. */
  tag: Type.String(),
  /** Key of the language of its readers; left out: everybody. */
  language: Type.Optional(oneOf(['da', 'sv'])),
  /** Title, and how many hours ago it was written. */
  items: Type.Array(Type.Tuple([Type.String(), Type.Number()])),
});
export type CompanyFeed = Static<typeof CompanyFeed>;

export const feeds: readonly CompanyFeed[] = content('feeds', CompanyFeed);
