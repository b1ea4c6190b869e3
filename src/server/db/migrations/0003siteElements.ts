/** The footer and other pieces of the portal that editors write, one for each type and language. */
export const siteElements = `
create table site_elements (
  "Id" integer generated always as identity primary key,
  "Type" smallint not null check ("Type" in (0, 1, 2)),
  "Language" text not null,
  "Content" text not null,
  "Modified" timestamptz(3) not null,
  unique ("Type", "Language")
);
`;
