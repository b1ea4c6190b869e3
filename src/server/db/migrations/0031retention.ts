/**
 * The storage for removing rows that were kept long enough: the runs, since when the directory does
 * not know a person any more, and how entries of the history are found by their age and by the
 * people they name.
 */
export const retention = `
create table retention_runs (
  "Id" integer generated always as identity primary key,
  "Due" timestamptz(3) not null unique,
  "IsAsked" boolean not null default false,
  "Started" timestamptz(3),
  "LeasedUntil" timestamptz(3),
  "Finished" timestamptz(3),
  "Removed" jsonb not null default '{}',
  "Failed" text[] not null default '{}'
);

alter table users add column "LeftSince" timestamptz(3);
create index users_left on users ("LeftSince") where "LeftSince" is not null;

alter table audits drop constraint "audits_Action_check";
alter table audits add constraint "audits_Action_check"
  check ("Action" in ('created', 'updated', 'restored', 'deleted', 'purged', 'exported'));
create function people_named(content jsonb) returns text[] immutable language sql as $$
  select coalesce(array_agg(distinct lower(name)), '{}') from (
    select content ->> 'OwnerUserUpnId' as name
    union all select link ->> 'PrincipalId' from jsonb_array_elements(
      case jsonb_typeof(content -> 'ItemsToReadForPrincipal')
        when 'array' then content -> 'ItemsToReadForPrincipal' else '[]' end) as link
  ) as names where name <> ''
$$;
create index audits_age on audits ("DateTime", "Id");
create index audits_person on audits (lower("UpnId"), "Id");
create index audits_people on audits using gin (people_named("NewValues"));
`;
