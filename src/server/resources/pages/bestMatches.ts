import { sql, type Expression, type SqlBool } from 'kysely';
import type { Database } from '../../db/database';
import { matches } from './queryConditions';
import { searchWords } from './searchWords';
import type { Condition } from './visibility';

/** Of each way to match: so many pages are ranked, the newest; a word may stand on all of them. */
const maxRanked = 300;
/** Of words in titles, for which far more pages are gone through until so many match. */
const maxTitlesRanked = 100;

/**
 * The pages that match what was typed, best match first: those of that title, then by how often the
 * words stand in title and text, the title counting most. Looked at are the newest of each way to
 * match, so that an answer takes the same time however many pages match. A single letter finds
 * beginnings of titles alone.
 */
export function bestMatches(
  db: Database,
  typed: string,
  isWanted: Condition,
  { amount, skip }: { amount: number; skip: number },
) {
  const words = searchWords(typed);
  const newest = (isMatch: Expression<SqlBool>, max = maxRanked) =>
    sql`${db
      .selectFrom('pages')
      .select('Id')
      .where(isWanted)
      .where(isMatch)
      .orderBy(sql`"PublishingDate" desc nulls first`)
      .orderBy('Id', 'desc')
      .limit(max)}`;
  const isTitle = sql<SqlBool>`left(lower("Title"), 100) = left(lower(${typed.trim()}), 100)`;
  const letter = words.join('');
  const isLetter = [...letter].length === 1;
  const ways = isLetter
    ? [newest(isTitle), newest(sql<SqlBool>`title_letter("Title") = ${letter}`)]
    : [newest(isTitle), newest(hasInTitle(words), maxTitlesRanked), newest(matches(words))];
  return db
    .selectFrom('pages')
    .where(sql<SqlBool>`"Id" in (${sql.join(ways, sql` union `)})`)
    .orderBy(isTitle, 'desc')
    .orderBy(isLetter ? sql`0::real` : matchRank(words), 'desc')
    .orderBy(sql`"PublishingDate" desc nulls first`)
    .orderBy('Id', 'desc')
    .offset(skip)
    .limit(amount);
}

/** The same as `matches`, of titles alone. */
function hasInTitle(words: readonly string[]): Expression<SqlBool> {
  return sql<SqlBool>`ts_filter("Search", '{a}') @@ search_query(${words}::text[])`;
}

/**
 * How well they match. Each word counts by itself: distances between words that stand on every page
 * would take most of the time.
 */
function matchRank(words: readonly string[]): Expression<number> {
  return sql<number>`ts_rank("Search", replace(search_query(${words}::text[])::text, '&', '|')::tsquery)`;
}
