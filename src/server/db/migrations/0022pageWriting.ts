/**
 * The storage that writing pages needs: working copies; which deletions can still be put back,
 * found without looking through the history; which pictures a text names, so that those that
 * nothing uses can go; and who has a page open, which may be lost with a crash.
 */
export const pageWriting = `
create table working_copies (
  "UserId" uuid not null,
  "Key" text not null,
  "PageId" integer,
  "PageType" smallint not null check ("PageType" in (0, 1, 2)),
  "Title" text not null,
  "Body" text not null,
  "BaseModified" timestamptz(3),
  "Modified" timestamptz(3) not null,
  primary key ("UserId", "Key")
);
create index working_copies_age on working_copies ("Modified");

alter table audits add column "InTrash" boolean not null default false;
alter table audits drop constraint "audits_Action_check";
alter table audits add constraint "audits_Action_check"
  check ("Action" in ('created', 'updated', 'restored', 'deleted', 'purged'));
update audits set "InTrash" = true
  where "Action" = 'deleted' and "Resource" <> 'featuresettings' and not exists (
    select from audits as later
    where later."Resource" = audits."Resource" and later."ResourceId" = audits."ResourceId"
      and later."ResourceKey" is not distinct from audits."ResourceKey" and later."Id" > audits."Id");
create index audits_trash on audits ("Resource", "Id" desc) where "InTrash";
create index audits_trash_age on audits ("DateTime") where "InTrash";

create function image_names(content text) returns text[] immutable language sql as $$
  select coalesce(array_agg(distinct lower(found[1])), '{}')
  from regexp_matches(content, '/images/([0-9a-f]{40}\\.(?:jpg|png|gif))', 'gi') as found
$$;
create index audits_images on audits using gin (image_names("NewValues"::text));
create index working_copies_images on working_copies using gin (image_names("Body"));
alter table images add column "Wanted" timestamptz(3);

create unlogged table page_editors (
  "PageId" integer not null,
  "UserId" uuid not null,
  "Window" uuid not null,
  "UpnId" text not null,
  "DisplayName" text not null,
  "Since" timestamptz(3) not null,
  "Until" timestamptz(3) not null,
  primary key ("PageId", "UserId", "Window")
);
create index page_editors_age on page_editors ("Until");
`;
