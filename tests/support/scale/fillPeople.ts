import { id, unequal, type Size } from './rows';

/** Channels of a person, before those that were drawn twice are left out. */
const channelsOfPerson = 20;
const tiles = 200;
const items = 200;

/**
 * People with channels of their own, in one or two languages; what they have read, hidden, arranged
 * and not yet published; and what was opened and searched for.
 */
export function fillPeople({ pages, people, channels }: Size): string[] {
  const everybody = `generate_series(1, ${people}) p`;
  const person = id('person', 'p');
  return [
    `insert into users ("Id", "UpnId", "DisplayName", "FirstDayWizardStep", "WantsNotifications")
     select ${person}, 'person' || p || '@nordvik.example', 'Person ' || p, 'Done', p % 10 <> 0 from ${everybody}`,
    `insert into user_terms ("UserId", "TermId", "Kind", "Type")
     select distinct ${person}, ${id('channel', unequal(channels, `p * ${channelsOfPerson} + c`, 21))}, 'channel', 0
     from ${everybody}, generate_series(1, ${channelsOfPerson}) c`,
    `insert into user_terms ("UserId", "TermId", "Kind", "Type")
     select distinct ${person}, ${id('language', unequal(5, 'p * 2 + l', 22))}, 'language', 0
     from ${everybody}, generate_series(0, 1) l where p % 5 <> 0`,
    `insert into hidden_broadcast_messages select ${person}, message."Id" from ${everybody}, broadcast_messages message
     where p % 2 = 0 and message."Id" <= 2`,
    `insert into items_to_read ("Id", "Guid", "Title", "Url", "ItemsToReadForPrincipal", "Modified")
     select n, ${id('channel', '1000000 + n')}, 'Item ' || n, '/pages', jsonb_build_array(
       jsonb_build_object('Principal', 'User', 'PrincipalId', ${id('person', 'n')}::text)), now()
     from generate_series(1, ${items}) n`,
    `insert into read_items select n, ${person}, now() from ${everybody}, generate_series(1, 5) n`,
    `insert into app_tiles ("Id", "Title", "Url", "Modified")
     select n, 'Tile ' || n, 'https://nordvik.example', now() from generate_series(1, ${tiles}) n`,
    `select setval(pg_get_serial_sequence('app_tiles', 'Id'), ${tiles})`,
    `insert into app_tiles ("Title", "Url", "IsPersonal", "OwnerId", "Modified")
     select 'Own', 'https://nordvik.example', true, ${person}, now() from ${everybody} where p % 2 = 0`,
    `insert into user_app_tiles ("UserId", "AppTileId", "Order", "IsAdded")
     select ${person}, n, n, true from ${everybody}, generate_series(1, 3) n`,
    `insert into user_tab_component_configurations ("UserId", "TabId", "ComponentId", "Hidden", "Order")
     select ${person}, 'board', 'part' || n, false, n from ${everybody}, generate_series(1, 2) n`,
    `insert into working_copies ("UserId", "Key", "PageId", "PageType", "Title", "Body", "Modified")
     select ${person}, p::text, p, 1, 'Copy', '{}', now() - p * interval '1 minute' from ${everybody} where p % 20 = 0`,
    `insert into notifications ("Source", "SourceId", "Created", "NextAttempt", "Sent", "Finished")
     select 'page', n, now(), now(), 10, now() from generate_series(1, ${pages / 20}) n`,
    `insert into analytics_events ("Name", "Time", "Path", "Title")
     select 'PageView', now() - n * (interval '60 days' / ${2 * pages}), '/pages', 'Page'
     from generate_series(1, ${2 * pages}) n`,
    `insert into idempotency_keys ("Id", "Fingerprint", "Answer", "Time")
     select sha256(p::text::bytea), '\\x00', '{}', now() from ${everybody}`,
  ];
}
