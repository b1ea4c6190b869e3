/** Broadcast messages, who has hidden them, and one history for everything that editors write. */
export const broadcastMessages = `
create table broadcast_messages (
  "Id" integer generated always as identity primary key,
  "Title" text not null,
  "Message" text not null,
  "LinkUrl" text,
  "LinkText" text,
  "BroadcastType" smallint not null check ("BroadcastType" in (1, 2, 3)),
  "StartDate" timestamptz(3),
  "EndDate" timestamptz(3),
  "AppTileIds" integer[] not null,
  "ChannelTermIds" uuid[] not null,
  "Created" timestamptz(3) not null,
  "Modified" timestamptz(3) not null
);
create index on broadcast_messages ("EndDate");

create table hidden_broadcast_messages (
  "UserId" uuid not null,
  "BroadcastMessageId" integer not null references broadcast_messages ("Id") on delete cascade,
  primary key ("UserId", "BroadcastMessageId")
);
create index on hidden_broadcast_messages ("BroadcastMessageId");

create index user_terms_followers on user_terms ("Kind", "TermId", "UserId");

create table audits (
  "Id" integer generated always as identity primary key,
  "Resource" text not null,
  "ResourceId" integer not null,
  "DateTime" timestamptz(3) not null,
  "Action" text not null check ("Action" in ('created', 'updated', 'restored', 'deleted')),
  "UpnId" text not null,
  "NewValues" jsonb not null
);
insert into audits ("Id", "Resource", "ResourceId", "DateTime", "Action", "UpnId", "NewValues") overriding system value
  select "Id", 'pages', "PageId", "DateTime", "Action", "UpnId", "NewValues" from page_audits;
select setval(pg_get_serial_sequence('audits', 'Id'), coalesce(max("Id"), 0) + 1, false) from audits;
drop table page_audits;
create index on audits ("Resource", "ResourceId", "Id" desc);
`;
