/**
 * The indexes with which a search looks at few pages, however many match: of the words of titles,
 * of whole titles and their first letters, and of the language. A query names each form of a word
 * once, because the planner counts each as more matches. The indexes need figures of the table.
 */
export const boundedSearch = `
create or replace function search_query(words text[]) returns tsquery immutable language sql as $$
  select string_agg('(' || query || ')', ' & ')::tsquery
  from unnest(words) as word, lateral (
    select string_agg(distinct form::text, ' | ') as query
    from unnest(array[
      to_tsquery('simple', word || ':*'),
      plainto_tsquery('danish', word), plainto_tsquery('english', word), plainto_tsquery('finnish', word),
      plainto_tsquery('norwegian', word), plainto_tsquery('swedish', word)
    ]) as form
    where numnode(form) > 0
  ) as forms
  where query is not null
$$;

create function title_letter(title text) returns text immutable language sql as $$
  select left(ltrim(lower(title), ' ''"“”„‘’‚«»()[]{}<>¡¿*#/\\-–—.…'), 1)
$$;

create index pages_title_words on pages using gin (ts_filter("Search", '{a}'));
create index pages_title on pages (left(lower("Title"), 100));
create index pages_title_letter on pages (title_letter("Title"), "PublishingDate" desc, "Id" desc);
create index pages_language on pages ("LanguageTermId");
analyze pages;
`;
