import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { PageQuery } from '#shared/contract/pages/pageCenter';
import { isUpn } from '../../db/isUpn';
import type { Tables } from '../../db/tables';
import { searchWords } from './searchWords';
import { everybody } from './visibility';

type Pages = ExpressionBuilder<Tables, 'pages'>;

/** The conditions of the filter itself; whether the person may see a page is another condition. */
export function queryConditions(query: PageQuery): (pages: Pages) => Expression<SqlBool> {
  return (pages) =>
    pages.and([
      ...ofPage(query, pages),
      ...ofDates(query, pages),
      ...ofPeople(query, pages),
      ...ofChannels(query),
      ...ofWords(query.FindText),
    ]);
}

/**
 * Whether all the words occur in title or content: as they begin, or in another form of the page's
 * language.
 */
export function matches(words: readonly string[]): Expression<SqlBool> {
  return sql<SqlBool>`"Search" @@ search_query(${words}::text[])`;
}

function ofPage({ PageType, Featured }: PageQuery, pages: Pages): Expression<SqlBool>[] {
  return [
    ...(PageType === undefined ? [] : [pages('PageType', 'in', [PageType].flat())]),
    ...(typeof Featured === 'boolean' ? [pages('IsFeaturedPage', '=', Featured)] : []),
  ];
}

/**
 * A draft has no date yet, so that no range leaves it out. Where none is asked for, the range is one of
 * the index: pages before it are not gone through.
 */
function ofDates(
  { StartDate, EndDate, IncludeDrafts }: PageQuery,
  pages: Pages,
): Expression<SqlBool>[] {
  const range = (operator: '>=' | '<=', date: string) => {
    const isWithin = pages('PublishingDate', operator, date);
    return IncludeDrafts ? pages.or([pages('PublishingDate', 'is', null), isWithin]) : isWithin;
  };
  return [
    ...(StartDate ? [range('>=', StartDate)] : []),
    ...(EndDate ? [range('<=', EndDate)] : []),
  ];
}

function ofPeople({ OwnerOrEditorUpnId: upn }: PageQuery, pages: Pages): Expression<SqlBool>[] {
  if (!upn) return [];
  const isPerson = (column: 'OwnerUserUpnId' | 'ModifiedByUserUpnId') =>
    isUpn(sql.ref(column), upn);
  return [pages.or([isPerson('OwnerUserUpnId'), isPerson('ModifiedByUserUpnId')])];
}

/** PAGES-034. A page without channels is for everybody, and in none of the channels. */
function ofChannels({ Channels = [], ChannelMatchingMode }: PageQuery): Expression<SqlBool>[] {
  if (Channels.length === 0) return [];
  const operator = sql.raw(ChannelMatchingMode === 1 ? '@>' : '&&');
  const isAsked = sql<SqlBool>`"Audience" ${operator} ${Channels}::uuid[]`;
  return Channels.includes(everybody)
    ? [isAsked, sql<SqlBool>`"ChannelTermIds" ${operator} ${Channels}::uuid[]`]
    : [isAsked];
}

function ofWords(text: string | null | undefined): Expression<SqlBool>[] {
  const words = searchWords(text ?? '');
  return words.length > 0 ? [matches(words)] : [];
}
