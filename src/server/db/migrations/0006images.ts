/** Uploaded pictures. They are compressed already: no second compression. */
export const images = `
create table images (
  "Id" integer generated always as identity primary key,
  "Name" text not null unique,
  "Width" integer not null,
  "Height" integer not null,
  "Bytes" bytea not null,
  "Created" timestamptz(3) not null
);
alter table images alter column "Bytes" set storage external;
`;
