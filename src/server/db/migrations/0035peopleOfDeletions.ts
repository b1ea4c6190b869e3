/**
 * The people whom an entry of the history names, with who changed a page last: the entry of its
 * deletion keeps the whole row.
 */
export const peopleOfDeletions = `
create or replace function people_named(content jsonb) returns text[] immutable language sql as $$
  select coalesce(array_agg(distinct lower(name)), '{}') from (
    select content ->> 'OwnerUserUpnId' as name
    union all select content ->> 'ModifiedByUserUpnId'
    union all select link ->> 'PrincipalId' from jsonb_array_elements(
      case jsonb_typeof(content -> 'ItemsToReadForPrincipal')
        when 'array' then content -> 'ItemsToReadForPrincipal' else '[]' end) as link
  ) as names where name <> ''
$$;
reindex index audits_people;
`;
