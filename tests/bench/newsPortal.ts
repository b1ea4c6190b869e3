import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabases } from '../../src/server/db/databases';
import { EmbeddedEngine } from '../../src/server/db/embedded/engine';
import { migrate } from '../../src/server/db/migrate';
import { runOn } from '../support/servers/testServer';

/** Databases with many pages, on one embedded engine of their own. */
export interface NewsDatabases {
  /** DATABASE_URL of a new database with that many pages. */
  create(pages: number): Promise<string>;
  stop(): Promise<void>;
}

export const channelCount = 200;
export const readerCount = 4_000;
export const channelsOfReader = 20;

/** Readers who follow the channels that the first one follows. */
export const sharedReaderCount = 200;

/** Id of a reader; those from `readerCount` on follow nothing. */
export function readerId(number: number): string {
  return `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`;
}

/** Id of one of those who follow the same channels. */
export function sharedReaderId(number: number): string {
  return `00000000-0000-4000-a000-${String(number).padStart(12, '0')}`;
}

export async function startNewsDatabases(): Promise<NewsDatabases> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const engine = new EmbeddedEngine({ dataDir });
  await engine.start();
  return {
    create: async (pages) => {
      const name = `news_${pages}`;
      await runOn(await engine.addressOf('postgres'), `create database ${name}`);
      const address = await engine.addressOf(name);
      const { upkeepDb, destroy } = openDatabases(address, 2, () => undefined);
      await migrate(upkeepDb).finally(destroy);
      await runOn(address, ...fill(pages));
      return `postgres://${address.user}:${encodeURIComponent(String(address.password))}@localhost:${address.port}/${name}?host=${encodeURIComponent(String(address.host))}`;
    },
    stop: async () => {
      await engine.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * A third of the pages for everybody, the others for one to three channels; half of them featured;
 * about 2 kB each.
 */
function fill(pages: number): string[] {
  const channel = (number: string) =>
    `('00000000-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`;
  return [
    `insert into terms select ${channel('n')}, 'channel', 'Channel ' || n, '[]', null, true, false, n, null, null, '{}', now() from generate_series(1, ${channelCount}) n`,
    `insert into user_terms
     select distinct ('00000000-0000-4000-9000-' || lpad(r::text, 12, '0'))::uuid, ${channel(`1 + ((r * 7919 + c * (1 + r % 9) * 13) % ${channelCount})`)}, 'channel', 0
     from generate_series(0, ${readerCount - 1}) r, generate_series(1, ${channelsOfReader}) c`,
    `insert into user_terms
     select ('00000000-0000-4000-a000-' || lpad(r::text, 12, '0'))::uuid, "TermId", "Kind", "Type"
     from user_terms, generate_series(0, ${sharedReaderCount - 1}) r where "UserId" = '${readerId(0)}'`,
    // Nobody searches here, and the words of so many pages would take minutes.
    'alter table pages disable trigger pages_search_words',
    `insert into pages ("Title", "Content", "Description", "SlugTitle", "PageType", "PublishingDate", "IsCommentsEnabled", "IsFeaturedPage", "ModifiedByUserUpnId",
       "ModifiedByDisplayName", "ChannelTermIds", "SenderTags", "CommentsCount", "LikesCount", "Created", "Modified", "Search")
     select 'News number ' || n, repeat('<p>The terminal opens on Monday with a breakfast on the quay.</p>', 30), 'The terminal opens on Monday', 'news-number-' || n, 1,
       now() - n * interval '10 minutes', true, n % 2 = 0, 'editor@nordvik.example', 'Ed Itor',
       case when n % 3 = 0 then '{}'::uuid[] else array(select distinct ${channel(`1 + (hashint4(n * 4 + c)::bigint + 2147483648) % ${channelCount}`)} from generate_series(1, 1 + n % 4) c) end,
       '[]', 0, 0, now(), now(), to_tsvector('simple', 'news number ' || n)
     from generate_series(1, ${pages}) n`,
    'alter table pages enable trigger pages_search_words',
    'vacuum analyze',
  ];
}
