import { extname, join } from 'node:path';
import { inTurns, inTurnsByKey } from '#shared/rules/values/inTurns';
import { inThread, ThreadOverrun } from '../inThread';
import { cleaned, type CleanedHtml } from './cleaned';

/** Characters that are cleaned within some 30 ms; more would hold up everybody else's requests. */
const longText = 50_000;
/**
 * Far more than a text takes that somebody has written: of the longest that are taken in, a
 * megabyte of prose, tables, lists or pictures takes 0.2 to 1.4 seconds of a processor. What was made
 * to take long takes a minute, and the next one waits for it.
 */
const maxOfThread = { milliseconds: 10_000, megabytes: 1_000 };
const inTurn = inTurns();
const inTurnOfPerson = inTurnsByKey();

export type CleanedElsewhere = CleanedHtml | { failure: string };

/**
 * Removes from HTML what a page must not contain, as `cleanHtml` does, and names what would have
 * acted. A long text goes to a thread of its own, one at a time.
 * @throws ThreadOverrun where it takes too much, another Error where it cannot be cleaned: everybody
 *   would wait for it here
 */
export async function cleanText(
  html: string,
  namesActive = false,
  max = maxOfThread,
): Promise<CleanedHtml> {
  if (html.length <= longText) return cleaned(html, namesActive);
  const file = join(__dirname, `cleanWorker${extname(__filename)}`);
  const found = await inTurn(() =>
    inThread<CleanedElsewhere>(file, { html, namesActive }, max),
  ).catch((error: unknown) => {
    if (error instanceof ThreadOverrun) throw error;
    return undefined;
  });
  // Where no thread starts.
  if (!found) return cleaned(html, namesActive);
  if ('failure' in found) throw new Error(found.failure);
  return found;
}

/**
 * The same for a person: of their long texts one at a time waits with those of others, so that
 * nobody holds up everybody with many.
 */
export function cleanTextOf(
  personId: string,
  html: string,
  namesActive = false,
): Promise<CleanedHtml> {
  const clean = () => cleanText(html, namesActive);
  return html.length <= longText ? clean() : inTurnOfPerson(personId, clean);
}
