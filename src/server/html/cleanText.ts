import { extname, join } from 'node:path';
import { inTurns } from '#shared/rules/values/inTurns';
import { inThread } from '../inThread';
import { cleaned, type CleanedHtml } from './cleaned';

/** Characters that are cleaned within some 30 ms; more would hold up everybody else's requests. */
const longText = 50_000;
/** Far more than the longest text takes. */
const maxOfThread = { milliseconds: 60_000, megabytes: 1_000 };
const inTurn = inTurns();

/**
 * Removes from HTML what a page must not contain, as `cleanHtml` does, and names what would have
 * acted. A long text goes to a thread of its own, one at a time.
 */
export async function cleanText(html: string, namesActive = false): Promise<CleanedHtml> {
  if (html.length <= longText) return cleaned(html, namesActive);
  return inTurn(() => cleanedElsewhere(html, namesActive)).catch(() => cleaned(html, namesActive));
}

function cleanedElsewhere(html: string, namesActive: boolean): Promise<CleanedHtml> {
  const file = join(__dirname, `cleanWorker${extname(__filename)}`);
  return inThread(file, { html, namesActive }, maxOfThread);
}
