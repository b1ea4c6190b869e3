/**
 * Full-text search of pages in the language that each is written in. The database keeps the search
 * words itself, so that no way of writing a page can forget them: every word as it is written, and
 * its stem by the rules of the page's language.
 */
export const fullTextSearch = `
create function search_language("LanguageTermId" uuid) returns regconfig stable language sql as $$
  select coalesce((
    select language.config
    from terms, (values
      ('danish'::regconfig, array['da', 'danish', 'dansk', 'danska', 'tanska']),
      ('english', array['en', 'english', 'engelsk', 'engelska', 'englanti']),
      ('finnish', array['fi', 'finnish', 'finsk', 'finska', 'suomi']),
      ('norwegian', array['no', 'nb', 'nn', 'norwegian', 'norsk', 'norska', 'norja', 'bokmål', 'nynorsk']),
      ('swedish', array['sv', 'swedish', 'svensk', 'svenska', 'ruotsi'])
    ) as language (config, names)
    where terms."Guid" = $1
      and language.names && (
        array[lower("InternalName"), split_part(lower("InternalName"), '-', 1),
          split_part(lower("InternalName"), ' ', 1)]
        || array(select lower(label ->> 'Name') from jsonb_array_elements(terms."Labels") as label)
      )
    limit 1
  ), 'simple'::regconfig)
$$;

-- Words only: PostgreSQL would read what punctuation joins as addresses or file names. A page's search words
-- must stay under a megabyte.
create function search_text(html text) returns text immutable language sql as $$
  select left(regexp_replace(
    regexp_replace(
      regexp_replace(html, '</?(a|b|code|em|i|mark|s|span|strong|sub|sup|u)( [^>]*)?>', '', 'gi'),
      '<[^>]*>|&[a-zA-Z0-9#]+;', ' ', 'g'),
    '[\\u0001-\\u002F\\u003A-\\u0040\\u005B-\\u0060\\u007B-\\u007E\\u00A0-\\u00BF\\u2000-\\u206F\\u3000-\\u303F]+',
      ' ', 'g'), 200000)
$$;

create function pages_search_words() returns trigger language plpgsql as $$
declare
  language constant regconfig := search_language(new."LanguageTermId");
  title constant text := search_text(new."Title");
  body constant text := search_text(new."Content");
begin
  new."Search" := setweight(to_tsvector('simple', title) || to_tsvector(language, title), 'A')
    || setweight(to_tsvector('simple', body) || to_tsvector(language, body), 'B');
  return new;
end
$$;
create trigger pages_search_words before insert or update of "Title", "Content", "LanguageTermId" on pages
  for each row execute function pages_search_words();

-- Every word must occur: as it begins, or with the same stem in any of the languages.
create function search_query(words text[]) returns tsquery immutable language sql as $$
  select string_agg('(' || query::text || ')', ' & ')::tsquery
  from unnest(words) as word, lateral (select
    to_tsquery('simple', word || ':*') || plainto_tsquery('danish', word) || plainto_tsquery('english', word)
    || plainto_tsquery('finnish', word) || plainto_tsquery('norwegian', word) || 
      plainto_tsquery('swedish', word) as query
  ) as forms
  where numnode(query) > 0
$$;

update pages set "Title" = "Title";
`;
