import { Client } from 'pg';
import type { DatabaseAddress } from '../../../src/server/db/database';
import { changeChannel } from '../../../src/server/db/changes';
import { fillPages, makeTexts } from './fillPages';
import { fillPeople } from './fillPeople';
import { draw, id, type Size } from './rows';

/**
 * Tables whose indexes are made once their rows are there: one by one it would take much longer.
 */
const late = ['pages', 'user_terms', 'audits', 'read_items', 'analytics_events', 'users'];

/** An organisation with so many pages: one person for five pages, and always the same terms. */
export function sizeOf(pages: number, words = 60): Size {
  return { pages, people: Math.max(500, pages / 5), channels: 5_000, words };
}

/**
 * Fills a migrated, empty database with the rows of an organisation, by a few statements: the same
 * rows for the same size. Channels, people and words are as unequal as they are: the nth is about n
 * times as rare as the first. Servers that are there already are notified of it.
 */
export async function fillPortal(address: DatabaseAddress, size: Size): Promise<void> {
  const client = new Client(address);
  await client.connect();
  try {
    await client.query(`set maintenance_work_mem = '512MB'; set work_mem = '128MB'`);
    await client.query(draw);
    const indexes = await dropIndexes(client);
    for (const statement of [
      ...makeTexts(size),
      ...terms(size),
      ...fillPages(size),
      ...fillPeople(size),
      ...content,
      ...indexes,
      'drop table bench_texts, bench_titles, bench_words',
    ])
      await client.query(statement);
    await client.query('vacuum analyze');
    await client.query('select pg_notify($1, $2)', [changeChannel, '{"topic":"everything"}']);
  } finally {
    await client.end();
  }
}

/** Those of no constraint; answers how to make them again. */
async function dropIndexes(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = any($1::regclass[])
       and not exists (select from pg_constraint where conindid = indexrelid)`,
    [late],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

/** Channels on three levels, 50 of them roots, and five languages. */
function terms({ channels }: Size): string[] {
  const labels = (name: string) =>
    `(select jsonb_agg(jsonb_build_object('Language', language, 'Name', ${name}))
      from unnest(array['en-US', 'da-DK', 'sv-SE', 'fi-FI', 'nb-NO']) as language)`;
  const columns = `("Guid", "Kind", "InternalName", "Labels", "ParentTermGuid", "IsAvailableForTagging",
    "IsDeprecated", "SortOrder", "LocalCustomProperties", "LastModified")`;
  return [
    `insert into terms ${columns}
     select ${id('channel', 'n')}, 'channel', 'Channel ' || n, ${labels(`'Channel ' || n`)},
       case when n > 500 then ${id('channel', '51 + n % 450')}
         when n > 50 then ${id('channel', '1 + n % 50')} end, true, false, n, '{}', now()
     from generate_series(1, ${channels}) n`,
    `insert into terms ${columns}
     select ${id('language', 'n')}, 'language', name, ${labels('name')}, null, true, false, n, '{}', now()
     from unnest(array['English', 'Danish', 'Swedish', 'Finnish', 'Norwegian']) with ordinality as l (name, n)`,
  ];
}

/**
 * Content that editors write beside pages: as much as people can take in, whatever the
 * organisation's size.
 */
const content = [
  `insert into broadcast_messages ("Title", "Message", "BroadcastType", "StartDate", "EndDate",
     "AppTileIds", "ChannelTermIds", "Created", "Modified")
   select 'Message ' || n, 'The quay is closed', 1 + n % 3, now() - n * interval '1 day',
     case when n > 5 then now() - (n - 1) * interval '1 day' else now() + interval '30 days' end, '{}',
     case when n % 2 = 0 then '{}'::uuid[] else array[${id('channel', 'n')}] end, now(), now()
   from generate_series(1, 1000) n`,
  `insert into infoboxes ("Type", "Title", "ShowTitle", "Content", "Style", "Width", "Height", "Order",
     "Hidden", "ChannelTermIds", "AreaId", "RouteId", "Modified")
   select 0, 'Box ' || n, true, '<p>Box</p>', 'None', 'Auto', 0, n, false,
     case when n % 2 = 0 then '{}'::uuid[] else array[${id('channel', 'n')}] end, 'default', '/', now()
   from generate_series(1, 300) n`,
  `insert into navigation_nodes ("Title", "Url", "Order", "ParentId", "ChannelTermNavigationNodes",
     "LanguageTermNavigationNodes", "IsAvailableForTagging", "IsDocLib", "IsExternal", "AudienceIds", "Modified")
   select 'Node ' || n, '/pages', n, case when n > 20 then 1 + n % 20 end, '[]', '[]', true, false, false, '[]', now()
   from generate_series(1, 400) n`,
  `insert into images ("Name", "Width", "Height", "Bytes", "Created", "Modified", "Title")
   select encode(substr(sha256(n::text::bytea), 1, 20), 'hex') || '.png', 800, 600, '\\x00', now(), now(), 'Picture ' || n
   from generate_series(1, 2000) n`,
];
