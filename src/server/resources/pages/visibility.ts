import { sql, type ExpressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { Tables } from '../../db/tables';
import type { Targeting } from '../targeting/targeting';

/** The term in the audience of pages without channels; everybody follows it. */
export const everybody = '00000000-0000-0000-0000-000000000000';

type Pages = ExpressionBuilder<Tables, 'pages'>;
export type Condition = (pages: Pages) => Expression<SqlBool>;

/** Published, its time has come, and it is not archived (PAGES-052 to PAGES-054, PAGES-100). */
export function isPublished(now: Date): Condition {
  return (pages) =>
    pages.and([pages('PublishingDate', '<=', now.toISOString()), isNotArchived(now)(pages)]);
}

export function isNotArchived(now: Date): Condition {
  return (pages) =>
    pages.or([pages('ArchiveDate', 'is', null), pages('ArchiveDate', '>', now.toISOString())]);
}

/** For everybody, or for at least one channel that the reader follows (NEWS-23, NEWS-24). */
export function isForChannels(channels: ReadonlySet<string>): Condition {
  return () => sql<SqlBool>`"Audience" && ${[everybody, ...channels]}::uuid[]`;
}

/** In one of a page's channels; of a page without, for everybody as it is. */
export function sharesChannel({ ChannelTermIds }: { ChannelTermIds: string[] }): Condition {
  const channels = ChannelTermIds.length > 0 ? ChannelTermIds : [everybody];
  return () => sql<SqlBool>`"Audience" && ${channels}::uuid[]`;
}

/** In one of the reader's languages, where the portal filters by language (NEWS-22, PAGES-042). */
export function isInLanguages({ languages, withoutLanguage }: Targeting): Condition {
  if (!languages) return (pages) => pages.lit(true);
  const own: Condition = () => sql<SqlBool>`"LanguageTermId" = any(${[...languages]}::uuid[])`;
  return (pages) =>
    withoutLanguage ? pages.or([own(pages), pages('LanguageTermId', 'is', null)]) : own(pages);
}

/** Limits pages to those that a reader may see at all, whatever the call. */
export function isVisibleTo(targeting: Targeting, now: Date): Condition {
  return (pages) => pages.and([isPublished(now)(pages), isForChannels(targeting.channels)(pages)]);
}

/**
 * The same of pages that are found by something else, such as words: a function and no operator, so
 * that no index is searched for everything that the reader may see.
 */
export function isVisibleAmong({ channels }: Targeting, now: Date): Condition {
  return (pages) =>
    pages.and([
      isPublished(now)(pages),
      sql<SqlBool>`arrayoverlap("Audience", ${[everybody, ...channels]}::uuid[])`,
    ]);
}
