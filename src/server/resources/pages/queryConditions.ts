import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { PageQuery } from '#shared/contract/pages';
import type { Tables } from '../../db/tables';
import { searchQuery } from './searchWords';

type Pages = ExpressionBuilder<Tables, 'pages'>;

/** What the filter itself asks for; what the person may see is another condition. */
export function queryConditions(query: PageQuery): (pages: Pages) => Expression<SqlBool> {
  return (pages) => pages.and([...ofPage(query, pages), ...ofDates(query, pages), ...ofPeople(query, pages), ...ofChannels(query), ...ofWords(query.FindText)]);
}

/** Whether the words stand in title or content. */
export function matches(words: string): Expression<SqlBool> {
  return sql<SqlBool>`"Search" @@ to_tsquery('simple', ${words})`;
}

function ofPage({ PageType, Featured }: PageQuery, pages: Pages): Expression<SqlBool>[] {
  return [...(PageType === undefined ? [] : [pages('PageType', '=', PageType)]), ...(typeof Featured === 'boolean' ? [pages('IsFeaturedPage', '=', Featured)] : [])];
}

/** A draft has no date yet, so that no range leaves it out. */
function ofDates({ StartDate, EndDate }: PageQuery, pages: Pages): Expression<SqlBool>[] {
  const range = (operator: '>=' | '<=', date: string) => pages.or([pages('PublishingDate', 'is', null), pages('PublishingDate', operator, date)]);
  return [...(StartDate ? [range('>=', StartDate)] : []), ...(EndDate ? [range('<=', EndDate)] : [])];
}

function ofPeople({ OwnerOrEditorUpnId: upn }: PageQuery, pages: Pages): Expression<SqlBool>[] {
  const isPerson = (column: 'OwnerUserUpnId' | 'ModifiedByUserUpnId') => sql<SqlBool>`lower(${sql.ref(column)}) = lower(${upn})`;
  return upn ? [pages.or([isPerson('OwnerUserUpnId'), isPerson('ModifiedByUserUpnId')])] : [];
}

/** PAGES-034. */
function ofChannels({ Channels = [], ChannelMatchingMode }: PageQuery): Expression<SqlBool>[] {
  if (Channels.length === 0) return [];
  return [ChannelMatchingMode === 1 ? sql<SqlBool>`"ChannelTermIds" @> ${Channels}::uuid[]` : sql<SqlBool>`"ChannelTermIds" && ${Channels}::uuid[]`];
}

function ofWords(text: string | null | undefined): Expression<SqlBool>[] {
  const words = searchQuery(text ?? '');
  return words ? [matches(words)] : [];
}
