import { extname, join } from 'node:path';
import { inTurns } from '#shared/rules/values/inTurns';
import { inThread, ThreadOverrun } from '../../inThread';
import { itemsOf, type UnreadFeed } from './itemsOf';
import type { Item } from './parseFeed';

export type ParsedElsewhere = { items: Item[] } | { failure: string };

/** Bytes that are read within some milliseconds, whatever they are. */
const smallFeed = 50_000;
const maxOfThread = { milliseconds: 10_000, megabytes: 96 };
const inTurn = inTurns();

/**
 * The items of a feed. A larger one is read in a thread of its own, one at a time, and given up when
 * it takes too much.
 * @throws Error with a sentence for the log
 */
export async function readItems(feed: UnreadFeed): Promise<Item[]> {
  if (feed.body.length <= smallFeed) return itemsOf(feed);
  const file = join(__dirname, `feedWorker${extname(__filename)}`);
  const parsed = await inTurn(() => inThread<ParsedElsewhere>(file, feed, maxOfThread)).catch(
    (error: unknown) => {
      if (error instanceof ThreadOverrun) throw error;
      return undefined;
    },
  );
  // Where no thread starts.
  if (!parsed) return itemsOf(feed);
  if ('failure' in parsed) throw new Error(parsed.failure);
  return parsed.items;
}
