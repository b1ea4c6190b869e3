/** The items that people have to read, for whom they are, and who has read them. */
export const itemsToRead = `
create table items_to_read (
  "Id" integer generated always as identity primary key,
  "Guid" uuid not null unique,
  "Title" text not null,
  "Url" text not null,
  "Deadline" timestamptz(3),
  "IsDraft" boolean not null default false,
  "ItemsToReadForPrincipal" jsonb not null,
  "Modified" timestamptz(3) not null
);

create table read_items (
  "ItemToReadId" integer not null references items_to_read ("Id") on delete cascade,
  "UserId" uuid not null,
  "ReadAt" timestamptz(3) not null,
  primary key ("ItemToReadId", "UserId")
);
create index on read_items ("UserId");
`;
