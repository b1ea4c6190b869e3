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
/** Stands where an excerpt leaves out something of the text. */
const gap = ' … ';

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
  const titles = hits.map(({ Title }) => unmarked(Title));
  const bodies = hits.map(({ Content }) => unmarked(plainText(Content)));
  const starts = bodies.map((body) => body.slice(0, maxTextLength));
  const terms = hits.map(({ LanguageTermId }) => LanguageTermId);
  const { rows } = await sql<{ title: string; description: string }>`
    select ts_headline(language, title, words, ${`HighlightAll=true, ${signs}`}) as title,
      ts_headline(language, body, words,
        ${`MaxFragments=2, MaxWords=28, MinWords=14, ShortWord=0, FragmentDelimiter="${gap}", ${signs}`}) as description
    from unnest(
      ${titles}::text[], ${starts}::text[], ${terms}::uuid[]
    ) with ordinality as hit (title, body, term, place), search_language(term) as language,
      search_query(${words}::text[]) as words
    order by place`.execute(db);
  return hits.map((hit, index) => ({
    Id: hit.Id,
    Title: partsOf(certain(rows[index]).title),
    Description: partsOf(withGaps(certain(rows[index]).description, certain(bodies[index]))),
    PageType: hit.PageType,
    PublishingDate: hit.PublishingDate,
    Path: pathOf(hit),
  }));
}

function unmarked(text: string): string {
  return text.replaceAll(/[\u0002-\u0004]/g, ' ').replaceAll('<', less);
}

/** The excerpt says where it leaves out what its text begins or ends with. */
function withGaps(excerpt: string, text: string): string {
  const pieces = excerpt.replaceAll(/[\u0002\u0003]/g, '').split(gap);
  const [first, last] = [certain(pieces[0]), certain(pieces.at(-1))];
  const isBegun = bare(text.slice(0, 200)).startsWith(bare(first.slice(0, 100)));
  const isEnded = bare(text.slice(-200)).endsWith(bare(last.slice(-100)));
  return `${isBegun ? '' : gap.trimStart()}${excerpt}${isEnded ? '' : gap.trimEnd()}`;
}

/** Without the signs around the words: an excerpt ends before its full stop. */
function bare(text: string): string {
  return text.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
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
