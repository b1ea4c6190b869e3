import { equal, id, unequal, type Size } from './rows';

const words = 20_000;
const titles = 5_000;
const texts = 2_000;
/** The history of pages goes back so far, however many there are. */
const span = `interval '10 years'`;

const part = (list: string, factor: number) =>
  `(array['${list.split(' ').join("','")}'])[1 + (hashint4(n * ${factor}) & 1023) % ${list.split(' ').length}]`;
const drawn = (amount: number, purpose: number) =>
  `(select string_agg(word, ' ') from generate_series(1, ${amount}) as place
    join bench_words on bench_words.n = ${unequal(words, `t.n * 1000 + place`, purpose)})`;
/** As the trigger of pages makes them, in English. */
const searched = (text: string, weight: string) =>
  `setweight(to_tsvector('simple', ${text}) || to_tsvector('english', ${text}), '${weight}')`;

/**
 * Texts to draw from, with their search words: making those for every page would take most of the
 * time.
 */
export const makeTexts = ({ words: length }: Size): string[] => [
  `create unlogged table bench_words as
   select n, ${part('an bro ca de el fi ga ho in jo ka li mo ne or pa qui ra se ti ur va we ya ze', 3)}
     || ${part('n st r l m ck d nt rk p', 5)} || ${part('a e i o u er en in', 7)} || ${part('n st r l m ck d nt rk p', 11)}
     || case when n > 300 then ${part('ing er en ation ness ly or al', 13)} else '' end
     || case when n > 4000 then ${part('bo da ki lu me no pe', 17)} else '' end as word
   from generate_series(1, ${words}) as n`,
  'alter table bench_words add primary key (n)',
  `create unlogged table bench_titles as
   select n, title, ${searched('title', 'A')} as search
   from (select n, initcap(${drawn(3, 1)}) as title from generate_series(1, ${titles}) as t (n)) as made`,
  `create unlogged table bench_texts as
   select n, text, ${searched('text', 'B')} as search
   from (select n, ${drawn(length, 2)} as text from generate_series(1, ${texts}) as t (n)) as made`,
  'analyze bench_words, bench_titles, bench_texts',
];

/**
 * A fifth of the pages for everybody, the others for one to three channels; a fifth content, the
 * others news, of which a sixth is featured. One in fifty is a draft, one in a hundred is still to
 * come, one in ten is archived. Ten have a word that no other has.
 */
export function fillPages({ pages, people, channels }: Size): string[] {
  const editors = Math.max(10, people / 50);
  const upn = (purpose: number) =>
    `'person' || ${unequal(editors, 'made.n', purpose)} || '@nordvik.example'`;
  const isRare = `made.n % ${pages / 10} = 0`;
  return [
    'alter table pages disable trigger pages_search_words',
    `insert into pages ("Id", "Title", "Content", "Description", "SlugTitle", "PageType", "PublishingDate",
       "ArchiveDate", "IsCommentsEnabled", "IsFeaturedPage", "LanguageTermId", "OwnerUserUpnId",
       "ModifiedByUserUpnId", "ModifiedByDisplayName", "ChannelTermIds", "SenderTags", "CommentsCount",
       "LikesCount", "Created", "Modified", "Search")
     select made.n, case when ${isRare} then 'Walrus ' else '' end || a.title || ' ' || b.title,
       '<p>' || text || '</p>', left(text, 200), 'page', case when kind < 0.2 then 0 when kind < 0.9 then 1 else 2 end,
       case when state < 0.02 then null when state < 0.03 then now() + state * interval '300 days'
         else created end,
       case when state > 0.9 then created + (now() - created) * (state - 0.9) * 10
         when state > 0.85 then now() + state * interval '300 days' end,
       true, featured < 0.17,
       case when language < 6 then ${id('language', 'language')} end,
       ${upn(11)}, ${upn(12)}, 'Ed Itor',
       case when audience < 0.2 then '{}'::uuid[] else array(
         select distinct ${id('channel', unequal(channels, 'made.n * 4 + c', 13))}
         from generate_series(1, 1 + made.n % 3) c) end,
       '[]', 0, 0, created, created,
       case when ${isRare} then '''walrus'':1A'::tsvector else ''::tsvector end || a.search || b.search || t.search
     from (
       select n, now() - (${pages} - n) * (${span} / ${pages}) as created,
         pg_temp.draw(n, 3) as kind, pg_temp.draw(n, 4) as state, pg_temp.draw(n, 5) as featured,
         pg_temp.draw(n, 6) as audience, ${unequal(6, 'n', 7)} as language,
         ${equal(titles, 'n', 8)} as one, ${equal(titles, 'n', 9)} as other, ${equal(texts, 'n', 10)} as body
       from generate_series(1, ${pages}) n
     ) as made
     join bench_titles a on a.n = one join bench_titles b on b.n = other join bench_texts t on t.n = body
     order by made.n`,
    'alter table pages enable trigger pages_search_words',
    `select setval(pg_get_serial_sequence('pages', 'Id'), ${pages})`,
    `insert into audits ("Resource", "ResourceId", "DateTime", "Action", "UpnId", "NewValues")
     select 'pages', "Id", "Created", 'created', "ModifiedByUserUpnId",
       jsonb_build_object('Title', "Title", 'PageType', "PageType", 'Content', left("Content", 200))
     from pages`,
    `insert into audits ("Resource", "ResourceId", "DateTime", "Action", "UpnId", "NewValues")
     select 'pages', "Id", "Modified", 'updated', "ModifiedByUserUpnId",
       jsonb_build_object('Title', "Title" || ' again', 'Content',
         '<img src="/images/' || encode(substr(sha256(("Id" % 1500)::text::bytea), 1, 20), 'hex') || '.png">')
     from pages where "Id" % 3 = 0`,
    `insert into audits ("Resource", "ResourceId", "DateTime", "Action", "UpnId", "NewValues", "InTrash")
     select 'pages', ${pages} + n, now() - n * interval '1 minute', 'deleted', 'person1@nordvik.example',
       jsonb_build_object('Title', 'Deleted ' || n, 'PageType', 1), true
     from generate_series(1, ${pages / 50}) n`,
  ];
}
