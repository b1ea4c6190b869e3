import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { inTurns } from '#shared/rules/inTurns';
import { cleaned, type CleanedHtml } from './cleaned';

/** Characters that are cleaned within some 30 ms; more would hold up everybody else's requests. */
const longText = 50_000;
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
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData: { html, namesActive } });
    worker.once('message', resolve);
    worker.once('error', reject);
    // Without an answer before.
    worker.once('exit', () => reject(new Error('The thread that cleans a text has ended.')));
  });
}
