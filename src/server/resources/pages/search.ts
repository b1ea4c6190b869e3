import { sql } from 'kysely';
import type { FoundPage, FoundPages, MarkedText } from '#shared/contract/pages/foundPages';
import type { QueryOf } from '#shared/contract/call';
import type { pages } from '#shared/contract/pages/pages';
import { certain } from '#shared/rules/values/certain';
import { plainText } from '#shared/rules/richText/plainText';
import type { Database } from '../../db/database';
import type { Targeting } from '../targeting/targeting';
import { bestMatches } from './bestMatches';
import { pathOf, type PageRow } from './rows';
import { searchWords } from './searchWords';
import { isInLanguages, isVisibleAmong, type Condition } from './visibility';

type Search = QueryOf<(typeof pages)['GET /pages/search']>;
type Hit = Pick<
  PageRow,
  'Id' | 'Title' | 'Content' | 'PageType' | 'SlugTitle' | 'PublishingDate' | 'LanguageTermId'
>;

/** Characters of a page in which the place of the words is looked for. */
const maxTextLength = 100_000;
/**
 * Stand around a match, and for a `<`, which PostgreSQL would take for the start of a tag; no text
 * of a page has them.
 */
const [start, stop, less] = ['\u0002', '\u0003', '\u0004'];
const signs = `StartSel=${start}, StopSel=${stop}`;

/**
 * Published pages of every kind that a reader may see and whose words match, best match first, with
 * the matches marked.
 */
export async function searchPages(
  db: Database,
  { query, amount, skip, fromDate }: Search,
  targeting: Targeting,
  now: Date,
): Promise<FoundPages> {
  const words = searchWords(query);
  if (words.length === 0) return { Pages: [], HasMore: false };
  const isWanted: Condition = (pages) =>
    pages.and([
      isVisibleAmong(targeting, now)(pages),
      isInLanguages(targeting)(pages),
      ...(fromDate ? [pages('PublishingDate', '>=', fromDate)] : []),
    ]);
  const hits: Hit[] = await bestMatches(db, query, isWanted, { amount: amount + 1, skip })
    .select(['Id', 'Title', 'Content', 'PageType', 'SlugTitle', 'PublishingDate', 'LanguageTermId'])
    .execute();
  return { Pages: await marked(db, words, hits.slice(0, amount)), HasMore: hits.length > amount };
}

/** The matches are marked in the plain text, so that nothing of the markup can be cut in two. */
async function marked(
  db: Database,
  words: readonly string[],
  hits: readonly Hit[],
): Promise<FoundPage[]> {
  if (hits.length === 0) return [];
  const column = (value: (hit: Hit) => string | null, type: 'text' | 'uuid') =>
    sql`${hits.map(value)}::${sql.raw(type)}[]`;
  const { rows } = await sql<{ title: string; description: string }>`
    select ts_headline(language, title, words, ${`HighlightAll=true, ${signs}`}) as title,
      ts_headline(language, body, words,
        ${`MaxFragments=2, MaxWords=28, MinWords=14, FragmentDelimiter=" … ", ${signs}`}) as description
    from unnest(
      ${column(({ Title }) => unmarked(Title), 'text')},
      ${column(({ Content }) => unmarked(plainText(Content)).slice(0, maxTextLength), 'text')},
      ${column(({ LanguageTermId }) => LanguageTermId, 'uuid')}
    ) with ordinality as hit (title, body, term, place), search_language(term) as language,
      search_query(${words}::text[]) as words
    order by place`.execute(db);
  return hits.map((hit, index) => ({
    Id: hit.Id,
    Title: partsOf(certain(rows[index]).title),
    Description: partsOf(certain(rows[index]).description),
    PageType: hit.PageType,
    PublishingDate: hit.PublishingDate,
    Path: pathOf(hit),
  }));
}

function unmarked(text: string): string {
  return text.replaceAll(/[\u0002-\u0004]/g, ' ').replaceAll('<', less);
}

function partsOf(text: string): MarkedText {
  const parts = text.replaceAll(less, '<').split(/([\u0002\u0003])/);
  let IsMatch = false;
  const marked: MarkedText = [];
  for (const part of parts) {
    if (part === start || part === stop) IsMatch = part === start;
    else if (part) marked.push({ Text: part, IsMatch });
  }
  return marked;
}
